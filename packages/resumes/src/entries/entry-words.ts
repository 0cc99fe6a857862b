import { lazily } from '@winnow/kernel';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

/** Patterns for words that are not names, from all languages. */
export const entryWords = lazily(() => {
  const asides = anyPhrase(wordsOfAll(({ asides }) => asides?.words));
  const graduation = anyPhrase(wordsOfAll(({ asides }) => asides?.graduation));
  const length = String.raw`\(?\d+\s+\p{L}+(?:,?\s+\d+\s+\p{L}+)?\)?`;
  return {
    /** Durations, seasons and remarks about a graduation are not names. */
    aside: new RegExp(String.raw`^(?:${length}|(?:${asides})(?:[\s:.,\d/]+(?:(?:${asides})(?![\p{L}\p{M}]))?)*)$`, 'iu'),
    graduation: new RegExp(String.raw`[\s,·|]*\(?(?:${graduation})\s*:?\)?$`, 'iu'),
    /** Ranks written after the employer's name; other titles may be preceded by further words of their own. */
    ranks: new Set(wordsOfAll(({ titles }) => titles.ranks)),
  };
});
