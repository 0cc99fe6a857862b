import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { anyOf, foldLetters, hasAdjoiningWords, headingKey, headingKinds } from '@winnow/languages';
import { hiringLocaleOf } from '@winnow/languages/hiring';

type Signs = {
  /** The part of an advertisement that a heading names. */
  readonly parts: ReadonlyMap<string, string>;
  /** Matches what an advertisement asks of its reader, and by what it looks for people. */
  readonly demand: RegExp;
};

const phrasePattern = (phrases: readonly string[]): RegExp => {
  const folded = [...new Set(phrases.map(foldLetters))].filter((phrase) => phrase !== '');
  const inside = folded.filter(hasAdjoiningWords);
  const whole = folded.filter((phrase) => !hasAdjoiningWords(phrase));
  return new RegExp(
    [
      ...(inside.length > 0 ? [anyOf(inside)] : []),
      ...(whole.length > 0 ? [`(?<![\\p{L}\\p{M}])(?:${anyOf(whole)})(?![\\p{L}\\p{M}])`] : []),
    ].join('|') || '(?!)',
    'gu',
  );
};

/** The words of one language; they are loaded only for a text that is hardly a resume. */
const signsOf = lazilyByKey((language: LanguageCode): Signs => {
  const { headings, demand, required, preferred, titles } = hiringLocaleOf(language).job;
  const entries = Object.entries(headings).flatMap(([part, words]) =>
    words.map((word) => [headingKey(word), part] as const).filter(([key]) => headingKinds(key).length === 0),
  );
  return {
    parts: new Map(entries),
    demand: phrasePattern([
      ...(demand ?? []),
      ...required,
      ...preferred,
      ...(titles?.seeking?.verbs ?? []),
      ...(titles?.forEverybody ?? []),
    ]),
  };
});

/** A heading is this short, in characters. */
const maxHeadingLength = 60;

/**
 * How much of a job advertisement the lines have: two for each kind of heading that only advertisements use, and one for each
 * phrase that asks something of the reader, three at most.
 */
export const advertSigns = (lines: readonly string[], language: LanguageCode): number => {
  const all = [signsOf(language), ...(language === 'en' ? [] : [signsOf('en')])];
  const parts = new Set<string>();
  let demands = 0;
  for (const line of lines) {
    if (line.length <= maxHeadingLength) {
      const key = headingKey(line.replace(/[\s:：】]+$/u, '').replace(/^[\s【■#*]+/u, ''));
      const part = all.map((signs) => signs.parts.get(key)).find((each) => each !== undefined);
      if (part !== undefined) {
        parts.add(part);
        continue;
      }
    }
    const folded = foldLetters(line);
    demands += all.reduce((sum, { demand }) => sum + (folded.match(demand)?.length ?? 0), 0);
  }
  return 2 * parts.size + Math.min(3, demands);
};
