import { wordsOfPhrase } from './clause-tokens.ts';

/** Whether a phrase may begin with a folded word or sign. */
export type MayBegin = (key: string) => boolean;

const anything: MayBegin = () => true;

/** The words with which a phrase begins, or null where any may. */
const firstsOf = (phrase: string): readonly string[] | null => {
  const [first = ''] = phrase.split(' ');
  const words = first.split('|');
  return first === '…' || words.some((word) => word.replaceAll('*', '') === '') ? null : words;
};

/** What a regular expression takes for itself. */
const isPlain = (text: string): boolean => /^[\p{L}\p{M}\p{Nd}+#\u200C\u200D]+$/u.test(text);

/** Tells where a pattern of phrases need not be tried: most words of a text begin none. */
export const firstWordTest = (phrases: readonly string[], fold: (text: string) => string): MayBegin => {
  const [whole, beginnings] = [new Set<string>(), new Map<number, Set<string>>()];
  const [endings, parts] = [new Set<string>(), new Set<string>()];
  for (const phrase of phrases) {
    const firsts = firstsOf(phrase);
    if (firsts === null) return anything;
    for (const word of firsts) {
      const bare = word.replaceAll('*', '');
      if (bare === word) {
        const key = /^[(),:]$/u.test(word) ? word : wordsOfPhrase(word, fold)[0];
        if (key === undefined) return anything;
        whole.add(key);
        continue;
      }
      const key = fold(bare);
      if (!isPlain(key)) return anything;
      if (word.startsWith('*')) (word.endsWith('*') ? parts : endings).add(key);
      else beginnings.set(key.length, (beginnings.get(key.length) ?? new Set()).add(key));
    }
  }
  const [byLength, ends, inside] = [[...beginnings], [...endings], [...parts]];
  return (key) =>
    whole.has(key) ||
    byLength.some(([length, own]) => key.length >= length && own.has(key.slice(0, length))) ||
    ends.some((each) => key.endsWith(each)) ||
    inside.some((each) => key.includes(each));
};
