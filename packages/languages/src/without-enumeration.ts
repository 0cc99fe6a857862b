import { lazily } from '@winnow/kernel';
import { anyOf } from './any-of.ts';
import { localeViews } from './locale.ts';

/**
 * A numeral, a word or a letter that counts a section, with the sign that parts it from the heading. A single letter with a point is
 * an initial unless a space follows.
 */
const enumeration = lazily(() => {
  const words = [...new Set(localeViews().flatMap(({ enumerators }) => enumerators ?? []))];
  const numerals = String.raw`\p{Nd}{1,2}(?:\.\p{Nd})?|[IVX\u2160-\u216Bivx]{1,5}|(?:${anyOf(words)}){1,2}|\p{L}`;
  const sign = String.raw`\s*(?:[)）:：、]\s*|\.\s+|\s[–—-]\s+)`;
  return new RegExp(String.raw`^[\s\p{P}\p{S}]*(?:${numerals})\p{M}?${sign}(?=.*\p{L}{3})`, 'u');
});

/** No enumeration is without one of these signs, and most lines are. */
const anySign = /[)）:：、.–—-]/;

/** A heading without what counts it: "IV. Work experience", and the like in other scripts. */
export const withoutEnumeration = (text: string): string => (anySign.test(text) ? text.replace(enumeration(), '') : text);
