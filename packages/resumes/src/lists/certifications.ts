import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { parseDateRanges, withoutDates } from '../dates/parse-date-ranges.ts';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { readList } from './plain-lists.ts';

/** Texts with more words describe. */
const maxNameLength = 20;

/**
 * The name on a line, without what stands apart from it: dates in a cell of their own, and who gave it behind a bar. Null for a
 * line of dates only.
 */
const nameOn = (line: ResumeLine, languages: readonly LanguageCode[]): ResumeLine | null => {
  const isDate = (text: string): boolean =>
    withoutDates(text, parseDateRanges(text, languages)).every((rest) => !/\p{L}{2}/u.test(rest));
  const named = line.cells.filter((cell) => !isDate(cell));
  const [name] = named.join(' ').split(/\s+\|\s+/u);
  if (name === undefined || named.length === 0) return null;
  return name === line.text ? line : withText(line, name);
};

/** Lines in the style of the first one name certificates when others stand between them: who gave it, a description. */
const namesAmong = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const [first] = lines;
  if (first === undefined) return lines;
  const names = lines.filter((line) => styleKey(line) === styleKey(first));
  const others = lines.length - names.length;
  return others >= names.length ? names : lines;
};

/** The certificates in the lines: their names, without dates and issuers. */
export const readCertifications = (
  lines: readonly ResumeLine[],
  languages: readonly LanguageCode[],
): readonly ExtractedText[] => {
  const named = lines.flatMap((line) => nameOn(line, languages) ?? []);
  const names = new Set(namesAmong(named));
  return readList(named.filter((line) => names.has(line))).filter(({ value }) => value.split(/\s+/u).length <= maxNameLength);
};
