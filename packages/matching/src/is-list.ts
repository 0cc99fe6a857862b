import type { LanguageCode } from '@winnow/contracts';
import { itemsIn } from './items-in.ts';
import { isUnspaced } from './words.ts';

/**
 * Four or more items, most of them short, are a list wherever they stand, also one joined by "and". The parts of sentences are longer:
 * they have more words, or letters in scripts without spaces. Chosen on the tune jobs of test/judging.
 */
const minItems = 4;
const maxItemLength = 28;
const maxItemWords = 3;
/** Vietnamese writes its syllables apart. */
const maxItemSyllables = 5;
const maxUnspacedLength = 10;
const shortShare = 0.75;

const isShort = (item: string, maxWords: number): boolean =>
  isUnspaced(item) ? item.length <= maxUnspacedLength : item.length <= maxItemLength && item.split(/\s+/u).length <= maxWords;

/** Whether a text is a list of short items rather than a sentence. */
export const isList = (text: string, language: LanguageCode | null): boolean => {
  const items = itemsIn(text, language);
  const maxWords = language === 'vi' ? maxItemSyllables : maxItemWords;
  return items.length >= minItems && items.filter((item) => isShort(item, maxWords)).length >= items.length * shortShare;
};
