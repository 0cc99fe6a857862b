import type { ResumeContent } from '@winnow/contracts';
import { lazily } from '@winnow/kernel';
import { anyOf } from './any-of.ts';
import { localeViews } from './locale.ts';

export type SpokenLevel = NonNullable<ResumeContent['languages'][number]['level']>;

/** Latin words match as a whole, except those that may have endings; words of other scripts may have prefixes and endings. */
const native = lazily((): RegExp => {
  const words = [...new Set(localeViews().flatMap(({ nativeSpeaker }) => nativeSpeaker ?? []))];
  const { latin = [], other = [] } = Object.groupBy(words, (word) => (/\p{Script=Latin}/u.test(word) ? 'latin' : 'other'));
  const whole = latin.map((word) => anyOf([word]).replace(String.raw`\*`, String.raw`\p{L}*`));
  return new RegExp(`(?<![\\p{L}])(?:${whole.join('|')})(?![\\p{L}])|${anyOf(other)}`, 'iu');
});

/** The level in a text: one of the European scale, or that of a native speaker; null for words like "fluent", which name none. */
export const languageLevelIn = (text: string): SpokenLevel | null => {
  const cefr = /(?<![A-Za-z])([ABC][12])(?![A-Za-z\d])/u.exec(text)?.[1];
  if (cefr !== undefined) return cefr as SpokenLevel;
  return native().test(text) ? 'native' : null;
};
