/** More texts than most resumes have lines. */
const most = 500;

/**
 * A pure function that keeps its last answers: the steps of one parse ask the same about a line many times. The key tells its arguments
 * apart. It holds fewer than twice `most` answers: the older ones go when the newer are so many.
 */
export const remember = <Arguments extends readonly unknown[], T>(
  answer: (...of: Arguments) => T,
  keyOf: (...of: Arguments) => string,
): ((...of: Arguments) => T) => {
  let newer = new Map<string, { readonly value: T }>();
  let older = newer;
  return (...of) => {
    const key = keyOf(...of);
    const recent = newer.get(key);
    if (recent !== undefined) return recent.value;
    const known = older.get(key) ?? { value: answer(...of) };
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(key, known);
    return known.value;
  };
};
