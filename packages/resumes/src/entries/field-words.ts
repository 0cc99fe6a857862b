import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { anyOf, localeViews } from '@winnow/languages';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

/**
 * Patterns that find the field of a degree. Short words between the two mean other things in other languages: those of the language
 * and of English count.
 */
export const fieldWords = lazilyByKey((language: LanguageCode | null) => {
  const own = localeViews().filter(({ code }) => language === null || code === language || code === 'en');
  const prepositions = anyPhrase([...new Set(own.flatMap(({ degreeFields }) => degreeFields?.prepositions ?? []))]);
  const abbreviations = anyOf(wordsOfAll(({ degreeFields }) => degreeFields?.abbreviations));
  const labels = anyPhrase([...new Set(own.flatMap(({ entryLabels }) => entryLabels.field ?? []))]);
  return {
    /** "Major: ", "obor ", "en ": what introduces a field that stands apart from its degree. */
    introduction: new RegExp(String.raw`^(?:(?:${labels})(?:\s*[:：]|(?=\s))|(?:${prepositions})(?=\s))\s*(?=\p{L})`, 'iu'),
    /** The word between a degree and its field. */
    betweenFields: new RegExp(String.raw`\s+(?:${prepositions})\s+(?=["„“«]?\p{L}[\p{L}\p{M}]{2})`, 'iu'),
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
