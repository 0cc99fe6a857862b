import type { Word } from './words.ts';
import { wordsIn } from './words.ts';

type Node = { readonly next: Map<string, Node>; name: string | null };

type PhraseMatch = { readonly name: string; readonly start: number; readonly end: number };

/** Finds names in a text. */
export type FindPhrases = (text: string) => readonly PhraseMatch[];

const emptyNode = (): Node => ({ next: new Map(), name: null });

/** Words of one name are close together, without punctuation that ends a phrase. */
const breaks = /[,;:!?|•·\n]|\.\s/u;
const maxGap = 3;

const joins = (text: string, word: Word, next: Word): boolean => {
  const gap = text.slice(word.end, Math.min(next.start, word.end + maxGap + 1));
  return gap.length <= maxGap && !breaks.test(gap);
};

/**
 * Creates a function that finds all the names in a text in one pass, by whole folded words. Its time depends on the text and the
 * longest name, not on the number of names.
 */
export const phraseFinder = (names: readonly string[]): FindPhrases => {
  const root = emptyNode();
  for (const name of names) {
    let node = root;
    for (const { text } of wordsIn(name)) {
      const next = node.next.get(text) ?? emptyNode();
      node.next.set(text, next);
      node = next;
    }
    if (node !== root) node.name = name;
  }
  if (root.next.size === 0) return () => [];
  return (text) => {
    const words = wordsIn(text);
    const found: PhraseMatch[] = [];
    for (const [index, first] of words.entries()) {
      let node = root.next.get(first.text);
      let last = first;
      for (let at = index + 1; node !== undefined; at += 1) {
        if (node.name !== null) found.push({ name: node.name, start: first.start, end: last.end });
        const word = words[at];
        if (word === undefined || !joins(text, last, word)) break;
        node = node.next.get(word.text);
        last = word;
      }
    }
    return found;
  };
};
