import { LRUCache } from 'lru-cache';

/** More than most resumes have lines. */
const max = 1_000;

const memories: { readonly clear: () => void }[] = [];

/**
 * Caches a pure function while a resume is parsed, because several steps ask the same about each line. `keyOf` must identify the
 * arguments. Holds at most `max` results.
 */
export const remember = <Arguments extends readonly unknown[], T>(
  answer: (...of: Arguments) => T,
  keyOf: (...of: Arguments) => string,
): ((...of: Arguments) => T) => {
  const known = new LRUCache<string, { readonly value: T }>({ max: max });
  memories.push(known);
  return (...of) => {
    const key = keyOf(...of);
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = answer(...of);
    known.set(key, { value });
    return value;
  };
};

/** Clears all caches, so that nothing of a resume stays in the process after parsing. */
export const forget = (): void => {
  for (const known of memories) known.clear();
};
