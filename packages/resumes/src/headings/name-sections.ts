import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { degreeIn, languageLevelIn, spokenLanguageIn } from '@winnow/languages';
import { soundsLikeInstitution, soundsLikeTitle } from '../entries/cues.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { listItems } from '../lists/list-items.ts';
import { kindByWords } from './kind-by-words.ts';
import type { Section } from './split-sections.ts';

/** The form of a section's lines, independent of their words: entries with dates, prose, or list items. */
type Form = {
  /** Dated entries; those with a school or degree; those with a period. */
  readonly dated: number;
  readonly studies: number;
  readonly periods: number;
  readonly items: number;
  /** Items short enough for names of skills; those that are spoken languages; those that are certificates. */
  readonly short: number;
  readonly spoken: number;
  readonly certificates: number;
  /** Items with a number or an abbreviation, as in many names of certificates. */
  readonly coded: number;
  readonly prose: boolean;
  readonly lines: number;
};

/** Longer items describe work or name an award. */
const longestName = { words: 3, characters: 30 };

/** Prose fills lines and ends sentences; items do not. */
const isProse = (lines: readonly ResumeLine[]): boolean => {
  const text = lines.map((line) => line.text).join(' ');
  return !lines.some((line) => line.bullet) && text.length >= 60 && /[.。।!؟۔።]/u.test(text.slice(30));
};

const isStudy =
  (language: LanguageCode | null) =>
  ({ head, body }: Entry): boolean =>
    head.some(({ line }) => degreeIn(line.text, language) !== undefined) ||
    (body.length === 0 && head.some(({ line }) => soundsLikeInstitution(line.text) && !soundsLikeTitle(line.text)));

const formOf = ({ lines }: Section, language: LanguageCode | null): Form => {
  const entries = splitEntries(lines, language === null ? [] : [language]);
  const items = listItems(lines).map(({ label, text }) => (label === null ? text : `${label}: ${text}`));
  const count = <T>(list: readonly T[], holds: (each: T) => boolean): number => list.filter(holds).length;
  return {
    dated: count(entries, ({ head }) => head.some(({ dates }) => dates.length > 0)),
    studies: count(entries, isStudy(language)),
    periods: count(entries, ({ head }) => head.some(({ dates }) => dates.some(({ end }) => end !== null))),
    items: items.length,
    short: count(items, (text) => text.split(/\s+/u).length <= longestName.words && text.length <= longestName.characters),
    spoken: count(items, (text) => text.length <= 60 && spokenLanguageIn(text) !== null),
    certificates: count(items, (text) => kindByWords(text, language) === 'certifications'),
    coded: count(items, (text) => text.length <= 80 && /\d|\p{Lu}{2}/u.test(text)),
    prose: isProse(lines),
    lines: lines.length,
  };
};

type KindOfForm = 'languages' | 'education' | 'experience' | 'summary' | 'skills' | 'certifications';

/** How strongly the form indicates a kind; 0 excludes it. */
const strengths: Readonly<Record<KindOfForm, (form: Form) => number>> = {
  languages: ({ spoken, items, periods }) => (periods === 0 && spoken * 5 >= items * 2 ? spoken : 0),
  education: ({ studies, dated }) => (dated > 0 && studies * 2 >= dated ? studies : 0),
  experience: ({ periods, lines }) => (periods > 0 ? lines : 0),
  summary: ({ prose, dated, lines }) => (prose && dated === 0 ? lines : 0),
  skills: ({ short, items, dated, prose }) => (dated === 0 && !prose && items > 2 && short * 5 >= items * 3 ? short : 0),
  certifications: ({ certificates, coded, items, periods, prose }) =>
    periods === 0 && !prose && (certificates * 3 >= items || coded * 2 > items) ? certificates + coded / 2 : 0,
};

/** Kinds in decreasing order of how reliably their form identifies them. */
const kindsOfForm = Object.keys(strengths) as readonly KindOfForm[];

/** Kinds that share the form of another kind, so that only words identify them. */
const mayBe: Readonly<Partial<Record<SectionKind, (form: Form) => boolean>>> = {
  volunteering: () => true,
  projects: () => true,
  awards: () => true,
  publications: () => true,
  certifications: () => true,
  interests: ({ dated }) => dated === 0,
  languages: ({ spoken }) => spoken > 0,
  references: ({ periods }) => periods === 0,
  skills: ({ dated }) => dated === 0,
  summary: ({ dated }) => dated === 0,
  education: ({ dated, studies }) => dated > 0 || studies > 0,
  experience: ({ dated, periods }) => dated > 0 || periods > 0,
};

type Unknown = {
  readonly index: number;
  readonly form: Form;
  /** The kind that the words of the heading indicate, if the form allows it. */
  readonly said: SectionKind | undefined;
};

const readUnknown = (index: number, section: Section, heading: string, language: LanguageCode | null): Unknown => {
  const form = formOf(section, language);
  const said = kindByWords(heading, language);
  return { index, form, said: said !== undefined && mayBe[said]?.(form) === true ? said : undefined };
};

/**
 * True for programming languages under "Languages": names of one or two plain words without a spoken language or a language
 * level.
 */
const isOfCode = ({ kind, lines }: Section): boolean => {
  const items = kind === 'languages' ? listItems(lines) : [];
  return (
    items.length > 1 &&
    items.every(
      ({ text, label }) =>
        label === null && /^[!-~]+(?: [!-~]+)?$/u.test(text) && spokenLanguageIn(text) === null && languageLevelIn(text) === null,
    )
  );
};

/**
 * Determines the kinds of sections with unknown headings. A kind without a known heading goes to the section whose form matches
 * it best, among those whose words do not indicate another kind. The other sections get the kind that their words indicate, if
 * their form allows it.
 */
export const nameSections = (sections: readonly Section[], language: LanguageCode | null): readonly Section[] => {
  const named = new Set(sections.map(({ kind }) => kind));
  const kinds = new Map<number, SectionKind>();
  const unknown = sections.flatMap((section, index): readonly Unknown[] =>
    section.kind === 'other' && section.heading !== null ? [readUnknown(index, section, section.heading, language)] : [],
  );
  for (const kind of kindsOfForm.filter((each) => !named.has(each))) {
    const doubt = ({ said }: Unknown): number => (said === kind ? 0 : said === undefined ? 1 : 2);
    // Nearly every resume has positions, and words for work also occur in other headings.
    const maxDoubt = kind === 'experience' ? 2 : 1;
    const fit = unknown
      .filter((each) => !kinds.has(each.index) && strengths[kind](each.form) > 0 && doubt(each) <= maxDoubt)
      .toSorted((a, b) => doubt(a) - doubt(b) || strengths[kind](b.form) - strengths[kind](a.form));
    for (const { index } of kind === 'languages' ? fit : fit.slice(0, 1)) kinds.set(index, kind);
  }
  for (const { index, said } of unknown) if (!kinds.has(index) && said !== undefined) kinds.set(index, said);
  return sections.map((section, index) => ({
    ...section,
    kind: isOfCode(section) ? 'skills' : (kinds.get(index) ?? section.kind),
  }));
};
