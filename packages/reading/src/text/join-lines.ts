import type { Line } from '../layout-document.ts';

/** Scripts written without spaces between words: a line break there has no meaning. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;

const endsSpaceless = (text: string): boolean => spaceless.test([...text.slice(-2)].at(-1) ?? '');
const startsSpaceless = (text: string): boolean => spaceless.test([...text.slice(0, 2)].at(0) ?? '');

/**
 * Joins wrapped lines: with a space at each break, but not between characters of scripts without spaces nor before a combining
 * mark.
 */
export const joinLines = (lines: readonly Pick<Line, 'text'>[]): string =>
  lines.reduce((text, { text: next }) => {
    if (text === '' || next === '') return text + next;
    if (/^\p{M}/u.test(next)) return text + next;
    return endsSpaceless(text) && startsSpaceless(next) ? text + next : `${text} ${next}`;
  }, '');
