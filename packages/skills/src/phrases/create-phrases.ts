import { beginningOf } from '@winnow/kernel';
import { contextWords } from '../context-words.ts';
import { firstTokenOf, type Token, tokensOf } from './tokens-of.ts';

/** What stands at a place: the values of one phrase, and how many tokens it takes. */
export type Hit<Value> = {
  readonly values: readonly Value[];
  readonly length: number;
  /** The form of a word by which the phrase was found; undefined where all its words are there as they are. */
  readonly form?: WordForm | undefined;
};

/** A word without what its language writes to its end or beginning. */
export type WordForm = {
  /** Number of the token. */
  readonly token: number;
  /** The word that the phrase has. */
  readonly word: string;
  /** So many letters of the token are kept, at its beginning or at its end. */
  readonly kept: number;
};

/** What a word may be a form of, by the words of a phrase. */
export type FormsOf = (word: string, first: boolean) => readonly Pick<WordForm, 'word' | 'kept'>[];

/** Counts the steps of a search, for tests that bound its work. */
export type Tally = { steps: number };

export type Phrases<Value> = {
  /** The phrases that begin with the token at `index`, the longest first. */
  readonly at: (tokens: readonly Token[], index: number, tally?: Tally) => readonly Hit<Value>[];
};

type Entry<Value> = readonly [phrase: string, value: Value];

type Node<Value> = {
  /** Most nodes end a phrase: maps are made when needed. */
  words: Map<string, Node<Value>> | undefined;
  stems: Map<string, Node<Value>> | undefined;
  readonly values: Value[];
};

/** A word that ends with `*` in a phrase stands for all words that have at most this many letters more. */
const maxEndingLetters = 4;
const minStemLength = 3;

const edgeOf = ({ key, joint }: Token, first: boolean): string =>
  !first && (joint === '.' || joint === '/' || joint === '&') ? `${joint}${key}` : key;

const newNode = <Value>(): Node<Value> => ({ words: undefined, stems: undefined, values: [] });

const edgesOf = <Value>(node: Node<Value>, stem: boolean): Map<string, Node<Value>> => {
  const edges = (stem ? node.stems : node.words) ?? new Map<string, Node<Value>>();
  if (stem) node.stems = edges;
  else node.words = edges;
  return edges;
};

type Edge = { readonly edge: string; readonly stem: boolean };

/** Spaces in the place of the stars keep the offsets, and join the words as in a text. */
const withoutStars = (phrase: string): string => (phrase.includes('*') ? phrase.replace(/\*( |$)/gu, '$1 ') : phrase);

/** Most phrases are words of plain letters, which need no search for tokens. */
const plain = /^[a-z\d]+\*?(?:[ -][a-z\d]+\*?)*$/i;

/** Letters whose folded form is their small one, and ideographs and syllables, each of which is a word. */
const plainStart = /^(?:[a-zA-Z\d]{3}|[\u0400-\u0482\u048a-\u052f]{3}|[\u4e00-\u9fff\uac00-\ud7a3])(?!\p{M})/u;

/**
 * How the key of the first word begins; undefined without a word. No longer than a stem, so that words with this beginning are all
 * that a phrase can match.
 */
export const beginningIn = (phrase: string): string | undefined => {
  const [start] = plainStart.exec(phrase) ?? [];
  if (start !== undefined) return start.toLowerCase();
  const first = firstTokenOf(withoutStars(phrase));
  return first === undefined ? undefined : beginningOf(first.key);
};

const edgesIn = (phrase: string): readonly Edge[] => {
  if (plain.test(phrase)) {
    return phrase
      .toLowerCase()
      .split(/[ -]/)
      .map((word) => (word.endsWith('*') ? { edge: word.slice(0, -1), stem: true } : { edge: word, stem: false }));
  }
  return tokensOf(withoutStars(phrase)).map((token, index) => ({
    edge: edgeOf(token, index === 0),
    stem: phrase[token.end] === '*',
  }));
};

const follow = <Value>(node: Node<Value>, { edge, stem }: Edge): Node<Value> => {
  const edges = edgesOf(node, stem);
  const next = edges.get(edge) ?? newNode<Value>();
  edges.set(edge, next);
  return next;
};

