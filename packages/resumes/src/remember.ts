/** More than most resumes have lines. */
const max = 1_000;

/** In the place of an answer that is undefined, which most are: to tell it from none takes no second search. */
const nothing = Symbol('nothing');

const memories: { readonly clear: () => void }[] = [];

/** Answers that are kept while a resume is parsed: the last `max`. */
type Memory<T> = {
  readonly get: (key: string | object) => T | undefined;
  readonly set: (key: string | object, value: T) => void;
};

/** Creates a memory that is empty again after a resume was parsed. */
export const createMemory = <T>(): Memory<T> => {
  const known = new Map<string | object, T>();
  memories.push(known);
  return {
    get: (key) => known.get(key),
    set: (key, value) => {
      if (known.size >= max) known.delete(known.keys().next().value ?? '');
      known.set(key, value);
    },
  };
};

/**
 * Caches a pure function while a resume is parsed, because several steps ask the same about each line. `keyOf` must identify the
 * arguments. Holds the last `max` results: a map, because hits are so many that the order of a cache by use would cost more.
 */
export const remember = <Arguments extends readonly unknown[], T>(
  answer: (...of: Arguments) => T,
  keyOf: (...of: Arguments) => string | object,
): ((...of: Arguments) => T) => {
  const known = createMemory<T | typeof nothing>();
  return (...of) => {
    const key = keyOf(...of);
    const found = known.get(key);
    if (found !== undefined) return found === nothing ? (undefined as T) : found;
    const value = answer(...of);
    known.set(key, value === undefined ? nothing : value);
    return value;
  };
};

/** Clears all caches, so that nothing of a resume stays in the process after parsing. */
export const forget = (): void => {
  for (const known of memories) known.clear();
};
