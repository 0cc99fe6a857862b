import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as serbian } from '@orama/stemmers/serbian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as tamil } from '@orama/stemmers/tamil';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import type { LanguageCode } from '@winnow/contracts';
import { localeOf } from './locale.ts';
import { withoutEndings } from './without-endings.ts';
import { bareWord, foldWord } from './word-forms.ts';

const stemmers: Partial<Readonly<Record<LanguageCode, (word: string) => string>>> = {
  ar: arabic,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hi: hindi,
  // An accusative ending is also how some words end: what is left of their plural has it still.
  hu: (word) => hungarian(hungarian(word)),
  id: indonesian,
  it: italian,
  lt: lithuanian,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  sv: swedish,
  ta: tamil,
  tr: turkish,
  uk: ukrainian,
};

/** Longer ones are no words; some stemmers take more than linear time. */
const longestWord = 40;

/** Names of products and versions, such as `c++`, `node.js` and `web2`, have no forms. */
const name = /[\p{Nd}+#.@]/u;

const basicLatin = /^[a-z'’-]+$/u;

/** In another script words of Latin letters are English ones; Serbian is written in both. */
const languageOf = (word: string, language: LanguageCode): LanguageCode =>
  language !== 'sr' && basicLatin.test(word) && localeOf(language).script !== 'Latn' ? 'en' : language;

/** Some stemmers fail on words that their authors never met; such a word is its own stem. */
const stemBy = (stemmer: (word: string) => string, word: string): string => {
  try {
    return stemmer(word);
  } catch {
    return word;
  }
};

/** What the forms of a word have in common: a key under which they meet, not a text to show. Deterministic; the word itself, folded, where a language has no forms. Dear: whoever asks often remembers the answers. */
export const stemOf = (word: string, language: LanguageCode): string => {
  const lower = word.normalize('NFC').toLowerCase();
  const own = languageOf(lower, language);
  const bare = bareWord(lower, own);
  const folded = foldWord(bare, own) || word;
  if (word.length > longestWord || name.test(bare)) return folded;
  const stemmer = stemmers[own];
  return stemmer === undefined ? withoutEndings(folded, own) : foldWord(stemBy(stemmer, bare), own) || folded;
};
