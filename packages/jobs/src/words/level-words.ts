import type { RequirementLevel } from '@winnow/contracts';
import { foldLetters, hasUnspacedScript } from '@winnow/languages';
import { type HiringLocale, hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { createPhrases, type Phrases, tokensOf } from '@winnow/skills';

/** Lowest first: of several accepted degrees, the lowest is required. */
export const levels = [
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const satisfies readonly RequirementLevel[];

/** A field stands behind words that are before one, and before words that are behind one. */
export type FieldMark = 'before' | 'behind';

export type Degree = (typeof levels)[number];

/** Shorter words are no beginnings of others. */
const minStemLength = { level: 4, around: 5 };

const withEndings = (phrase: string, length: number): string => {
  const last = tokensOf(phrase).at(-1)?.key ?? '';
  return last.length >= length && !hasUnspacedScript(phrase) ? `${phrase}*` : phrase;
};

const siblingOf = ({ sibling }: HiringLocale['job']) => (sibling === undefined ? [] : [hiringLocaleOf(sibling).job]);

type EducationWords = NonNullable<HiringLocale['job']['education']>;

const tableOfLevels = (listOf: (education: EducationWords) => Readonly<Partial<Record<string, readonly string[]>>> | undefined) =>
  tableOfLanguage(({ job }): Phrases<Degree> => {
    const entries = [job, ...siblingOf(job)].flatMap(({ education }) =>
      Object.entries((education && listOf(education)) ?? {}).flatMap(([level, phrases]) =>
        (phrases ?? []).map((phrase) => [withEndings(phrase, minStemLength.level), level as Degree] as const),
      ),
    );
    return createPhrases(entries);
  });

/** Words of a language that tell a level where an education is asked for. */
export const levelWords = tableOfLevels(({ levels }) => levels);

/** Words of a language that do so where nothing else tells it. */
export const usualLevelWords = tableOfLevels(({ otherwise }) => otherwise);

/** Words of a language beside a degree or its field that are neither. */
export const wordsAroundDegrees = tableOfLanguage(
  ({ job }): Phrases<true> =>
    createPhrases(
      [job, ...siblingOf(job)]
        .flatMap(({ education }) => education?.around ?? [])
        .map((phrase) => [withEndings(phrase, minStemLength.around), true] as const),
    ),
);

/** Words of a language that say on which side of them a field stands. */
export const fieldMarks = tableOfLanguage(
  ({ job }): Phrases<FieldMark> =>
    createPhrases(
      [job, ...siblingOf(job)].flatMap(({ education }) =>
        (['before', 'behind'] as const).flatMap((side) =>
          (education?.fields?.[side] ?? []).map((phrase) => [withEndings(phrase, minStemLength.around), side] as const),
        ),
      ),
    ),
);

/** Last parts of compounds whose first part is a field, the longest first. */
export const fieldEndings = tableOfLanguage(({ job }): readonly (readonly [ending: string, level: Degree])[] =>
  [job, ...siblingOf(job)]
    .flatMap(({ education }) =>
      Object.entries(education?.endings ?? {}).flatMap(([level, endings]) =>
        (endings ?? []).map((ending) => [foldLetters(ending), level as Degree] as const),
      ),
    )
    .toSorted(([a], [b]) => b.length - a.length),
);

/** First parts of such compounds that are no field. */
export const noFields = tableOfLanguage(
  ({ job }): ReadonlySet<string> =>
    new Set([job, ...siblingOf(job)].flatMap(({ education }) => education?.fields?.none ?? []).map(foldLetters)),
);
