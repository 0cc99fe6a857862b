import type { Seniority } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters } from '@winnow/languages';
import { hiringLocaleOf, tableOfAllLanguages, tableOfLanguage } from '@winnow/languages/hiring';
import { createPhrases, type Phrases, tokensOf } from '@winnow/skills';

/** Junior levels first: an assistant to a director is not a director. A level that is named says more than "manager". */
const order: readonly Seniority[] = ['intern', 'junior', 'executive', 'senior', 'mid', 'lead'];

const entriesOf = (language: LanguageCode): readonly (readonly [string, Seniority])[] =>
  Object.entries(hiringLocaleOf(language).job.seniority).flatMap(([level, words]) =>
    (words ?? []).map((word) => [word, level as Seniority] as const),
  );

/** Words for the middle level are the same in titles everywhere: those of all languages count. */
const middleOfAll = tableOfAllLanguages((locales) =>
  locales.flatMap(({ job }) => job.seniority.mid ?? []).map((word) => [word, 'mid'] as const),
);

const phrasesOf = tableOfLanguage(
  ({ code }): Phrases<Seniority> =>
    createPhrases([...entriesOf(code), ...(code === 'en' ? [] : entriesOf('en')), ...middleOfAll()]),
);

/** Shorter words end others by chance. */
const minEndLength = 4;

/** The words for leading people that end compounds: "butikschef". */
const leading = tableOfLanguage(({ job }): readonly string[] =>
  (job.seniority.lead ?? []).filter((word) => word.length >= minEndLength && /^\p{Ll}+$/u.test(word)).map(foldLetters),
);

const leads = (word: string, language: LanguageCode): boolean =>
  leading(language).some((end) => word.length > end.length + 2 && word.endsWith(end));

/** The seniority in a job title; null without one. */
export const seniorityOf = (title: string, language: LanguageCode): Seniority | null => {
  const tokens = tokensOf(title);
  const phrases = phrasesOf(language);
  const found = new Set<Seniority>();
  for (let index = 0; index < tokens.length; index += 1) {
    const hit = phrases.at(tokens, index)[0];
    for (const level of hit?.values ?? []) found.add(level);
    if (hit === undefined && leads(tokens[index]?.key ?? '', language)) found.add('lead');
    index += Math.max(0, (hit?.length ?? 1) - 1);
  }
  return order.find((level) => found.has(level)) ?? null;
};
