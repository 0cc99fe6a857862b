import type { ResumeLine } from '../layout/resume-line.ts';

/** A date with its day, as under a letter. */
const fullDate = new RegExp(
  [
    String.raw`\p{Nd}{1,2}[./-]\s?\p{Nd}{1,2}[./-]\s?\p{Nd}{4}`,
    String.raw`\p{Nd}{4}[./年년-]\s?\p{Nd}{1,2}[./月월-]\s?\p{Nd}{1,2}[日일]?`,
    String.raw`\p{Nd}{1,2}\.?\s(?:\p{L}{2,3}\.?\s)?\p{L}[\p{L}\p{M}]{2,11}\.?,?\s(?:\p{L}{2,3}\.?\s)?\p{Nd}{4}`,
    String.raw`\p{L}[\p{L}\p{M}]{2,11}\s\p{Nd}{1,2},\s\p{Nd}{4}`,
  ].join('|'),
  'u',
);

/** How far from the end of a resume place, date and signature may stand. */
const reach = 3;

/** What a line says beside its date: a place, a word for it, a name. */
const maxBeside = { characters: 40, words: 5 } as const;

const isClosing = ({ text, bullet }: ResumeLine): boolean => {
  const found = fullDate.exec(text);
  if (found === null || bullet) return false;
  const beside = text
    .replace(found[0], ' ')
    .replace(/[._…\s]+/gu, ' ')
    .trim();
  return !/\p{Nd}/u.test(beside) && beside.length <= maxBeside.characters && beside.split(' ').length <= maxBeside.words;
};

/**
 * Place, date and signature under a resume: they belong to none of its sections. A date of birth, for which `isPersonal` holds, closes
 * nothing: what follows it is more about the person.
 */
export const closingLines = (
  lines: readonly ResumeLine[],
  isPersonal: (line: ResumeLine) => boolean,
): ReadonlySet<ResumeLine> => {
  const last = lines.slice(-reach);
  const at = last.findIndex((line) => isClosing(line) && !isPersonal(line));
  if (at < 0 || lines.length < 3 * reach) return new Set();
  const signature = last.slice(at + 1);
  const areShort = signature.every(({ text }) => text.split(/\s+/u).length <= maxBeside.words && !/\p{Nd}{4}/u.test(text));
  return new Set(areShort ? last.slice(at) : []);
};
