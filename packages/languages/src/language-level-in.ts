import type { ResumeContent } from '@winnow/contracts';
import { lazily } from '@winnow/kernel';
import { anyOf } from './any-of.ts';
import { containsAny } from './contains-any.ts';
import { localeViews } from './locale.ts';

export type SpokenLevel = NonNullable<ResumeContent['languages'][number]['level']>;

/** Latin words match as a whole, except those that may have endings; words of other scripts may have prefixes and endings. */
const native = lazily(() => {
  const words = [...new Set(localeViews().flatMap(({ nativeSpeaker }) => nativeSpeaker ?? []))];
  const { latin = [], other = [] } = Object.groupBy(words, (word) => (/\p{Script=Latin}/u.test(word) ? 'latin' : 'other'));
  const whole = latin.map((word) => anyOf([word]).replace(String.raw`\*`, String.raw`\p{L}*`));
  return {
    pattern: new RegExp(`(?<![\\p{L}])(?:${whole.join('|')})(?![\\p{L}])|${anyOf(other)}`, 'iu'),
    // Most texts have none of these, and to tell so by the pattern takes long.
    mayBegin: containsAny(words.map((word) => word.replace(/\*.*$/u, '').toLowerCase())),
  };
});

/** The level in a text: one of the European scale, or that of a native speaker; null for words like "fluent", which name none. */
export const languageLevelIn = (text: string): SpokenLevel | null => {
  const cefr = /(?<![A-Za-z])([ABC][12])(?![A-Za-z\d])/u.exec(text)?.[1];
  if (cefr !== undefined) return cefr as SpokenLevel;
  const { pattern, mayBegin } = native();
  return mayBegin(text.toLowerCase()) && pattern.test(text) ? 'native' : null;
};
