import { lazily } from '@winnow/kernel';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

const caseless = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Patterns for words between the names of an entry, and for words that are not names, from all languages. */
export const entryWords = lazily(() => {
  const prepositions = wordsOfAll(({ companies }) => companies?.prepositions);
  const attached = prepositions.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const apart = anyPhrase(prepositions.filter((word) => !word.endsWith('*')));
  // In scripts without capitals, a word for an employer shows where one is named.
  const employers = anyPhrase(
    wordsOfAll(({ companies, institutions }) => [...(companies?.words ?? []), ...institutions.parts]).filter((word) =>
      caseless.test(word),
    ),
  );
  const asides = anyPhrase(wordsOfAll(({ asides }) => asides?.words));
  const graduation = anyPhrase(wordsOfAll(({ asides }) => asides?.graduation));
  const length = String.raw`\(?\d+\s+\p{L}+(?:,?\s+\d+\s+\p{L}+)?\)?`;
  return {
    employedAt: new RegExp(
      String.raw`\s+(?:${apart})\s+(?=\p{Lu})|\s+(?:(?:${apart})\s+|${anyPhrase(attached)})(?=(?:${employers})(?!\p{L}))`,
      'u',
    ),
    /** The same word at the end of a piece, where the name of the employer is set in another style. */
    leadsToEmployer: new RegExp(String.raw`\s+(?:@|${apart})$`, 'u'),
    /** Durations, seasons and remarks about a graduation are not names. */
    aside: new RegExp(String.raw`^(?:${length}|(?:${asides})[\s:.\d/]*)$`, 'iu'),
    graduation: new RegExp(String.raw`[\s,·|]*\(?(?:${graduation})\s*:?\)?$`, 'iu'),
    /** Ranks written after the employer's name; other titles may be preceded by further words of their own. */
    ranks: new Set(wordsOfAll(({ titles }) => titles.ranks)),
  };
});
