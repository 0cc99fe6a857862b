import { hasUnspacedScript } from '@winnow/languages';
import type { Word } from './line-words.ts';

/** Words of a line that may be a name: those from `first` to `last`. */
export type WordSpan = { readonly first: number; readonly last: number };

const maxWords = 10;
const maxCharacters = 110;

/** Of longer and longer spans from one word, so many are looked at. */
const maxEnds = 6;

/** A sentence ends here, unless the dot belongs to "Dr." or "S.A." */
const endsSentence = (word: Word, next: Word | undefined): boolean =>
  next?.gap === '.' && word.text.length > 3 && !word.text.includes('.');

const outside = ['seeker', 'ends', 'introduces', 'begins', 'and', 'greets', 'client'] as const;

/** What words do with which no name begins, and with which none ends. */
const neverFirst: ReadonlySet<string> = new Set([...outside, 'everybody', 'number']);
const neverLast: ReadonlySet<string> = new Set([...outside, 'stop']);

const opens = (words: readonly Word[], at: number): boolean => {
  const [word, before] = [words[at], words[at - 1]];
  if (word === undefined || (word.mark !== undefined && neverFirst.has(word.mark))) return false;
  if (word.mark === 'stop') return word.capital && word.gap !== ' ';
  if (before === undefined || word.gap !== ' ' || before.mark !== undefined || !word.cased) return true;
  return (word.capital && !before.capital) || (word.upper && !before.upper);
};

const closes = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || (word.mark !== undefined && neverLast.has(word.mark))) return false;
  if (next === undefined || next.gap !== ' ' || next.mark !== undefined) return true;
  if (!word.cased && !hasUnspacedScript(word.text)) return true;
  return (word.capital && !next.capital) || (word.upper && !next.upper);
};

const brackets = (words: readonly Word[], first: number, last: number): number =>
  words.slice(first + 1, last + 1).reduce((open, { gap }) => open + (gap === '(' ? 1 : gap === ')' ? -1 : 0), 0);

/** The spans of words that may be names: they begin and end beside signs, small words, words of advertisements and capitals. */
export const spansIn = (words: readonly Word[]): readonly WordSpan[] => {
  const spans: WordSpan[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (!opens(words, first)) continue;
    let ends = 0;
    for (let last = first; last < Math.min(words.length, first + maxWords) && ends < maxEnds; last += 1) {
      const [word, previous] = [words[last], words[last - 1]];
      if (word === undefined || word.end - (words[first]?.start ?? 0) > maxCharacters) break;
      if (last > first && previous !== undefined && endsSentence(previous, word)) break;
      if (last > first && word.mark === 'seeker') break;
      if (!closes(words, last)) continue;
      ends += 1;
      // A bracket that opens within a name closes at its end.
      if (brackets(words, first, last) >= 0 || words[last + 1]?.gap === ')') spans.push({ first, last });
    }
  }
  return spans;
};
