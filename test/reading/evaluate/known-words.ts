import type { LanguageCode } from '@winnow/contracts';
import { allLocales, degreeIn, headingKey } from '@winnow/languages';
import { parseDateRanges } from '@winnow/resumes';
import type { GeneratedResume, Period, PrintedDate } from '../generated-resume.ts';
import { plainForm, printPeriod } from '../print-dates.ts';
import { type SectionName, sectionNames, type Vocabulary } from '../vocabulary.ts';

/** Which words of a vocabulary the tables of Winnow have. */
export type KnownWords = {
  readonly heading: (kind: SectionName, heading: string) => boolean;
  readonly degree: (degree: Vocabulary['degrees'][number]) => boolean;
  /** A pattern of dates: figures need no table; of words, most months must be understood. */
  readonly monthYear: (pattern: string) => boolean;
  readonly date: (date: PrintedDate) => boolean;
  readonly range: (range: string) => boolean;
  readonly present: (word: string) => boolean;
};

let headingTable: ReadonlySet<string> | undefined;

const headings = (): ReadonlySet<string> => {
  headingTable ??= new Set(
    allLocales().flatMap((locale) =>
      sectionNames.flatMap((kind) => locale.headings[kind].map((heading) => `${kind} ${headingKey(heading)}`)),
    ),
  );
  return headingTable;
};

const hasLetters = (pattern: string): boolean => /\p{L}/u.test(pattern.replace(/\{(?:MM|M|year|start|end)\}/g, ''));

const once = <T>(decide: (item: T) => boolean): ((item: T) => boolean) => {
  const decided = new Map<T, boolean>();
  return (item) => {
    const known = decided.get(item) ?? decide(item);
    decided.set(item, known);
    return known;
  };
};

export const knownWordsOf = (vocabulary: Vocabulary): KnownWords => {
  const language = vocabulary.language as LanguageCode;
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const isUnderstood = ({ printed, iso }: PrintedDate): boolean =>
    !/\p{L}/u.test(printed) || parseDateRanges(printed, [language])[0]?.start.iso === iso;
  return {
    heading: (kind, heading) => headings().has(`${kind} ${headingKey(heading)}`),
    degree: once(({ printed, level }) => degreeIn(printed, language) === level),
    monthYear: once((pattern) => {
      if (!hasLetters(pattern)) return true;
      const dates = months.map(
        (month) => printPeriod(plainForm(vocabulary, pattern, '{start}'), { year: 2019, month }, null).start,
      );
      return dates.filter(isUnderstood).length > 6;
    }),
    date: isUnderstood,
    range: once((range) => {
      if (!hasLetters(range)) return true;
      const [read] = parseDateRanges(range.replace('{start}', '2015').replace('{end}', '2018'), [language]);
      return read?.start.iso === '2015' && read.end?.iso === '2018';
    }),
    present: once((word) => parseDateRanges(`2015 – ${word}`, [language])[0]?.end?.current === true),
  };
};

export const wordModes = ['known', 'any', 'unknown'] as const;

/** Which words resumes are made of: those in the tables, all, or as far as there are any those that are not in the tables. */
export type WordMode = (typeof wordModes)[number];

/** The vocabulary with those words alone; a list that would be empty stays as it is. */
export const narrowVocabulary = (vocabulary: Vocabulary, known: KnownWords, mode: WordMode): Vocabulary => {
  if (mode === 'any') return vocabulary;
  const keep = <T>(items: readonly T[], isKnown: (item: T) => boolean): readonly T[] => {
    const kept = items.filter((item) => isKnown(item) === (mode === 'known'));
    return kept.length === 0 ? items : kept;
  };
  const kept = (kind: SectionName) => keep(vocabulary.headings[kind], (heading) => known.heading(kind, heading));
  return {
    ...vocabulary,
    headings: {
      summary: kept('summary'),
      experience: kept('experience'),
      education: kept('education'),
      skills: kept('skills'),
      languages: kept('languages'),
      certifications: kept('certifications'),
      projects: kept('projects'),
      volunteering: kept('volunteering'),
    },
    degrees: keep(vocabulary.degrees, known.degree),
    monthYear: keep(vocabulary.monthYear, known.monthYear),
    ranges: keep(vocabulary.ranges, known.range),
    present: keep(vocabulary.present, known.present),
  };
};

const periodsOf = ({ sections }: GeneratedResume): readonly Period[] =>
  sections.flatMap(({ content }) =>
    content.form === 'experience' || content.form === 'education' ? content.entries.map(({ period }) => period) : [],
  );

/** The words of a resume that are not in the tables. */
export const unknownWords = (resume: GeneratedResume, known: KnownWords): readonly string[] => {
  const { sections, range } = resume;
  const studies = sections.flatMap(({ content }) => (content.form === 'education' ? content.entries : []));
  const periods = periodsOf(resume);
  return [
    ...sections.filter(({ kind, heading }) => !known.heading(kind, heading)).map(({ heading }) => heading),
    ...studies.filter(({ degree }) => !known.degree(degree)).map(({ degree }) => degree.printed),
    ...periods
      .flatMap(({ start, end }) => [start, ...(end === null ? [] : [end])])
      .filter((date) => !known.date(date))
      .map(({ printed }) => printed),
    ...periods.filter(({ end, present }) => end === null && !known.present(present)).map(({ present }) => present),
    ...[range].filter((each) => !known.range(each)),
  ];
};
