/** Splits a capacity among those who want some of it: equal parts, and what one does not need goes to the others. */
export const shareEvenly = (wanted: readonly number[], capacity: number): readonly number[] => {
  const granted = wanted.map(() => 0);
  let left = capacity;
  let open = wanted.flatMap((want, index) => (want > 0 ? [index] : []));
  while (open.length > 0 && left > 1e-9) {
    const part = left / open.length;
    for (const index of open) {
      const more = Math.min(part, (wanted[index] ?? 0) - (granted[index] ?? 0));
      granted[index] = (granted[index] ?? 0) + more;
      left -= more;
    }
    open = open.filter((index) => (wanted[index] ?? 0) - (granted[index] ?? 0) > 1e-9);
  }
  return granted;
};
