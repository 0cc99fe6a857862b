/** The end of a sentence; not behind an initial, a number of a list or a short abbreviation. */
const sentenceEnd =
  /(?<=\p{L}\p{M}*\p{L}\p{M}*\p{L}\p{M}*[.!?…]["”»)]?|\d{3}[.!?]|[!?;]|\))\s+(?=["„“«(]?[\p{Lu}\p{Lo}\p{Nd}])|(?<=[。！？؟।॥؛])\s*/gu;

/** Lines this short are not divided. */
const minLength = 40;

/** The statements of a text: its lines, and of long lines the sentences. */
export const statementsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => (line.length < minLength ? [line] : line.split(sentenceEnd)))
    .filter((statement) => statement.trim() !== '');
