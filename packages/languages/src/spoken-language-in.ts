import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { foldLetters } from './heading-key.ts';
import { allLocales, localeOf } from './locale.ts';

const tagOf = (code: LanguageCode): string => (code === 'tl' ? 'fil' : code === 'no' ? 'nb' : code);

const add = (names: Map<string, LanguageCode>, name: string, code: LanguageCode): void => {
  const key = foldLetters(name);
  if (key.length > 1 && !names.has(key)) names.set(key, code);
};

const namesIn = (locale: LanguageCode): ReadonlyMap<string, LanguageCode> => {
  const names = new Map<string, LanguageCode>();
  const display = new Intl.DisplayNames([tagOf(locale)], { type: 'language', fallback: 'none' });
  const beginnings = localeOf(locale).languageNames?.beginnings ?? [];
  for (const code of languageCodes) {
    const name = display.of(tagOf(code));
    if (name === undefined) continue;
    add(names, name, code);
    // Many languages say "the Arabic language": the name is what is left.
    for (const part of name.split(/\s+/u)) if (part.length >= 4 && !beginnings.includes(part)) add(names, part, code);
    for (const beginning of beginnings) if (name.startsWith(beginning)) add(names, name.slice(beginning.length).trim(), code);
  }
  return names;
};

/** The names of the 50 languages in one of them, folded. */
export const languageNamesIn = lazilyByKey(namesIn);

const allNames = lazily((): ReadonlyMap<string, LanguageCode> => {
  const all = new Map<string, LanguageCode>();
  for (const { languageNames } of allLocales()) {
    for (const [code, more] of Object.entries(languageNames?.more ?? {})) {
      for (const name of more) add(all, name, code as LanguageCode);
    }
  }
  for (const locale of languageCodes) for (const [name, code] of namesIn(locale)) if (!all.has(name)) all.set(name, code);
  return all;
});

/** True for a text that is the name of one of the 50 languages, in any of them, and nothing else. */
export const isLanguageName = (text: string): boolean => allNames().has(foldLetters(text));

/** The language named in a text, in any of the 50 languages; null when it is none of the 50. */
export const spokenLanguageIn = (text: string): LanguageCode | null => {
  const known = allNames();
  const folded = foldLetters(text);
  const whole = known.get(folded);
  if (whole !== undefined) return whole;
  const words = folded.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    const found = known.get(`${word} ${words[index + 1] ?? ''}`) ?? known.get(word);
    if (found !== undefined) return found;
  }
  return null;
};
