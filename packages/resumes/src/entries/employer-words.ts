import type { LanguageCode } from '@winnow/contracts';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { foldLetters, localeOf, withEnglish } from '@winnow/languages';
import { remember } from '../remember.ts';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

const caseless = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** In scripts without capitals, a word for an employer shows where one is named. */
const caselessEmployers = lazily((): string =>
  anyPhrase(
    wordsOfAll(({ companies, institutions }) => [...(companies?.words ?? []), ...institutions.parts]).filter((word) =>
      caseless.test(word),
    ),
  ),
);

/** A pattern that matches nothing. */
const nothing = String.raw`[^\s\S]`;

const anyOrNone = (words: readonly string[]): string =>
  words.length === 0 ? nothing : anyPhrase(words).replace(/['’]/gu, "['’]");

const letter = String.raw`[\p{L}\p{M}\p{Nd}]`;

/** "*abteilung" ends a word, "fachbereich*" begins one; others are whole words. */
const inText = (word: string): string => {
  const [before, after] = [word.startsWith('*') ? '' : `(?<!${letter})`, word.endsWith('*') ? '' : `(?!${letter})`];
  return `${before}${anyPhrase([word.replace(/^\*|\*$/gu, '')])}${after}`;
};

/** Any of such words that stand apart from the name after them. */
const anyApart = (words: readonly string[]): string => anyOrNone(words.filter((word) => !word.endsWith('*')));

/** The pattern of such words between two names; one with a star is written together with the second. */
const between = (words: readonly string[]): string => {
  const attached = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const [joined, elided] = [attached.filter((word) => caseless.test(word)), attached.filter((word) => !caseless.test(word))];
  const apart = anyApart(words);
  const beforeCapital = String.raw`\s+(?:(?:${apart})\s+|(?:${anyOrNone(elided)}))(?=\p{Lu})`;
  const beforeEmployer = String.raw`\s+(?:(?:${apart})\s+|(?:${anyOrNone(joined)}))(?=(?:${caselessEmployers()})(?!\p{L}))`;
  return `${beforeCapital}|${beforeEmployer}`;
};

/** Patterns for the words between a title and its employer, and of parts of an employer, in a language and in English. */
export const employerWords = lazilyByKey((language: LanguageCode | null) => {
  const companies = withEnglish(language).flatMap((code) => localeOf(code).companies ?? []);
  const wordsOf = (list: 'prepositions' | 'locatives' | 'purposes' | 'departments'): readonly string[] => [
    ...new Set(companies.flatMap((own) => own[list] ?? [])),
  ];
  const [prepositions, locatives] = [wordsOf('prepositions'), wordsOf('locatives')];
  const departments = wordsOf('departments');
  const patterns = departments.map(foldLetters).map(inText);
  const department = new RegExp(patterns.length === 0 ? nothing : patterns.join('|'), 'u');
  const whole = departments.filter((word) => !word.includes('*'));
  const [employedAt, locative] = [between(prepositions), between(locatives)];
  return {
    employedAt,
    /** Words that also stand within titles and before places. */
    locative,
    /** Any of both. */
    atEmployer: new RegExp(`${employedAt}|${locative}`, 'u'),
    /** Words between a title and whom or what the work is for. */
    purpose: String.raw`\s+(?:${anyOrNone(wordsOf('purposes'))})\s+(?=\S)`,
    /** The space before a part of an organisation that is named behind the whole: "University of Leeds School of Law". */
    beforeDepartment: new RegExp(String.raw`\s+(?=(?:${anyOrNone(whole)})\s)`, 'giu'),
    /** A word for "at" at the end of a piece, where the name of the employer is set in another style. */
    leadsToEmployer: new RegExp(String.raw`\s+(?:@|${anyApart(prepositions)})$`, 'u'),
    /** Such a word at the beginning of a name on a line of its own: "at Glenmoor Museum", "w Domu Pomocy". */
    opensEmployer: new RegExp(String.raw`^(?:${anyApart([...prepositions, ...locatives])})\s+(?=["“„«]?\p{Lu})`, 'u'),
    /** Whether a text names a part of an organisation. */
    namesDepartment: remember(
      (text: string): boolean => department.test(foldLetters(text)),
      (text) => text,
    ),
  };
});
