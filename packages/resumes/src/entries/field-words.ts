import { anyOf } from '@winnow/languages';
import { lazily } from '../lazily.ts';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

/** How the field of a degree is found, with the words of all languages. */
export const fieldWords = lazily(() => {
  const prepositions = anyPhrase(wordsOfAll(({ degreeFields }) => degreeFields?.prepositions));
  const abbreviations = anyOf(wordsOfAll(({ degreeFields }) => degreeFields?.abbreviations));
  return {
    // "Of Arts" and "of Science" belong to the degree and tell no field: a rule of English.
    afterPreposition: new RegExp(String.raw`(?:\s(?:${prepositions})|\sof(?=\s+(?!(?:science|arts)\s)))\s+(.{3,60})$`, 'iu'),
    /** "B.Sc. Physics": what follows a short degree word with a capital. */
    afterAbbreviation: new RegExp(
      String.raw`^(?:\p{L}{1,4}\.){1,4}\s+(\p{L}.{2,60})$|^(?:${abbreviations})\.?\s+(\p{Lu}.{2,60})$`,
      'u',
    ),
    none: new Set(wordsOfAll(({ degreeFields }) => degreeFields?.none)),
  };
});