/** The word without a version number, an English plural, or what compounds add to names of skills. */
const shortened = (word: string): string | undefined => {
  const last = word.charCodeAt(word.length - 1);
  if (last === 0x73 && word.length > 3) return word.slice(0, -1);
  if (last >= 0x30 && last <= 0x39) return /^(\p{L}{3,})\p{N}{1,2}$/u.exec(word)?.[1];
  const { lastOfCompounds, compound } = contextWords();
  return lastOfCompounds.has(last) ? compound.exec(word)?.[1] : undefined;
};

const stemNodes = <Value>(stems: Map<string, Node<Value>>, word: string): readonly Node<Value>[] => {
  const nodes: Node<Value>[] = [];
  for (let length = word.length; length >= Math.max(minStemLength, word.length - maxEndingLetters); length -= 1) {
    const node = stems.get(word.slice(0, length));
    if (node !== undefined) nodes.push(node);
  }
  return nodes;
};

/** The phrases whose first word begins so, each once; undefined where no phrase ever begins so. */
type Pending<Value> = (beginning: string) => Iterable<Entry<Value>> | undefined;

/**
 * A table of phrases that is searched word by word. Phrases are taken when a text has a word that begins like their first one. A
 * search looks at no more tokens than the longest phrase has.
 */
export const searchPhrases = <Value>(take: Pending<Value>, formsOf?: FormsOf): Phrases<Value> => {
  const root: Node<Value> = newNode();

  const grow = (beginning: string): boolean => {
    const taken = take(beginning);
    for (const [phrase, value] of taken ?? [])
      edgesIn(phrase)
        .reduce(follow<Value>, root)
        .values.push(value);
    return taken !== undefined;
  };

  const walk = (
    node: Node<Value>,
    tokens: readonly Token[],
    start: number,
    index: number,
    hits: Hit<Value>[],
    tally?: Tally,
    form?: WordForm,
  ): void => {
    if (tally !== undefined) tally.steps += 1;
    if (index > start && node.values.length > 0) hits.push({ values: node.values, length: index - start, form });
    const token = tokens[index];
    if (token === undefined || (index > start && token.joint === '|')) return;
    const edge = edgeOf(token, index === start);
    if (edge === '') return;
    const exact = node.words?.get(edge);
    const short = exact === undefined ? shortened(edge) : undefined;
    const same = exact ?? (short === undefined ? undefined : node.words?.get(short));
    if (same !== undefined) walk(same, tokens, start, index + 1, hits, tally, form);
    const stems = node.stems === undefined ? [] : stemNodes(node.stems, edge);
    for (const stem of stems) walk(stem, tokens, start, index + 1, hits, tally, form);
    if (formsOf === undefined || same !== undefined || stems.length > 0 || form !== undefined) return;
    for (const each of formsOf(edge, index === start)) {
      if (index === start) grow(beginningOf(each.word));
      const other = node.words?.get(each.word);
      if (other === undefined) continue;
      const before = hits.length;
      walk(other, tokens, start, index + 1, hits, tally, { ...each, token: index });
      if (hits.length > before) return;
    }
  };

  return {
    at: (tokens, index, tally) => {
      const hits: Hit<Value>[] = [];
      const first = tokens[index];
      const begins = first !== undefined && grow(beginningOf(first.key));
      // Only forms of a word begin otherwise than the word.
      if (!begins && formsOf === undefined) return hits;
      walk(root, tokens, index, index, hits, tally);
      return hits.length > 1 ? hits.toSorted((a, b) => b.length - a.length) : hits;
    },
  };
};

/** A table of these phrases. */
export const createPhrases = <Value>(entries: Iterable<Entry<Value>>): Phrases<Value> => {
  /** Not in the tree yet: a text has no word with most of the beginnings. */
  const pending = new Map<string, Entry<Value>[]>();
  for (const entry of entries) {
    const beginning = beginningIn(entry[0]);
    if (beginning === undefined) continue;
    const others = pending.get(beginning);
    if (others === undefined) pending.set(beginning, [entry]);
    else others.push(entry);
  }
  return searchPhrases((beginning) => {
    const taken = pending.get(beginning);
    if (taken !== undefined && taken.length > 0) pending.set(beginning, []);
    return taken;
  });
};
