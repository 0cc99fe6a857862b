import type { Seniority } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { createPhrases, type Phrases, tokensOf } from '@winnow/skills';

/** Beginners first: an assistant of a director is no director. Then the highest. */
const order: readonly Seniority[] = ['intern', 'junior', 'executive', 'lead', 'senior', 'mid'];

/** The locales name no middle level; these words stand in titles everywhere. */
const middle: readonly string[] = [
  'mid',
  'mid level',
  'midlevel',
  'medior',
  'intermediate',
  'semi senior',
  '中级',
  '中級',
  'ミドル',
];

const entriesOf = (language: LanguageCode): readonly (readonly [string, Seniority])[] =>
  Object.entries(hiringLocaleOf(language).job.seniority).flatMap(([level, words]) =>
    words.map((word) => [word, level as Seniority] as const),
  );

const known = new Map<LanguageCode, Phrases<Seniority>>();

const phrasesOf = (language: LanguageCode): Phrases<Seniority> => {
  const phrases =
    known.get(language) ??
    createPhrases([
      ...entriesOf(language),
      ...(language === 'en' ? [] : entriesOf('en')),
      ...middle.map((word) => [word, 'mid'] as const),
    ]);
  known.set(language, phrases);
  return phrases;
};

/** The level that the words of a job title tell; null when they tell none. */
export const seniorityOf = (title: string, language: LanguageCode): Seniority | null => {
  const tokens = tokensOf(title);
  const phrases = phrasesOf(language);
  const found = new Set<Seniority>();
  for (let index = 0; index < tokens.length; index += 1) {
    const hit = phrases.at(tokens, index)[0];
    for (const level of hit?.values ?? []) found.add(level);
    index += Math.max(0, (hit?.length ?? 1) - 1);
  }
  return order.find((level) => found.has(level)) ?? null;
};
