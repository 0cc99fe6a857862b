import { anyOf, hasUnspacedScript } from '@winnow/languages';
import { tableOfAllLanguages } from '@winnow/languages/hiring';

const pattern = tableOfAllLanguages((locales) => {
  const words = [...new Set(locales.flatMap(({ job }) => job.joining.and ?? []))];
  const spaced = words.filter((word) => !hasUnspacedScript(word));
  return new RegExp(`(?<!\\p{L})(?:${anyOf(spaced)})(?!\\p{L})|${anyOf(words.filter(hasUnspacedScript))}`, 'iu');
});

/** Whether a text has "and" or "but" in any language: a cue on one side of them does not apply to the other. */
export const hasAndWord = (text: string): boolean => pattern().test(text);
