import type { JobReading, LanguageCode } from '@winnow/contracts';
import { foldLetters } from '@winnow/languages';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { contentUnits, isUnspaced, wordsIn } from './words.ts';

/** "(m/w/d)", "(f/h)", "m/f/x": says only that anybody may apply. */
const genderMarks =
  /[([]\s*\p{L}{1,3}(?:\s*[/|*,.:]\s*\p{L}{1,3}){1,3}\s*[)\]]|(?<!\p{L})[mwfdxhv](?:\s?\/\s?[mwfdxhv]){1,3}(?!\p{L})/giu;

/** "Entwickler:in", "ingénieur·e", "desarrollador/a", "développeur(se)": the second form of the same word. */
const secondForms =
  /(?<=\p{L})(?:[:*_/·•.]-?(?:in|innen|r|e|ne|se|rice|trice|euse|ère|a|o|as|os|ra|ka)(?!\p{L})|\(-?(?:in|innen|e|ne|se|rice|trice|euse|ère|a|ra|ka)\))/giu;

const people = /(?<=.{4})(?:mann|frau|leute|man|woman|men|women|person)$/u;

const pairs: ReadonlyMap<string, string> = new Map([
  ['actress', 'actor'],
  ['actriz', 'actor'],
  ['hostess', 'host'],
  ['waitress', 'waiter'],
  ['krankenschwester', 'krankenpfleger'],
]);

/** One word for the forms that name women and men. */
const neutral = (word: string): string => pairs.get(word) ?? word.replace(people, '');

/** Forms of one word begin alike: with at least four letters and three fifths of the longer one (our own choice). */
const leastPrefix = 4;

/** Whether two folded words are the same or forms of one another: "entwickler" and "entwicklerin", "developer" and "development". */
export const isSameWord = (first: string, second: string): boolean => {
  const [a, b] = [neutral(first), neutral(second)];
  if (a === b) return true;
  if (a[0] !== b[0]) return false;
  const longest = Math.max(a.length, b.length);
  let shared = 0;
  while (shared < longest && a[shared] === b[shared]) shared += 1;
  return shared >= leastPrefix && shared * 5 >= longest * 3;
};

const titleText = (text: string): string => text.replace(genderMarks, ' ').replace(secondForms, '');

/** The folded words of a title as they are compared. */
export const titleUnits = (text: string): ReadonlySet<string> => contentUnits(titleText(text), () => false);

/** Longer titles are sentences; their first words say what the work is. */
const mostWords = 12;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

const patterns = new Map<LanguageCode, RegExp>();

/** Finds the words of the language, and of English, that tell the level of a position; in folded text. */
const seniorityIn = (language: LanguageCode): RegExp => {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const words = [...new Set<LanguageCode>(['en', language])]
    .flatMap((code) => Object.values(hiringLocaleOf(code).job.seniority).flat())
    .map((word) => foldLetters(word).trim())
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (isUnspaced(word) ? escaped(word) : `(?<![\\p{L}\\p{Nd}])${escaped(word)}(?![\\p{L}\\p{Nd}])`));
  const pattern = new RegExp(words.join('|'), 'gu');
  patterns.set(language, pattern);
  return pattern;
};

/** What the title of a job says of the work: without seniority and the place, unless nothing else is left. */
export const jobTitleUnits = (
  { title, location, language }: JobReading,
  isEmpty: (word: string) => boolean,
): readonly string[] => {
  if (title === null) return [];
  const places = new Set(wordsIn(location ?? '').map(({ text }) => text));
  const whole = foldLetters(titleText(title));
  const unitsOf = (text: string) => [...contentUnits(text, (word) => isEmpty(word) || places.has(word))].slice(0, mostWords);
  const own = unitsOf(whole.replace(seniorityIn(language ?? 'en'), ' '));
  return own.length > 0 ? own : unitsOf(whole);
};
