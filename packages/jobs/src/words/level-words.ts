import type { RequirementLevel } from '@winnow/contracts';
import { hasUnspacedScript } from '@winnow/languages';
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

export type Degree = (typeof levels)[number];

/** Shorter words are no beginnings of others. */
const minStemLength = { level: 4, around: 5 };

const withEndings = (phrase: string, length: number): string => {
  const last = tokensOf(phrase).at(-1)?.key ?? '';
  return last.length >= length && !hasUnspacedScript(phrase) ? `${phrase}*` : phrase;
};

const siblingOf = ({ sibling }: HiringLocale['job']) => (sibling === undefined ? [] : [hiringLocaleOf(sibling).job]);

/** Words of a language that tell a level where an education is asked for. */
export const levelWords = tableOfLanguage(({ job }): Phrases<Degree> => {
  const entriesOf = (levels: Readonly<Partial<Record<string, readonly string[]>>>) =>
    Object.entries(levels).flatMap(([level, phrases]) =>
      (phrases ?? []).map((phrase) => [withEndings(phrase, minStemLength.level), level as Degree] as const),
    );
  return createPhrases([job, ...siblingOf(job)].flatMap(({ education }) => entriesOf(education?.levels ?? {})));
});

/** Words of a language beside a degree or its field that are neither. */
export const wordsAroundDegrees = tableOfLanguage(
  ({ job }): Phrases<true> =>
    createPhrases(
      [job, ...siblingOf(job)]
        .flatMap(({ education }) => education?.around ?? [])
        .map((phrase) => [withEndings(phrase, minStemLength.around), true] as const),
    ),
);
