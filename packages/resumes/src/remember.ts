import { LRUCache } from 'lru-cache';

/** More texts than most resumes have lines. */
const max = 1_000;

const memories: { readonly clear: () => void }[] = [];

/**
 * A pure function that keeps its answers while a resume is read, as the steps of reading ask the same about a line many times. The key
 * tells its arguments apart. It never holds more than `max` answers.
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

/** Drops all remembered answers: nothing of a resume stays in the process once it is read. */
export const forget = (): void => {
  for (const known of memories) known.clear();
};
