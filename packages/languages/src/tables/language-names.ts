import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { foldLetters } from '../heading-key.ts';
import { allLocales, localeOf } from '../locale.ts';

/** The tag under which Intl knows one of the 50 languages. */
export const tagOf = (code: LanguageCode): string => (code === 'tl' ? 'fil' : code === 'no' ? 'nb' : code);

const add = (names: Map<string, LanguageCode>, name: string, code: LanguageCode): void => {
  const key = foldLetters(name);
  if (key.length > 1 && !names.has(key)) names.set(key, code);
};

/** The names of the 50 languages in one of them, folded. */
export const namesInLanguage = (locale: LanguageCode): ReadonlyMap<string, LanguageCode> => {
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

/** The names of the 50 languages in all of them, folded, with their codes. */
export const writeLanguageNames = (): Iterable<readonly [name: string, code: string]> => {
  const all = new Map<string, LanguageCode>();
  for (const { languageNames } of allLocales()) {
    for (const [code, more] of Object.entries(languageNames?.more ?? {})) {
      for (const name of more) add(all, name, code as LanguageCode);
    }
  }
  for (const locale of languageCodes) for (const [name, code] of namesInLanguage(locale)) if (!all.has(name)) all.set(name, code);
  return all;
};
