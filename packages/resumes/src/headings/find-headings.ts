import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { type KnownHeading, qualifiedHeading } from '@winnow/languages';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { isDocumentTitle, soundsLikeCompany, soundsLikeInstitution, soundsLikeTitle } from '../entries/cues.ts';
import { type BodyStyle, bodyStyle, isEmphasised, isUpperCase, keepsLook, styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { lookUpHeading } from './heading-lookup.ts';
import { headingText, mayBeHeading } from './may-be-heading.ts';
import { tellingLooks } from './telling-looks.ts';

export type Heading = {
  readonly kind: SectionKind;
  readonly text: string;
  /** Text after "Heading:" on the same line. */
  readonly rest: string;
  /** Number of lines of the heading. */
  readonly lines: number;
  readonly languages: readonly LanguageCode[];
};

const hasForm = (line: ResumeLine, body: BodyStyle): boolean =>
  isEmphasised(line, body) || line.blockStart || line.blockSize === 1 || /[:：]$/u.test(line.text);

const asHeading = (known: KnownHeading, text: string, lines: number, rest = ''): Heading => ({
  kind: known.kind,
  text: headingText(text),
  rest,
  lines,
  languages: known.languages,
});

type Found = Map<number, Heading>;

/** A heading that continues on the next line in the same style. */
const lookUpJoined = (
  line: ResumeLine,
  next: ResumeLine | undefined,
  body: BodyStyle,
  language: LanguageCode | null,
): Heading | undefined => {
  if (next === undefined || !keepsLook(line, next) || !isEmphasised(line, body) || !mayBeHeading(next)) return undefined;
  // A narrow column may break a long word without a hyphen.
  for (const both of [`${line.text} ${next.text}`, `${line.text}${next.text}`]) {
    const known = lookUpHeading(both, language);
    if (known !== undefined) return asHeading(known, both, 2);
  }
  return undefined;
};

const isTaken = (found: Found, index: number): boolean => found.has(index) || found.get(index - 1)?.lines === 2;

const addKnown = (lines: readonly ResumeLine[], body: BodyStyle, language: LanguageCode | null, found: Found): void => {
  for (const [index, line] of lines.entries()) {
    // "Resume" at the top is the document title, although some languages also use the word as a heading of the summary.
    const title = found.size === 0 && isDocumentTitle(line.text);
    if (title || isTaken(found, index) || !mayBeHeading(line) || !hasForm(line, body)) continue;
    const joined = lookUpJoined(line, lines[index + 1], body, language);
    const known = joined === undefined ? lookUpHeading(headingText(line.text), language) : undefined;
    const heading = joined ?? (known === undefined ? undefined : asHeading(known, line.text, 1));
    if (heading !== undefined) found.set(index, heading);
  }
};

/** How many of the headings have each style, the most frequent style first. */
const looksOf = (lines: readonly ResumeLine[], found: Found): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const index of found.keys()) {
    const line = lines[index];
    if (line !== undefined) counts.set(styleKey(line), (counts.get(styleKey(line)) ?? 0) + 1);
  }
  return new Map([...counts].toSorted((a, b) => b[1] - a[1]));
};

/** Weaker than `lead` in size, weight or capitals, and not stronger in any. */
const isWeaker = (line: ResumeLine, lead: ResumeLine): boolean => {
  const [upper, leadUpper] = [isUpperCase(line.text), isUpperCase(lead.text)];
  const stronger = line.size > lead.size + 0.4 || (line.bold && !lead.bold) || (upper && !leadUpper);
  const weaker = line.size < lead.size - 0.4 || (!line.bold && lead.bold) || (!upper && leadUpper);
  return weaker && !stronger;
};

/**
 * Removes known headings whose style is weaker than that of three other headings if they are the only ones in this style or
 * repeated: they are labels inside sections, such as "Highlights" in every position.
 */
const dropWeaker = (lines: readonly ResumeLine[], body: BodyStyle, found: Found): void => {
  const looks = looksOf(lines, found);
  const lineOf = (style: string): ResumeLine | undefined =>
    lines.find((line, index) => found.has(index) && styleKey(line) === style);
  const leads = [...looks].filter(([, count]) => count > 2).flatMap(([style]) => lineOf(style) ?? []);
  const times = new Map<string, number>();
  for (const { text } of found.values()) times.set(text, (times.get(text) ?? 0) + 1);
  for (const [index, { text }] of [...found]) {
    const line = lines[index];
    if (line === undefined || !leads.some((lead) => isWeaker(line, lead))) continue;
    const alone = looks.get(styleKey(line)) === 1 && line.size < body.size * 1.3;
    if (alone || (times.get(text) ?? 0) > 1) found.delete(index);
  }
};

/** Sections whose entries are often styled like headings. */
const withEntries: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteering']);

/** Sections whose items may be short lines in capitals. */
const ofItems: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications', 'interests']);

const namesSomething = (text: string): boolean => soundsLikeTitle(text) || soundsLikeCompany(text) || soundsLikeInstitution(text);

