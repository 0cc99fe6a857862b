/** How many of the first values hold, in a list of `length` in which all that hold stand before all others; by binary search. */
export const partitionPoint = (length: number, holds: (index: number) => boolean): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};
