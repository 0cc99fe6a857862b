import type { LanguageCode } from '@winnow/contracts/constants';
import { allLocales, type Locale } from '../locale.ts';
import { wordsIn } from '../words-in.ts';

/** A language that contains a word: the word's position, and its weight. */
export type WordUse = { readonly code: LanguageCode; readonly place: number; readonly weight: number };

/** Words of headings, verbs, labels and degrees: they also indicate a language, less reliably than function words. */
const vocabularyOf = (locale: Locale): ReadonlySet<string> => {
  const { headings, actionVerbs, contactLabels, degrees, present } = locale;
  const texts = [
    ...Object.values(headings),
    actionVerbs,
    ...Object.values(contactLabels),
    ...Object.values(degrees),
    present,
  ].flat();
  const known = new Set(locale.stopWords);
  return new Set(texts.flatMap((text) => wordsIn(text.toLowerCase())).filter((word) => word.length > 2 && !known.has(word)));
};

/** Weight of a vocabulary word relative to a stop word. */
const vocabularyWeight = 0.6;

/** The words that indicate languages: `de12` is the position of a stop word of German, `de120v` that of another word. */
export const writeWordUses = (): Iterable<readonly [word: string, uses: string]> => {
  const uses = new Map<string, string[]>();
  for (const locale of allLocales()) {
    const stopWords = new Set(locale.stopWords);
    for (const [place, word] of [...stopWords, ...vocabularyOf(locale)].entries())
      uses.set(word, [...(uses.get(word) ?? []), `${locale.code}${place}${stopWords.has(word) ? '' : 'v'}`]);
  }
  return [...uses].map(([word, written]) => [word, written.join(' ')] as const);
};

/** Parses the uses of a word. */
export const readWordUses = (uses: string): readonly WordUse[] =>
  uses.split(' ').map((use) => ({
    code: use.slice(0, 2) as LanguageCode,
    place: Number.parseInt(use.slice(2), 10),
    weight: use.endsWith('v') ? vocabularyWeight : 1,
  }));
