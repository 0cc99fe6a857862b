/** How many beginnings are told apart; two with the same mark only cost a search. One bit for each stays near the processor. */
const marks = 8_192;

/** Marks of how words begin, to pass most places of a text without a search. */
export type Beginnings = Uint32Array;

/** The mark of a beginning with one more sign, by that of the signs before it. */
export const markOf = (before: number, code: number): number => (before * 31 + code) & (marks - 1);

/** Whether any beginning has the mark. */
export const hasMark = (beginnings: Beginnings, mark: number): boolean =>
  ((beginnings[mark >> 5] as number) & (1 << (mark & 31))) !== 0;

/** The marks of these beginnings. */
export const createBeginnings = (beginnings: Iterable<string>): Beginnings => {
  const created = new Uint32Array(marks / 32);
  for (const beginning of beginnings) {
    let mark = 0;
    for (let index = 0; index < beginning.length; index += 1) mark = markOf(mark, beginning.charCodeAt(index));
    created[mark >> 5] = (created[mark >> 5] as number) | (1 << (mark & 31));
  }
  return created;
};

/** The first place from an index on where a beginning of three signs may be; negative if there is none. */
export const nextMarked = (beginnings: Beginnings, text: string, from: number): number => {
  let [first, second] = [text.charCodeAt(from), text.charCodeAt(from + 1)];
  for (let index = from + 2; index < text.length; index += 1) {
    const third = text.charCodeAt(index);
    // As `markOf` would of the three, one after another.
    const mark = (first * 961 + second * 31 + third) & (marks - 1);
    if (((beginnings[mark >> 5] as number) & (1 << (mark & 31))) !== 0) return index - 2;
    first = second;
    second = third;
  }
  return -1;
};
