import type { LanguageCode } from '@winnow/contracts';
import { withEnglish } from '@winnow/languages';
import { tableOfAllLanguages } from '@winnow/languages/hiring';
import type { ResumeLine } from '../layout/resume-line.ts';
import { closingLines } from './closing-lines.ts';
import type { Section } from './split-sections.ts';

/** "Nationality: …" */
const labelled = /^([^:：]{2,40}?)\s*[:：]\s*([^:：|·•;@]{1,60})$/u;

/** More digits than a date of birth has belong to a number to call. */
const maxDigits = 8;

const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The labels of nationality, birth, age, gender, marital status, religion and photo, by language. */
const labels = tableOfAllLanguages(
  (locales) =>
    new Map(
      locales.map(({ code, personal }) => [
        code,
        new Set([...personal.anywhere, ...personal.labels].map((label) => keyOf(label.replace(/\*$/u, '')))),
      ]),
    ),
);

/** True for the label of what only describes the person, such as "Date of birth", in the language of the resume or in English. */
export const isPersonalLabel = (text: string, language: LanguageCode | null): boolean =>
  withEnglish(language).some((code) => labels().get(code)?.has(keyOf(text)));

const isPersonal = ({ text }: ResumeLine, languages: readonly LanguageCode[]): boolean => {
  const [, label, value = ''] = labelled.exec(text) ?? [];
  if (label === undefined || value.replace(/\P{Nd}/gu, '').length > maxDigits) return false;
  const key = keyOf(label);
  return languages.some((language) => labels().get(language)?.has(key));
};

/** A line about the person, and the line before it that stays. */
type Personal = { readonly line: ResumeLine; readonly after: ResumeLine | undefined };

/** The lines without those that only tell what must never count, and without place, date and signature, which are kept apart: no line is told by how many of them there are. */
export const setPersonalApart = (
  lines: readonly ResumeLine[],
  language: LanguageCode | null,
): { readonly lines: readonly ResumeLine[]; readonly personal: readonly Personal[] } => {
  const languages = withEnglish(language);
  const isOwn = (line: ResumeLine): boolean => isPersonal(line, languages);
  const closing = closingLines(lines, isOwn);
  const found = new Set(lines.filter((line) => closing.has(line) || isOwn(line)));
  if (found.size === 0) return { lines, personal: [] };
  const blocks = Map.groupBy(found, ({ block }) => block);
  const opened = new Set([...found].filter(({ blockStart }) => blockStart).map(({ block }) => block));
  const kept: ResumeLine[] = [];
  const personal: Personal[] = [];
  for (const line of lines) {
    const { block, blockStart, blockSize } = line;
    const fewer = blocks.get(block)?.length ?? 0;
    if (found.has(line)) personal.push({ line, after: kept.at(-1) });
    else if (fewer === 0) kept.push(line);
    else kept.push({ ...line, blockSize: blockSize - fewer, blockStart: blockStart || opened.delete(block) });
  }
  return { lines: kept, personal };
};

/** The sections in which the text of such a line stays where it is printed. */
const about: ReadonlySet<string> = new Set(['contact', 'other']);

/** The sections with the lines about the person, which are contact data where another section would have them. */
export const withPersonal = (sections: readonly Section[], personal: readonly Personal[]): readonly Section[] => {
  if (personal.length === 0) return sections;
  const top = sections.find(({ kind }) => kind === 'contact') ?? sections[0];
  const homeOf = (after: ResumeLine | undefined): Section | undefined =>
    sections.find(
      ({ kind, headingLine, lines }) =>
        about.has(kind) && after !== undefined && (headingLine === after || lines.includes(after)),
    );
  const placed = personal.map((own) => ({ ...own, home: homeOf(own.after) }));
  return sections.map((section) => {
    const own = placed.filter(({ home }) => (home ?? top) === section);
    if (own.length === 0) return section;
    const behind = (line: ResumeLine | null): readonly ResumeLine[] =>
      own.filter(({ after, home }) => home === section && after === line).map((each) => each.line);
    const rest = own.filter(({ home }) => home === undefined).map((each) => each.line);
    return {
      ...section,
      lines: [...behind(section.headingLine), ...section.lines.flatMap((line) => [line, ...behind(line)]), ...rest],
    };
  });
};
