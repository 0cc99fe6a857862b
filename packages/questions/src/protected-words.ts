import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { foldLetters } from '@winnow/languages';
import words from '../data/protected-words.json' with { type: 'json' };

/** Scripts in which words begin with articles and prepositions, or have no spaces around them. */
const anywhere =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Ethiopic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

type Find = (folded: string) => boolean;

const beginsIn = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{M}]$/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  return false;
};

const findersOf = lazilyByKey((language: LanguageCode): readonly Find[] =>
  words[language].map((word): Find => {
    const folded = foldLetters(word);
    return anywhere.test(folded) ? (text) => text.includes(folded) : (text) => beginsIn(text, folded);
  }),
);

/**
 * Whether a text touches what no interviewer may ask about (family, age, health, religion, origin and the like), where the source that
 * it is about does not: a teacher may be asked about children.
 */
export const touchesProtected = (text: string, source: string, language: LanguageCode): boolean => {
  const [own, given] = [foldLetters(text), foldLetters(source)];
  return findersOf(language).some((find) => find(own) && !find(given));
};
