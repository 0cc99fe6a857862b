import type { LanguageCode } from '@winnow/contracts';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';

/** Longer texts before a period are sentences, in characters. */
const maxHead = 70;

/** So many heads of this form show that it is how the resume tells of its positions. */
const minHeads = 2;

/** Where the head of a position ends that its description follows on the same line: "Chef, March 2026 – now. I have the grill". */
const headEnd = ({ text }: ResumeLine, languages: readonly LanguageCode[]): number | undefined => {
  if (!/\p{Nd}{4}[^.]*\.\s+\p{Lu}/u.test(text)) return undefined;
  const [period] = parseDateRanges(text, languages);
  if (period === undefined || period.end === null) return undefined;
  // A full stop behind the year may be read as part of the date.
  const raw = period.raw.replace(/\.$/u, '');
  const from = text.indexOf(raw);
  const end = from + raw.length;
  return from > 2 && from <= maxHead && /^\)?\.\s+\p{Lu}/u.test(text.slice(end)) && !/[.!?]\s/u.test(text.slice(0, from))
    ? end
    : undefined;
};

/** Parts the heads of positions from the descriptions that follow them on the same line. */
export const splitRunInHeads = (lines: readonly ResumeLine[], language: LanguageCode | null): readonly ResumeLine[] => {
  const languages = language === null ? [] : [language];
  const ends = lines.map((line) => headEnd(line, languages));
  if (ends.filter((end) => end !== undefined).length < minHeads) return lines;
  return lines.flatMap((line, index) => {
    const end = ends[index];
    if (end === undefined) return [line];
    const rest = line.text.slice(end).replace(/^\)?\.\s+/u, '');
    return [
      { ...withText(line, line.text.slice(0, end)), bullet: false },
      { ...withText(line, rest), blockStart: false },
    ];
  });
};
