/** A part of a statement between two commas. Offsets are UTF-16 units of the statement. */
export type Clause = {
  readonly start: number;
  readonly end: number;
  /** What precedes it does not apply to it. */
  readonly hard: boolean;
};

type Span = { readonly start: number; readonly end: number };

const opening = /[(（[]/u;
const closing = /[)）\]]/u;

/** Brackets that say something of what they name: "(Salesforce preferred)". */
const speakingBrackets = (text: string, names: readonly Span[], cues: readonly Span[]): readonly Span[] =>
  [...text.matchAll(/[(（[][^()（）[\]]*[)）\]]/gu)]
    .map(({ 0: bracket, index }) => ({ start: index, end: index + bracket.length }))
    .filter(({ start, end }) => [names, cues].every((spans) => spans.some((span) => span.start > start && span.end < end)));

/** The clauses of a statement, cut at semicolons, at commas outside brackets, and around brackets that hold both a name and a cue. */
export const clausesOf = (text: string, names: readonly Span[], cues: readonly Span[]): readonly Clause[] => {
  const brackets = speakingBrackets(text, names, cues);
  const edges = new Set(brackets.flatMap(({ start, end }) => [start, end - 1]));
  const clauses: Clause[] = [];
  let start = 0;
  let depth = 0;
  let hard = true;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (opening.test(sign)) depth += 1;
    else if (closing.test(sign)) depth = Math.max(0, depth - 1);
    const strong = /[;；]/u.test(sign) || edges.has(index);
    const decimal = /\d/u.test(text[index - 1] ?? '') && /\d/u.test(text[index + 1] ?? '');
    const comma = depth === 0 && /[,，、،؛]/u.test(sign) && !decimal;
    if (!strong && !comma) continue;
    clauses.push({ start, end: index, hard });
    start = index + 1;
    hard = strong;
  }
  return [...clauses, { start, end: text.length, hard }];
};

/** The number of the clause that holds an offset. */
export const clauseAt = (clauses: readonly Clause[], offset: number): number => {
  const index = clauses.findIndex(({ end }) => offset <= end);
  return index < 0 ? clauses.length - 1 : index;
};
