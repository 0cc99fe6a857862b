import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { hasTrait } from './has-trait.ts';
import { loadStemmer, type Stemmer } from './load-data.ts';
import { localeOf } from './locale.ts';
import { withoutEndings } from './without-endings.ts';
import { bareWord, foldWord } from './word-forms.ts';

const load = (name: string): Stemmer => {
  const stemmer = loadStemmer(name);
  // A Hungarian accusative ending is also how some words end: what is left of their plural has it still.
  return name === 'hungarian' ? (word) => stemmer(stemmer(word)) : stemmer;
};

/** Loaded when a language is first needed: a worker processes few of them. */
const stemmerOf = lazilyByKey((language: LanguageCode): Stemmer | null => {
  const { stemmer: name } = localeOf(language);
  return name === undefined ? null : load(name);
});

/** Longer ones are not words; some stemmers take more than linear time. */
const maxWordLength = 40;

/** Names of products and versions, such as `c++`, `node.js` and `web2`, have no forms. */
const productName = /[\p{Nd}+#.@]/u;

const basicLatin = /^[a-z'’-]+$/u;

/** In other scripts, words in Latin letters are English, unless the language is written in both. */
const languageOf = (word: string, language: LanguageCode): LanguageCode => {
  if (!basicLatin.test(word)) return language;
  const locale = localeOf(language);
  return locale.script === 'Latn' || hasTrait(locale, 'also_latin') ? language : 'en';
};

/** Some stemmers fail on unexpected words; such a word is its own stem. */
const stemBy = (stemmer: (word: string) => string, word: string): string => {
  try {
    return stemmer(word);
  } catch {
    return word;
  }
};

/**
 * The stem shared by the forms of a word: a key for comparison, not a text to show. Deterministic; the folded word itself in
 * languages without forms. Expensive: frequent callers should cache the results.
 */
export const stemOf = (word: string, language: LanguageCode): string => {
  const lower = word.normalize('NFC').toLowerCase();
  const own = languageOf(lower, language);
  const bare = bareWord(lower, own);
  const folded = foldWord(bare, own) || word;
  if (word.length > maxWordLength || productName.test(bare)) return folded;
  const stemmer = stemmerOf(own);
  return stemmer === null ? withoutEndings(folded, own) : foldWord(stemBy(stemmer, bare), own) || folded;
};
