import type { Line } from '../layout-document.ts';

/** Scripts written without spaces between words: a line break there stands for nothing. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;

const endsSpaceless = (text: string): boolean => spaceless.test([...text.slice(-2)].at(-1) ?? '');
const startsSpaceless = (text: string): boolean => spaceless.test([...text.slice(0, 2)].at(0) ?? '');

/** The text of wrapped lines in one: a space at each break, none between characters of scripts that have no spaces nor before a letter's mark. */
export const joinLines = (lines: readonly Pick<Line, 'text'>[]): string =>
  lines.reduce((text, { text: next }) => {
    if (text === '' || next === '') return text + next;
    if (/^\p{M}/u.test(next)) return text + next;
    return endsSpaceless(text) && startsSpaceless(next) ? text + next : `${text} ${next}`;
  }, '');
