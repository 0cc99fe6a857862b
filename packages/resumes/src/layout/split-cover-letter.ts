import { lazily } from '@winnow/kernel';
import { anyOf, foldLetters, hasAdjoiningWords } from '@winnow/languages';
import { reaches } from '../contact/reaches.ts';
import { countWords } from '../count-words.ts';
import { isDocumentTitle } from '../entries/cues.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { headingText, mayBeHeading } from '../headings/may-be-heading.ts';
import { wordsOfAll } from '../words-of-all.ts';
import type { ResumeLine } from './resume-line.ts';

export type SplitLines = {
  /** Empty when the document does not start with a letter. */
  readonly letter: readonly ResumeLine[];
  /** The lines above the greeting, only if the resume has no contact data: they may also contain those of the recipient. */
  readonly letterhead: readonly ResumeLine[];
  readonly resume: readonly ResumeLine[];
};

/** Minimum number of words between greeting and closing. */
const minWords = 40;

/** Maximum length of a letter; without a closing within it, there is no letter. */
const maxLines = 150;

/** A greeting is a separate line, so it is short. */
const maxGreetingLength = 80;

/** Maximum number of lines between the closing and the resume: name, enclosures, a title. */
const signatureLines = 8;

const key = (text: string): string => foldLetters(text).replaceAll('’', "'").trim();

type Phrases = {
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Matches a text that starts with any phrase of `first`, in one pass. */
  readonly opening: RegExp;
};

const phrasesOf = (kind: 'salutations' | 'closings'): Phrases => {
  const all = wordsOfAll(({ letter }) => letter[kind]);
  const first = all.filter((phrase) => !phrase.startsWith('-')).map(key);
  return {
    first,
    opening: new RegExp(`^(?:${anyOf(first)})`),
    last: all.filter((phrase) => phrase.startsWith('-')).map((phrase) => key(phrase.slice(1))),
  };
};

const letterPhrases = lazily(() => ({ salutations: phrasesOf('salutations'), closings: phrasesOf('closings') }));

/** In scripts with spaces, the phrase must end at a word boundary. */
const isWhole = (phrase: string, next: string): boolean => hasAdjoiningWords(phrase) || !/[\p{L}\p{M}\p{Nd}]/u.test(next);

const says = ({ first, last, opening }: Phrases, line: ResumeLine): boolean => {
  const text = key(line.text);
  const begins = (phrase: string): boolean =>
    text.startsWith(phrase) && isWhole(phrase, text.slice(phrase.length, phrase.length + 1));
  if (opening.test(text) && first.some(begins)) return true;
  const end = last.length === 0 ? '' : text.replace(/[\s\p{P}]+$/u, '');
  return last.some((phrase) => end.endsWith(phrase));
};

/** True for a section heading or a document title. Headings of contact data do not count, because a letterhead may have one. */
const opensSection = (line: ResumeLine): boolean => {
  if (!mayBeHeading(line)) return false;
  const kind = lookUpHeading(headingText(line.text), null)?.kind ?? 'contact';
  return kind !== 'contact' || isDocumentTitle(line.text);
};

/** Where the resume starts after the closing: on the next page, or where the name in the signature occurs again. */
const startAfter = (lines: readonly ResumeLine[], leave: number): number => {
  const page = lines[leave]?.page;
  const nextPage = lines.findIndex((line, index) => index > leave && line.page !== page);
  const rest = lines.slice(leave + 1, nextPage);
  if (nextPage > 0 && rest.length <= signatureLines && !rest.some(opensSection)) return nextPage;
  const [signature, ...near] = lines.slice(leave + 1, leave + 1 + signatureLines).map(({ text }) => key(text));
  return leave + 1 + (signature === undefined ? 0 : near.indexOf(signature) + 1);
};

/** True for the greeting of a letter. */
export const isGreeting = (line: ResumeLine): boolean =>
  line.text.length <= maxGreetingLength && says(letterPhrases().salutations, line);

/** The lines with the greeting and the closing of a letter: prose without headings between them. */
const letterIn = (lines: readonly ResumeLine[]): { readonly greeting: number; readonly leave: number } | undefined => {
  const greeting = lines.slice(0, maxLines).findIndex(isGreeting);
  if (greeting < 0) return undefined;
  const leave = lines.findIndex((line, index) => index > greeting && index < maxLines && says(letterPhrases().closings, line));
  if (leave < 0 || lines.slice(0, leave).some(opensSection)) return undefined;
  const prose = lines.slice(greeting + 1, leave + 1).map(({ text }) => text);
  return countWords(prose.join('\n')) < minWords ? undefined : { greeting, leave };
};

/** True when the lines are a letter, whether or not a resume follows it. */
export const isLetter = (lines: readonly ResumeLine[]): boolean => letterIn(lines) !== undefined;

/**
 * Separates a cover letter from the resume after it. A letter has a greeting, a closing, and prose without headings between them.
 */
export const splitCoverLetter = (lines: readonly ResumeLine[]): SplitLines => {
  const none = { letter: [], letterhead: [], resume: lines };
  const found = letterIn(lines);
  if (found === undefined) return none;
  const start = startAfter(lines, found.leave);
  if (!lines.slice(start).some((line) => opensSection(line) || reaches(line))) return none;
  const resume = lines.slice(start);
  return { letter: lines.slice(0, start), letterhead: resume.some(reaches) ? [] : lines.slice(0, found.greeting), resume };
};
