import { anyOf, foldLetters, hasUnspacedScript, localeViews } from '@winnow/languages';
import { hiringLocaleOf, tableOfAllLanguages, tableOfLanguage } from '@winnow/languages/hiring';
import { spansOf } from '../text/spans-of.ts';
import { titleWords } from './title-words.ts';

const notWithin = '(?<![\\p{L}\\p{M}])';

const byLength = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted((a, b) => b.length - a.length);

const partly = (words: readonly string[]): RegExp =>
  new RegExp(anyOf(byLength(words.map(foldLetters)).filter((word) => word.length > 2 || hasUnspacedScript(word))), 'u');

const wholly = (words: readonly string[], flags = 'u'): RegExp => {
  const folded = byLength(words.map((word) => (flags === 'u' ? foldLetters(word) : word)));
  const [spaced, unspaced] = [folded.filter((word) => !hasUnspacedScript(word)), folded.filter(hasUnspacedScript)];
  const patterns = [
    ...(spaced.length === 0 ? [] : [`${notWithin}(?:${anyOf(spaced)})(?![\\p{L}\\p{M}])`]),
    ...(unspaced.length === 0 ? [] : [anyOf(unspaced)]),
  ];
  return new RegExp(patterns.join('|'), flags);
};

/** The words in and around names of positions and employers, in any language. */
export const nameWords = tableOfAllLanguages((hiring) => {
  const locales = localeViews();
  const titles = hiring.flatMap(({ job }) => job.titles ?? []);
  const seekers = titles.flatMap((each) => each.seekers ?? []);
  const introduce = hiring.flatMap(({ job }) => job.companies?.introduce ?? []);
  const notices = titles.flatMap((each) => each.notices ?? []);
  return {
    titleParts: partly(locales.flatMap((each) => each.titles?.parts ?? [])),
    titles: wholly(locales.flatMap((each) => each.titles?.words ?? [])),
    employers: wholly(locales.flatMap(({ companies }) => companies?.words ?? [])),
    employerParts: partly(
      locales.flatMap(({ companies, institutions }) => [...(companies?.parts ?? []), ...(institutions?.parts ?? [])]),
    ),
    notice: wholly(notices, 'iu'),
    notices: wholly(notices, 'giu'),
    terms: new RegExp(`${notWithin}(?:${anyOf(byLength(titles.flatMap((each) => each.terms ?? [])))})`, 'giu'),
    seeker: wholly(seekers, 'iu'),
    seekers: wholly(seekers, 'giu'),
    introduction: wholly([...introduce, ...hiring.flatMap(({ job }) => job.companies?.about ?? [])], 'giu'),
  };
});

/** True for a text with a word of positions. */
export const namesPosition = (text: string): boolean => {
  const folded = foldLetters(text);
  const { titleParts, titles } = nameWords();
  return titleParts.test(folded) || titles.test(folded);
};

/** True for a text with a word of employers: "Hotel", "Hospital", "group". */
export const namesEmployer = (text: string): boolean => {
  const folded = foldLetters(text);
  const { employers, employerParts } = nameWords();
  return employers.test(folded) || employerParts.test(folded);
};

/** Where a text names terms of employment: "full-time", "CDI". */
export const termsIn = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  spansOf(nameWords().terms, text);

/** True for "(m/w/d)", "H/F" and their like. */
export const marksEverybody = (text: string): boolean => text.replace(titleWords().everybody, '') !== text;

/** Shorter words are no parts of others. */
const minPart = 4;

/** Words for kinds of employers, which may be parts of others: "Stadtbibliothek". */
const kindsOf = (words: readonly string[]): RegExp => {
  const isPart = (word: string): boolean => word.length >= minPart || hasUnspacedScript(word);
  const [parts, others] = [byLength(words.filter(isPart)), words.filter((word) => !isPart(word))];
  const whole = others.length === 0 ? [] : [wholly(others, 'giu').source];
  return new RegExp([anyOf(parts), ...whole].join('|'), 'giu');
};

/** In a language: where the name of a position in a sentence ends, and behind what it begins before a verb at the end; what greets, what stands for an employer, and words for kinds of employers. */
export const nameBounds = tableOfLanguage(({ code, job }) => {
  const { greetings = [], clients = [] } = job.companies ?? {};
  const kinds = [job, ...(code === 'en' ? [] : [hiringLocaleOf('en').job])].flatMap(({ companies }) => companies?.kinds ?? []);
  const { ends = [], begins = [] } = job.titles ?? {};
  const [spaced, unspaced] = [begins.filter((word) => !hasUnspacedScript(word)), begins.filter(hasUnspacedScript)];
  const patterns = [
    ...(spaced.length === 0 ? [] : [`\\s(?:${anyOf(byLength(spaced))})\\s`]),
    ...(unspaced.length === 0 ? [] : [`(?:${anyOf(byLength(unspaced))})[、,\\s]?`]),
  ];
  return {
    end: ends.length === 0 ? undefined : new RegExp(`\\s(?:${anyOf(byLength(ends))})(?![\\p{L}\\p{M}])`, 'giu'),
    begin: begins.length === 0 ? undefined : new RegExp(patterns.join('|'), 'giu'),
    greeting: greetings.length === 0 ? undefined : wholly(greetings, 'giu'),
    client: clients.length === 0 ? undefined : wholly(clients, 'giu'),
    kind: kindsOf(kinds),
  };
});
