import { lazily } from '@winnow/kernel';
import { anyOf } from '@winnow/languages';
import type { DateRange } from '../dates/parse-date-ranges.ts';
import { wordsOfAll } from '../words-of-all.ts';
import { isLegalForm } from './cues.ts';
import type { DatedLine } from './dated-line.ts';

/** Longer lines are descriptions, not names. */
const maxHeadLength = 110;

/** A full stop that does not end a sentence: "Inc.", "d.o.o." */
const abbreviated = lazily(() => {
  const known = anyOf(wordsOfAll(({ abbreviations }) => abbreviations));
  const initials = String.raw`(?:^|[\s(])\p{L}{1,2}\.\s?(?:\p{L}{1,2}\.\s?)*\p{L}{1,2}`;
  return new RegExp(String.raw`(?:(?<![\p{L}\p{M}\p{Nd}_])(?:${known})|${initials})\.$`, 'iu');
});

/** "Kol. 2019.": the full stop is part of the date. */
const endsWithDate = (text: string, dates: readonly DateRange[]): boolean => {
  const last = dates.at(-1)?.raw;
  return last !== undefined && text.replace(/\.$/u, '').endsWith(last.replace(/\.$/u, ''));
};

/** Measures each name separately and without the period after it: a head with several names may be a long line. */
export const isLong = ({ line: { cells }, dates }: DatedLine): boolean =>
  cells
    .flatMap((cell) => cell.split(/\s[|｜•·]\s/u))
    .some((name) => name.length - (endsWithDate(name, dates) ? (dates.at(-1)?.raw.length ?? 0) : 0) > maxHeadLength);

/**
 * A sentence ends with a full stop and, in scripts with case, at least two in five of its words start in lower case. Names are
 * capitalised.
 */
export const isSentence = ({ line: { text }, dates }: DatedLine): boolean => {
  if (!/[.。।]$/u.test(text)) return false;
  const words = text.split(/\s+/u);
  if (words.length <= 6 || abbreviated().test(text) || isLegalForm(words.at(-1) ?? '') || endsWithDate(text, dates)) return false;
  return !/\p{Lu}/u.test(text) || words.filter((word) => /^\p{Ll}/u.test(word)).length * 5 >= words.length * 2;
};

/** A period, or a date at the start or end of a short line, is that of an entry; a date inside a sentence is not. */
export const isHeadDate = (dated: DatedLine): boolean => {
  const { line, dates } = dated;
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined || isLong(dated) || isSentence(dated)) return false;
  const atEnd = line.text.endsWith(last.raw) || line.text.endsWith(`${last.raw})`) || line.text.startsWith(first.raw);
  return first.end !== null || line.cells.length > 1 || (atEnd && line.text.length <= 80);
};
