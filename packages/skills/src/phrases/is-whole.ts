import type { Token } from './tokens-of.ts';

const katakana = /[\p{Script=Katakana}ー]/u;
const hangul = /\p{Script=Hangul}/u;
const thaiMark = /[\p{M}ำๅ]/u;

/** A run of katakana is one word; Korean words take endings but no beginnings; a Thai mark belongs to the letter before. A dot makes one name of two. */
export const isWhole = (text: string, tokens: readonly Token[], first: number, last: number): boolean => {
  const [head, tail, next] = [tokens[first], tokens[last], tokens[last + 1]];
  if (head === undefined || tail === undefined) return false;
  if (head.joint === '.' || next?.joint === '.') return false;
  const [inner, outer] = [text[head.start] ?? '', text[head.start - 1] ?? ''];
  if (head.joint === '' && ((katakana.test(inner) && katakana.test(outer)) || (hangul.test(inner) && hangul.test(outer))))
    return false;
  const [end, following] = [text[tail.end - 1] ?? '', text[tail.end] ?? ''];
  return !(katakana.test(end) && katakana.test(following)) && !thaiMark.test(following);
};
