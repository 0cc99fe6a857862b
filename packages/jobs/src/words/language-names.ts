import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters, hasAdjoiningWords, languageNamesIn } from '@winnow/languages';
import { type HiringLocale, tableOfAllLanguages, tableOfLanguage } from '@winnow/languages/hiring';
import { createPhrases, type Phrases } from '@winnow/skills';

const shortestStarred = 4;

const formsOf = (name: string, { endings, prefix }: HiringLocale['job']['languageNames']): readonly string[] => {
  // Without its word for "language", a Vietnamese name is a word like any other.
  if (prefix !== undefined && !name.startsWith(`${foldLetters(prefix)} `)) return [];
  if (endings === 'none' || hasAdjoiningWords(name) || name.length < shortestStarred) return [name];
  if (endings === 'added') return [name, `${name}*`];
  return [name, ...[1, 2].map((cut) => `${name.slice(0, Math.max(shortestStarred, name.length - cut))}*`)];
};

/** The names of languages in one of them, with their usual endings. */
export const languageNamePhrases = tableOfLanguage(({ code, job: { languageNames } }): Phrases<LanguageCode> => {
  const names = [...Object.entries(languageNames.more ?? {}), ...languageNamesIn(code)];
  return createPhrases(names.flatMap(([name, named]) => formsOf(name, languageNames).map((form) => [form, named] as const)));
});

export type LanguageNameSigns = {
  /** Words that show that the name before them is that of a language: "English skills". */
  readonly followedBy: ReadonlySet<string>;
  /** "Englischkenntnisse", "engelskkunskaper" */
  readonly suffixes: readonly string[];
  /** "Finland" */
  readonly countries: readonly string[];
};

/** What tells names of languages from other words, in any language; folded. */
export const languageNameSigns = tableOfAllLanguages((locales): LanguageNameSigns => {
  const names = locales.map(({ job }) => job.languageNames);
  return {
    followedBy: new Set(names.flatMap(({ followedBy }) => followedBy ?? []).map(foldLetters)),
    suffixes: [...new Set(names.flatMap(({ suffixes }) => suffixes ?? []).map(foldLetters))],
    countries: [...new Set(names.flatMap(({ countries }) => countries ?? []).map(foldLetters))],
  };
});
