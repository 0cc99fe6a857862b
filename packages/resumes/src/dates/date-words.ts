import { lazily } from '@winnow/kernel';
import { anyOf, casedScripts, localeOf } from '@winnow/languages';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

const cased = new RegExp(`[${casedScripts}]`, 'u');

/** What may follow a year or a word attached to it. */
const end = String.raw`(?=[\s,،;)-]|$)`;

/** Matches words also without their dots and the spaces after these. */
const withOptionalDots = (words: readonly string[]): string =>
  anyOf(words).replaceAll('\\.', '\\.?\\s?').replace(/[’']/gu, "[’']");

/**
 * What may follow a year: abbreviations with their dot, also directly after a dot, or words. In scripts with case, words need a
 * preceding space.
 */
const afterYear = (words: readonly string[]): string => {
  const dotted = words.filter((word) => word.endsWith('.')).map((word) => word.slice(0, -1));
  const spaced = words.filter((word) => !word.endsWith('.') && cased.test(word));
  const others = words.filter((word) => !word.endsWith('.') && !cased.test(word));
  return String.raw`\.?\s?(?:${anyOf(dotted)})\.${end}|\.(?=[\s-]|$)|\s(?:${anyOf(spaced)})${end}|\s?(?:${anyOf(others)})${end}`;
};

/** A word with a dot ends at the dot; a word without must be followed by a boundary. */
const afterMonth = (words: readonly string[]): string =>
  words.map((word) => (word.endsWith('.') ? anyOf([word]) : `${anyOf([word])}${end}`)).join('|');

/** Patterns for the text between and after the parts of a date, from all languages. */
export const dateWords = lazily(() => {
  const ordinals = anyOf(wordsOfAll(({ dates }) => dates?.ordinals));
  const beforeMonth = anyPhrase(wordsOfAll(({ dates }) => dates?.beforeMonth));
  const beforeYear = withOptionalDots(wordsOfAll(({ dates }) => dates?.beforeYear));
  const yearBeforeMonth = anyOf(wordsOfAll(({ dates }) => dates?.yearBeforeMonth));
  return {
    leadingDay: new RegExp(String.raw`(\d{1,2})(?:${ordinals}|º|ª|\.)?,?\s+(?:(?:${beforeMonth})\s+)?`, 'y'),
    // Only English puts the day between month and year.
    middleDay: new RegExp(String.raw`[\s.]*(\d{1,2})(?:${anyOf(localeOf('en').dates?.ordinals ?? [])})?,?\s+(?=\d{4})`, 'y'),
    beforeYear: new RegExp(String.raw`[\s,،./'’-]*(?:(?:${beforeYear})[\s,،]*)?`, 'y'),
    afterYear: new RegExp(afterYear(wordsOfAll(({ dates }) => dates?.afterYear)), 'y'),
    yearThenMonth: new RegExp(String.raw`\.?,?\s*(?:(?:${yearBeforeMonth})\.?\s+)?(?:(\d{1,2})\.\s*)?`, 'y'),
    /** Lithuanian adds "month" after its name: 2021 m. kovo mėn. */
    afterMonth: new RegExp(String.raw`\s(?:${afterMonth(wordsOfAll(({ dates }) => dates?.afterMonth))})`, 'y'),
  };
});