const isEntryName = (line: ResumeLine, kind: SectionKind, body: BodyStyle): boolean =>
  (withEntries.has(kind) && namesSomething(line.text)) ||
  (ofItems.has(kind) && line.size <= body.size * 1.15 && (!line.bold || body.bold));

/** Maximum number of unknown lines per known heading in a heading style. With more of them, job titles share the style. */
const maxUnknownPerKnown = 1.5;

/** Maximum share of unknown lines in a heading style that have dates below them. */
const maxOfEntries = 0.6;

/** Above the contact data and the first known heading there are only names. Another column may start with a heading. */
const isInBody = (lines: readonly ResumeLine[], found: Found): ((index: number, line: ResumeLine) => boolean) => {
  const contact = lines.findIndex((line) => line.text.includes('@'));
  const firstFound = lines.findIndex((_, index) => found.has(index));
  const first = contact < 0 || firstFound < 0 ? Math.max(contact, firstFound) : Math.min(contact, firstFound);
  return (index, line) => index >= first || line.column !== lines[first]?.column;
};

/** Adds lines styled like known headings, or in a style that identifies headings without any words. */
const addByForm = (lines: readonly ResumeLine[], body: BodyStyle, language: LanguageCode | null, found: Found): void => {
  const looks = looksOf(lines, found);
  const [[style, known] = ['', 0]] = looks;
  const headed = new Set([...found.keys()].map((index) => lines[index]?.column));
  const telling = tellingLooks(lines, body);
  // A strong style without a known heading is used for names if other styles have known headings.
  const isTelling = (line: ResumeLine): boolean =>
    telling.has(styleKey(line)) && (known < 2 || (looks.get(styleKey(line)) ?? 0) > 1 || !headed.has(line.column));
  const inBody = isInBody(lines, found);
  const alike = [...lines.entries()].filter(
    ([index, line]) =>
      !isTaken(found, index) &&
      inBody(index, line) &&
      ((known > 1 && styleKey(line) === style) || isTelling(line)) &&
      isEmphasised(line, body) &&
      mayBeHeading(line) &&
      parseDateRanges(line.text, []).length === 0,
  );
  const likeHeadings = new Set(alike.map(([index]) => index));
  // Names of entries are above their dates; only some sections start with an entry.
  const namesEntry = (index: number): boolean => {
    const end = [index + 1, index + 2, index + 3].find((each) => likeHeadings.has(each) || found.has(each)) ?? index + 4;
    return lines.slice(index + 1, end).some((line) => parseDateRanges(line.text, []).length > 0);
  };
  const ofEntries = alike.length > 2 && alike.filter(([index]) => namesEntry(index)).length > maxOfEntries * alike.length;
  let before: SectionKind = 'contact';
  for (const [index, line] of lines.entries()) {
    before = found.get(index)?.kind ?? before;
    if (!likeHeadings.has(index) || isTaken(found, index)) continue;
    const qualified = qualifiedHeading(headingText(line.text), language);
    const proven =
      !ofEntries && (isTelling(line) || (!isEntryName(line, before, body) && alike.length <= known * maxUnknownPerKnown));
    const next = lines[index + 1];
    const wrapped = next !== undefined && likeHeadings.has(index + 1) && styleKey(next) === styleKey(line);
    const text = wrapped ? `${line.text} ${next.text}` : line.text;
    if (qualified !== undefined) found.set(index, asHeading(qualified, line.text, 1));
    else if (proven) found.set(index, asHeading({ kind: 'other', languages: [], exact: false }, text, wrapped ? 2 : 1));
    before = found.get(index)?.kind ?? before;
  }
};

/** Sections that contain other sections, each on a line with a label. */
const withLabels: ReadonlySet<SectionKind> = new Set(['summary', 'other', 'languages', 'interests']);

const addInline = (lines: readonly ResumeLine[], language: LanguageCode | null, found: Found): void => {
  let current: SectionKind = 'contact';
  for (const [index, line] of lines.entries()) {
    current = found.get(index)?.kind ?? current;
    if (found.has(index) || line.bullet || !withLabels.has(current)) continue;
    const label = /^([^:：]{3,40})[:：]\s*(\S.*)$/u.exec(line.text);
    if (label === null) continue;
    const known = lookUpHeading(label[1] ?? '', language);
    if (known === undefined || known.kind === 'contact' || known.kind === current) continue;
    found.set(index, asHeading(known, label[1] ?? '', 1, label[2] ?? ''));
    current = known.kind;
  }
};

/** The section headings by line index: known headings that are also styled like headings, then lines in the same style. */
export const findHeadings = (lines: readonly ResumeLine[], language: LanguageCode | null): ReadonlyMap<number, Heading> => {
  const body = bodyStyle(lines);
  const found: Found = new Map();
  addKnown(lines, body, language, found);
  dropWeaker(lines, body, found);
  addByForm(lines, body, language, found);
  addInline(lines, language, found);
  return found;
};
