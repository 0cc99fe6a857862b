import type { LanguageCode } from '@winnow/contracts/constants';
import { unspacedScripts } from '@winnow/languages';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { createPhrases, type Phrases, tokensOf } from '@winnow/skills';

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
  | 'unneeded'
  | 'equivalent'
  | 'any field'
  | 'schooling'
  | 'soft'
  | 'condition'
  | 'demand'
  | Fluency;

/** Shorter words are no stems of others. */
const minStemLength = 5;

const spaceless = new RegExp(`[${unspacedScripts}\\p{Script=Hangul}]$`, 'u');

/** Locales list the usual forms; a long last word may still have another ending. */
const withEndings = (phrase: string): string => {
  const last = tokensOf(phrase).at(-1)?.key ?? '';
  return last.length >= minStemLength && !spaceless.test(phrase) ? `${phrase}*` : phrase;
};

const entriesOf = (language: LanguageCode): readonly (readonly [string, CueKind])[] => {
  const {
    required,
    preferred,
    welcome,
    unneeded,
    demand,
    joining,
    years,
    experience,
    certification,
    fluency,
    education,
    softSkills,
    conditions,
  } = hiringLocaleOf(language).job;
  const loose = {
    required,
    preferred,
    experience,
    certification,
    ...fluency,
    demand: demand ?? [],
    soft: softSkills ?? [],
    condition: conditions ?? [],
    schooling: education?.words ?? [],
  };
  const { or, examples, oneOf, no } = joining;
  const exact = {
    years,
    or,
    examples: examples ?? [],
    'one of': oneOf ?? [],
    no: no ?? [],
    preferred: welcome ?? [],
    unneeded: unneeded ?? [],
    equivalent: education?.equivalent ?? [],
    'any field': education?.anyField ?? [],
  };
  const listed = (kinds: Readonly<Record<string, readonly string[]>>, form: (phrase: string) => string) =>
    Object.entries(kinds).flatMap(([kind, phrases]) => phrases.map((phrase) => [form(phrase), kind as CueKind] as const));
  return [...listed(loose, withEndings), ...listed(exact, (phrase) => phrase)];
};

/** The cues of a language, and of English, which stands in advertisements everywhere. */
export const cuePhrases = tableOfLanguage(({ code, job: { sibling } }): Phrases<CueKind> => {
  const english = code === 'en' ? [] : entriesOf('en').filter(([, kind]) => kind !== 'no');
  const close = sibling === undefined ? [] : entriesOf(sibling);
  return createPhrases<CueKind>([...entriesOf(code), ...close, ...english]);
});
