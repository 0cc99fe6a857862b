/** The end of a sentence; not behind an initial, a number of a list or a short abbreviation, nor before a number behind one of three letters ("art. 30"). */
const sentenceEnd =
  /(?<=\p{L}\p{M}*\p{L}\p{M}*\p{L}\p{M}*[.!?…]["”»)]?|\d{3}[.!?]|[!?;]|\))(?!(?<=(?<!\p{L})\p{L}{3}\.)\s+\p{Nd})\s+(?=["„“«(]?[\p{Lu}\p{Lo}\p{Nd}])|(?<=[。！？؟।॥؛])\s*/gu;

/** Lines this short are not divided. */
const minLength = 40;

/** What stands between these signs is one name, as of a program, or one saying. */
const pairs = [
  ['«', '»'],
  ['(', ')'],
  ['“', '”'],
  ['„', '“'],
  ['「', '」'],
  ['『', '』'],
  ['（', '）'],
] as const;

/** Whether a pair that begins in a text ends in the one behind it. */
const goesOn = (first: string, second: string): boolean =>
  pairs.some(([open, close]) => {
    const [ends, begins] = [second.indexOf(close), second.indexOf(open)];
    return first.lastIndexOf(open) > first.lastIndexOf(close) && ends >= 0 && (begins < 0 || ends < begins);
  });

const sentencesOf = (line: string): readonly string[] => {
  const parts: string[] = [];
  let start = 0;
  let end = 0;
  for (const part of line.split(sentenceEnd)) {
    const at = line.indexOf(part, end);
    if (end > start && !goesOn(line.slice(start, end), line.slice(end))) {
      parts.push(line.slice(start, end));
      start = at;
    }
    end = at + part.length;
  }
  return [...parts, line.slice(start, end)];
};

/** The statements of a text: its lines, and of long lines the sentences. */
export const statementsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => (line.length < minLength ? [line] : sentencesOf(line)))
    .filter((statement) => statement.trim() !== '');
