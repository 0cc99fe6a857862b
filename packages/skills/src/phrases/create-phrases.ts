import { contextWords } from '../context-words.ts';
import { firstTokenOf, type Token, tokensOf } from './tokens-of.ts';

/** What stands at a place: the values of one phrase, and how many tokens it takes. */
export type Hit<Value> = { readonly values: readonly Value[]; readonly length: number };

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
  /** Phrases that begin with the word of this node and are not below it yet. */
  pending: Entry<Value>[] | undefined;
};

/** A word that ends with `*` in a phrase stands for all words that have at most this many letters more. */
const maxEndingLetters = 4;
const shortestStem = 3;

const edgeOf = ({ key, joint }: Token, first: boolean): string =>
  !first && (joint === '.' || joint === '/' || joint === '&') ? `${joint}${key}` : key;

const newNode = <Value>(): Node<Value> => ({ words: undefined, stems: undefined, values: [], pending: undefined });

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

/** A first word of plain letters, with others behind it. */
const plainFirst = /^[a-z\d]+\*?(?=[ -][a-z\d])/i;

const firstEdgeIn = (phrase: string): Edge | undefined => {
  const [plainWord] = plainFirst.exec(phrase) ?? [];
  if (plainWord !== undefined) return edgesIn(plainWord)[0];
  const first = firstTokenOf(withoutStars(phrase));
  return first === undefined ? undefined : { edge: first.key, stem: phrase[first.end] === '*' };
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

/** Adds a phrase behind its first word only: no text has the first words of most phrases. */
const hang = <Value>(root: Node<Value>, entry: Entry<Value>): void => {
  const [phrase] = entry;
  const first = firstEdgeIn(phrase);
  if (first === undefined) return;
  const node = follow(root, first);
  if (node.pending === undefined) node.pending = [entry];
  else node.pending.push(entry);
};

/** The node with the rest of its phrases below it. */
const grown = <Value>(node: Node<Value>): Node<Value> => {
  for (const [phrase, value] of node.pending ?? []) {
    const [, ...rest] = edgesIn(phrase);
    rest.reduce(follow<Value>, node).values.push(value);
  }
  node.pending = undefined;
  return node;
};

/** The word without a version number, an English plural, or what compounds add to names of skills. */
const shortened = (word: string): string | undefined => {
  const last = word.charCodeAt(word.length - 1);
  if (last === 0x73 && word.length > 3) return word.slice(0, -1);
  if (last >= 0x30 && last <= 0x39) return /^(\p{L}{3,})\p{N}{1,2}$/u.exec(word)?.[1];
  return contextWords().compound.exec(word)?.[1];
};

const stemNode = <Value>(stems: Map<string, Node<Value>>, word: string): Node<Value> | undefined => {
  for (let length = word.length; length >= Math.max(shortestStem, word.length - maxEndingLetters); length -= 1) {
    const node = stems.get(word.slice(0, length));
    if (node !== undefined) return node;
  }
  return undefined;
};

/** A table of phrases that is searched word by word. A search looks at no more tokens than the longest phrase has. */
export const createPhrases = <Value>(entries: Iterable<Entry<Value>>): Phrases<Value> => {
  const root: Node<Value> = newNode();
  for (const entry of entries) hang(root, entry);

  const walk = (
    node: Node<Value>,
    tokens: readonly Token[],
    start: number,
    index: number,
    hits: Hit<Value>[],
    tally?: Tally,
  ): void => {
    if (tally !== undefined) tally.steps += 1;
    if (index > start && node.values.length > 0) hits.push({ values: node.values, length: index - start });
    const token = tokens[index];
    if (token === undefined || (index > start && token.joint === '|')) return;
    const edge = edgeOf(token, index === start);
    if (edge === '') return;
    const exact = node.words?.get(edge);
    if (exact !== undefined) walk(grown(exact), tokens, start, index + 1, hits, tally);
    else {
      const short = shortened(edge);
      const other = short === undefined ? undefined : node.words?.get(short);
      if (other !== undefined) walk(grown(other), tokens, start, index + 1, hits, tally);
    }
    const stem = node.stems === undefined ? undefined : stemNode(node.stems, edge);
    if (stem !== undefined) walk(grown(stem), tokens, start, index + 1, hits, tally);
  };

  return {
    at: (tokens, index, tally) => {
      const hits: Hit<Value>[] = [];
      walk(root, tokens, index, index, hits, tally);
      return hits.length > 1 ? hits.toSorted((a, b) => b.length - a.length) : hits;
    },
  };
};
