import type { LanguageCode } from '@winnow/contracts/constants';
import { unspacedScripts } from '@winnow/languages';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { createPhrases, type Phrases, tokensOf } from '@winnow/skills';
import { demandWords } from './demand-words.ts';
import { exampleWords, moreWishes, noWords, oneOfWords, orWords } from './joining-words.ts';

export type Fluency = 'native' | 'fluent' | 'good' | 'basic';

/** What a word or phrase says within a sentence of an advertisement. */
export type CueKind =
  | 'required'
  | 'preferred'
  | 'years'
  | 'experience'
  | 'certification'
  | 'or'
  | 'examples'
  | 'one of'
  | 'no'
  | 'demand'
  | Fluency;

/** Shorter words are no stems of others. */
const shortestStem = 5;

const spaceless = new RegExp(`[${unspacedScripts}\\p{Script=Hangul}]$`, 'u');

/** Locales list the usual forms; a long last word may still have another ending. */
const withEndings = (phrase: string): string => {
  const last = tokensOf(phrase).at(-1)?.key ?? '';
  return last.length >= shortestStem && !spaceless.test(phrase) ? `${phrase}*` : phrase;
};

const entriesOf = (language: LanguageCode): readonly (readonly [string, CueKind])[] => {
  const { required, preferred, years, experience, certification, fluency } = hiringLocaleOf(language).job;
  const loose = { required, preferred, experience, certification, ...fluency, demand: demandWords[language] ?? [] };
  const exact = {
    years,
    or: orWords[language],
    examples: exampleWords[language] ?? [],
    'one of': oneOfWords[language] ?? [],
    no: noWords[language] ?? [],
  };
  const listed = (kinds: Readonly<Record<string, readonly string[]>>, form: (phrase: string) => string) =>
    Object.entries(kinds).flatMap(([kind, phrases]) => phrases.map((phrase) => [form(phrase), kind as CueKind] as const));
  return [...listed(loose, withEndings), ...listed(exact, (phrase) => phrase)];
};

/** Languages so close that a short text may be taken for the other: the words of both are known. */
const siblings: Readonly<Partial<Record<LanguageCode, LanguageCode>>> = {
  cs: 'sk',
  da: 'no',
  id: 'ms',
  ms: 'id',
  no: 'da',
  sk: 'cs',
};

const known = new Map<LanguageCode, Phrases<CueKind>>();

/** The cues of a language, and of English, which stands in advertisements everywhere. */
export const cuePhrases = (language: LanguageCode): Phrases<CueKind> => {
  const phrases = known.get(language);
  if (phrases !== undefined) return phrases;
  const english = language === 'en' ? [] : entriesOf('en').filter(([, kind]) => kind !== 'no');
  const wishes = moreWishes.map((phrase) => [phrase, 'preferred'] as const);
  const sibling = siblings[language];
  const close = sibling === undefined ? [] : entriesOf(sibling);
  const made = createPhrases<CueKind>([...entriesOf(language), ...close, ...english, ...wishes]);
  known.set(language, made);
  return made;
};
