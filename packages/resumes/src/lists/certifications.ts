import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { parseDateRanges, withoutDates } from '../dates/parse-date-ranges.ts';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { certificatesIn } from './certificates-in.ts';
import { readList } from './plain-lists.ts';

/** Texts with more words describe. */
const maxNameLength = 20;

/** A line with more points lists certificates. */
const maxParts = 3;

/** Longer blocks are lists, and no certificates with their issuers. */
const maxBlock = 3;

/** How much larger the names are than what is said about them. */
const larger = 1.05;

const isDate = (text: string, languages: readonly LanguageCode[]): boolean => {
  const dates = /\p{Nd}/u.test(text) ? parseDateRanges(text, languages) : [];
  return dates.length > 0 && withoutDates(text, dates).every((rest) => !/\p{L}{2}/u.test(rest));
};

/** "Forklift licence, Harbour Academy, May 2012": the name, before issuer and date. A year alone may belong to the name. */
const beforeIssuer = (text: string, languages: readonly LanguageCode[]): string => {
  const [bar] = text.split(/\s+\|\s+/u);
  const points = text.split(/\s+[·•/–—]\s+/u);
  if (bar !== undefined && bar !== text) return bar;
  const [first = text, ...others] = points.length > maxParts ? [text] : points;
  if (others.length > 0 && (text.includes('·') || others.some((part) => isDate(part, languages)))) return first;
  const parts = text.split(/[,，،]\s*/u);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || !isDate(last, languages)) return text;
  if (parts.length === 2) return /^\p{Nd}{4}\p{L}?$/u.test(last) ? text : (parts[0] ?? text);
  const end = text.lastIndexOf(parts.at(-2) ?? '', text.length - last.length);
  return text.slice(0, end).replace(/[,，،\s]+$/u, '');
};

/** The cells of a line that are no dates. */
const namedCells = ({ cells }: ResumeLine, languages: readonly LanguageCode[]): readonly string[] =>
  cells.filter((cell) => !isDate(cell, languages) && /\p{L}{2}/u.test(cell));

/** Rows of a table with the date in a cell of its own: the name is the first of the others, before who gave it. */
const tableRows = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly ResumeLine[] => {
  const isRow = ({ cells }: ResumeLine): boolean => cells.length > 2 && cells.some((cell) => isDate(cell, languages));
  if (lines.filter(isRow).length < 2) return lines;
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    // The labels of the columns.
    if (!isRow(line)) return next !== undefined && isRow(next) && line.cells.length === next.cells.length ? [] : [line];
    const [name] = namedCells(line, languages);
    return name === undefined ? [] : [withText(line, name)];
  });
};

/** The name on a line, without what stands apart from it: dates in a cell of their own, who gave it. Null for a line of dates only. */
const nameOn = (line: ResumeLine, languages: readonly LanguageCode[]): ResumeLine | null => {
  const named = namedCells(line, languages);
  if (named.length === 0 || isDate(line.text, languages)) return null;
  const name = beforeIssuer(named.join(' '), languages);
  return name === line.text ? line : withText(line, name);
};

/** The lines that begin a block, where each certificate has its own: the others tell who gave it. */
const firstOfBlocks = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const blocks = [...Map.groupBy(lines, ({ block }) => block).values()];
  const isPaired =
    blocks.length > 1 &&
    blocks.every(({ length }) => length <= maxBlock) &&
    lines.every(({ bullet, box }) => !bullet && box !== null);
  if (!isPaired || blocks.every(({ length }) => length < 2)) return lines;
  return blocks.flatMap((block) => block.filter((line, index) => index === 0 || /^\p{Ll}/u.test(line.text)));
};

/** Lines in the style of the first one name certificates, those in a lesser style tell who gave it, or describe. */
const namesAmong = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const [first] = lines;
  if (first === undefined) return lines;
  const names = lines.filter((line) => styleKey(line) === styleKey(first));
  const isLesser = (line: ResumeLine): boolean => first.size > line.size * larger || (first.bold && !line.bold);
  if (lines.length - names.length >= names.length) return names;
  return firstOfBlocks(lines.filter((line) => names.includes(line) || !isLesser(line)));
};

/** The certificates in the lines: their names, without dates and issuers. */
export const readCertifications = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly ExtractedText[] =>
  readList(certificatesIn(namesAmong(tableRows(lines, languages).flatMap((line) => nameOn(line, languages) ?? [])))).filter(
    ({ value }) => value.split(/\s+/u).length <= maxNameLength,
  );
