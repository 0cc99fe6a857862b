import { lazily } from '../lazily.ts';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

/** Patterns of the words that stand between the names of an entry or name nothing, with the words of all languages. */
export const entryWords = lazily(() => {
  const prepositions = anyPhrase(wordsOfAll(({ companies }) => companies?.prepositions));
  const asides = anyPhrase(wordsOfAll(({ asides }) => asides?.words));
  const graduation = anyPhrase(wordsOfAll(({ asides }) => asides?.graduation));
  const length = String.raw`\(?\d+\s+\p{L}+(?:,?\s+\d+\s+\p{L}+)?\)?`;
  return {
    employedAt: new RegExp(String.raw`\s+(?:${prepositions})\s+(?=\p{Lu})`, 'u'),
    /** Lengths of time, seasons and remarks on a graduation name nothing. */
    aside: new RegExp(String.raw`^(?:${length}|(?:${asides})[\s:.\d/]*)$`, 'iu'),
    graduation: new RegExp(String.raw`[\s,·|]*\(?(?:${graduation})\s*:?\)?$`, 'iu'),
    /** Ranks that are set behind the employer's name; other titles may have words of their own before them. */
    ranks: new Set(wordsOfAll(({ titles }) => titles.ranks)),
  };
});
