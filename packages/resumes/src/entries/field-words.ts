import { lazily } from '@winnow/kernel';
import { anyOf } from '@winnow/languages';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

/** Patterns that find the field of a degree, with the words of all languages. */
export const fieldWords = lazily(() => {
  const prepositions = anyPhrase(wordsOfAll(({ degreeFields }) => degreeFields?.prepositions));
  const abbreviations = anyOf(wordsOfAll(({ degreeFields }) => degreeFields?.abbreviations));
  return {
    /** The word between a degree and its field. */
    betweenFields: new RegExp(String.raw`\s+(?:${prepositions})\s+(?=\p{L}{3})`, 'iu'),
    // In English, "of Arts" and "of Science" are part of the degree and not a field.
    afterPreposition: new RegExp(String.raw`(?:\s(?:${prepositions})|\sof(?=\s+(?!(?:science|arts)\s)))\s+(.{3,60})$`, 'iu'),
    /** "B.Sc. Physics": the capitalised text after a short degree word. */
    afterAbbreviation: new RegExp(
      String.raw`^(?:\p{L}{1,4}\.){1,4}\s+(\p{L}.{2,60})$|^(?:${abbreviations})\.?\s+(\p{Lu}.{2,60})$`,
      'u',
    ),
    none: new Set(wordsOfAll(({ degreeFields }) => degreeFields?.none)),
  };
});
