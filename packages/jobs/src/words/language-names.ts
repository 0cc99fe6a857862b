import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters, hasAdjoiningWords, languageNamesIn, localeOf } from '@winnow/languages';
import { type HiringLocale, tableOfAllLanguages, tableOfLanguage } from '@winnow/languages/hiring';
import { createPhrases, type Phrases } from '@winnow/skills';

const minStarredLength = 4;

/** Shorter beginnings are those of many words. */
const minCutLength = 5;

type Names = HiringLocale['job']['languageNames'];

const formsOf = (name: string, { endings, needsBeginning }: Names, beginnings: readonly string[]): readonly string[] => {
  if (needsBeginning === true && !beginnings.some((beginning) => name.startsWith(`${beginning} `))) return [];
  if (endings === 'none' || hasAdjoiningWords(name) || name.length < minStarredLength) return [name];
  if (endings === 'added') return [name, `${name}*`];
  const cuts = [1, 2].map((cut) => name.slice(0, name.length - cut)).filter((cut) => cut.length >= minCutLength);
  return [name, ...(cuts.length === 0 ? [name] : cuts).map((cut) => `${cut}*`)];
};

/** The names of languages in one of them, with their usual endings. */
export const languageNamePhrases = tableOfLanguage(({ code, job: { languageNames } }): Phrases<LanguageCode> => {
  const known = localeOf(code).languageNames;
  const beginnings = (known?.beginnings ?? []).map(foldLetters);
  const more = [known?.more, languageNames.more].flatMap((each) =>
    Object.entries(each ?? {}).flatMap(([named, names]) => names.map((name) => [name, named as LanguageCode] as const)),
  );
  return createPhrases(
    [...more, ...languageNamesIn(code)].flatMap(([name, named]) =>
      formsOf(name, languageNames, beginnings).map((form) => [form, named] as const),
    ),
  );
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
