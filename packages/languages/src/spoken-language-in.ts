import type { LanguageCode } from '@winnow/contracts/constants';
import { lazily, lazilyByKey, textOf } from '@winnow/kernel';
import { foldLetters } from './heading-key.ts';
import { loadTable } from './load-data.ts';
import { namesInLanguage } from './tables/language-names.ts';

/** The names of the 50 languages in one of them, folded. */
export const languageNamesIn = lazilyByKey(namesInLanguage);

const table = lazily(() => loadTable('language-names'));

const codeOf = (name: string): LanguageCode | undefined => textOf(table(), name) as LanguageCode | undefined;

/** True for a text that is the name of one of the 50 languages, in any of them, and nothing else. */
export const isLanguageName = (text: string): boolean => codeOf(foldLetters(text)) !== undefined;

/** The language named in a text, in any of the 50 languages; null when it is none of the 50. */
export const spokenLanguageIn = (text: string): LanguageCode | null => {
  const folded = foldLetters(text);
  const whole = codeOf(folded);
  if (whole !== undefined) return whole;
  const words = folded.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    const found = codeOf(`${word} ${words[index + 1] ?? ''}`) ?? codeOf(word);
    if (found !== undefined) return found;
  }
  return null;
};
