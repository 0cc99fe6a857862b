import type { ExtractedText, LanguageCode, SectionKind } from '@winnow/contracts';
import { parseDateRanges, withoutDates } from '../dates/parse-date-ranges.ts';
import { type DatedLine, datedLine } from '../entries/dated-line.ts';
import type { HeadContext } from '../entries/piece-evidence.ts';
import { readHeads } from '../entries/read-heads.ts';
import { extracted } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { isLabelAlone, splitLabel } from '../headings/split-label.ts';
import type { Section } from '../headings/split-sections.ts';
import { appendLine } from '../layout/append-line.ts';
import { letterKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Texts with more words describe. */
const maxNameLength = 20;

/** Longer blocks are lists, and no certificates with their issuers. */
const maxBlock = 3;

/** How much larger the names are than what is said about them. */
const larger = 1.05;

const isDate = (text: string, languages: readonly LanguageCode[]): boolean => {
  const dates = /\p{Nd}/u.test(text) ? parseDateRanges(text, languages) : [];
  return dates.length > 0 && withoutDates(text, dates).every((rest) => !/\p{L}{2}/u.test(rest));
};

/** The lines without the labels of the columns of a table with dates. */
const withoutColumnLabels = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly ResumeLine[] => {
  const isRow = ({ cells }: ResumeLine): boolean => cells.length > 2 && cells.some((cell) => isDate(cell, languages));
  if (lines.filter(isRow).length < 2) return lines;
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    return isRow(line) || next === undefined || !isRow(next) || line.cells.length !== next.cells.length;
  });
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
  const names = lines.filter((line) => letterKey(line) === letterKey(first));
  const isLesser = (line: ResumeLine): boolean => first.size > line.size * larger || (first.bold && !line.bold);
  if (lines.length - names.length >= names.length) return names;
  return firstOfBlocks(lines.filter((line) => names.includes(line) || !isLesser(line)));
};

/** The lines of certificates, each as a head: one name or several, with dates, issuers, numbers and until when they are valid. */
export const certificateHeads = (
  lines: readonly ResumeLine[],
  languages: readonly LanguageCode[],
): readonly (readonly DatedLine[])[] =>
  paragraphsOf(namesAmong(withoutColumnLabels(lines, languages).filter(({ text }) => !isDate(text, languages))))
    .map((paragraph) => paragraph.reduce(appendLine))
    .map((line) => [datedLine(line, languages)]);

/** Sections whose labels may tell of certificates. */
const withLabels: ReadonlySet<SectionKind> = new Set(['contact', 'summary', 'education', 'skills', 'languages', 'other']);

const asksForCertificates = (label: string): boolean => lookUpHeading(label, null)?.kind === 'certifications';

/** What stands behind a label for certificates in another section, or below it: "Certificates: PMP, PRINCE2". */
const behindLabels = (lines: readonly ResumeLine[]): readonly ResumeLine[] =>
  lines.flatMap((line, index) => {
    const labelled = splitLabel(line.text);
    if (labelled !== undefined) return asksForCertificates(labelled.label) ? [withText(line, labelled.rest)] : [];
    const above = lines[index - 1]?.text ?? '';
    return isLabelAlone(above) && asksForCertificates(above) ? [line] : [];
  });

/** The certificates in a resume: their names, without dates and issuers. */
export const readCertifications = (
  sections: readonly Section[],
  languages: readonly LanguageCode[],
  context: HeadContext,
): readonly ExtractedText[] =>
  sections
    .map(({ kind, lines }) => (kind === 'certifications' ? lines : withLabels.has(kind) ? behindLabels(lines) : []))
    .flatMap((lines) => readHeads(certificateHeads(lines, languages), 'certifications', context).map((read) => read()))
    .flat()
    .filter(({ role, text }) => role === 'certificate' && text.split(/\s+/u).length <= maxNameLength)
    .map(({ text, confidence, line }) => extracted(text, confidence, line));
