import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { degreeIn, languageLevelIn, spokenLanguageIn } from '@winnow/languages';
import { soundsLikeInstitution, soundsLikeTitle } from '../entries/cues.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { listItems } from '../lists/list-items.ts';
import { kindByWords } from './kind-by-words.ts';
import type { Section } from './split-sections.ts';

/** What the lines of a section are, whatever they say: entries with dates, prose, or items of a list. */
type Form = {
  /** Entries with a date, those of them that name a school or degree, and those that last from one date to another. */
  readonly dated: number;
  readonly studies: number;
  readonly periods: number;
  readonly items: number;
  /** Items short enough to be names of skills, those that name a spoken language, and those that name a certificate. */
  readonly short: number;
  readonly spoken: number;
  readonly certificates: number;
  /** Items with a number or an abbreviation, as names of certificates often have. */
  readonly coded: number;
  readonly prose: boolean;
  readonly lines: number;
};

/** Longer items say what was done or name what was earned. */
const longestName = { words: 3, characters: 30 };

/** Prose fills a line and ends sentences; items do not. */
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

/** How much the form speaks for a kind; 0 against it. */
const strengths: Readonly<Record<KindOfForm, (form: Form) => number>> = {
  languages: ({ spoken, items, periods }) => (periods === 0 && spoken * 5 >= items * 2 ? spoken : 0),
  education: ({ studies, dated }) => (dated > 0 && studies * 2 >= dated ? studies : 0),
  experience: ({ periods, lines }) => (periods > 0 ? lines : 0),
  summary: ({ prose, dated, lines }) => (prose && dated === 0 ? lines : 0),
  skills: ({ short, items, dated, prose }) => (dated === 0 && !prose && items > 2 && short * 5 >= items * 3 ? short : 0),
  certifications: ({ certificates, coded, items, periods, prose }) =>
    periods === 0 && !prose && (certificates * 3 >= items || coded * 2 > items) ? certificates + coded / 2 : 0,
};

/** Kinds in the order in which their forms are certain. */
const kindsOfForm = Object.keys(strengths) as readonly KindOfForm[];

/** Kinds whose form is that of another kind, too: only words tell them. */
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
  /** The kind that the words of the heading speak of, if the form allows it. */
  readonly said: SectionKind | undefined;
};

const readUnknown = (index: number, section: Section, heading: string, language: LanguageCode | null): Unknown => {
  const form = formOf(section, language);
  const said = kindByWords(heading, language);
  return { index, form, said: said !== undefined && mayBe[said]?.(form) === true ? said : undefined };
};

/** "Languages" of programming: names of one or two plain words, of which none is a spoken language or tells how well it is spoken. */
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
 * Tells what the sections are about whose headings are in no table. A kind that no other heading names goes to the section that has its
 * form most, of those whose words say nothing else; the rest are what their words say, where their form allows it.
 */
export const nameSections = (sections: readonly Section[], language: LanguageCode | null): readonly Section[] => {
  const named = new Set(sections.map(({ kind }) => kind));
  const kinds = new Map<number, SectionKind>();
  const unknown = sections.flatMap((section, index): readonly Unknown[] =>
    section.kind === 'other' && section.heading !== null ? [readUnknown(index, section, section.heading, language)] : [],
  );
  for (const kind of kindsOfForm.filter((each) => !named.has(each))) {
    const doubt = ({ said }: Unknown): number => (said === kind ? 0 : said === undefined ? 1 : 2);
    // Nearly every resume tells of positions, and words of work stand in other headings, too.
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
