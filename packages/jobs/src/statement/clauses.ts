/** A part of a statement between two commas. Offsets are UTF-16 units of the statement. */
export type Clause = { readonly start: number; readonly end: number };

const opening = /[(（[]/u;
const closing = /[)）\]]/u;

/** The clauses of a statement, cut at semicolons, and at commas outside brackets. */
export const clausesOf = (text: string): readonly Clause[] => {
  const clauses: Clause[] = [];
  let start = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (opening.test(sign)) depth += 1;
    else if (closing.test(sign)) depth = Math.max(0, depth - 1);
    const decimal = /\d/u.test(text[index - 1] ?? '') && /\d/u.test(text[index + 1] ?? '');
    const comma = depth === 0 && /[,，、،؛]/u.test(sign) && !decimal;
    if (!/[;；]/u.test(sign) && !comma) continue;
    clauses.push({ start, end: index });
    start = index + 1;
  }
  return [...clauses, { start, end: text.length }];
};

/** The number of the clause that holds an offset. */
export const clauseAt = (clauses: readonly Clause[], offset: number): number => {
  const index = clauses.findIndex(({ end }) => offset <= end);
  return index < 0 ? clauses.length - 1 : index;
};
