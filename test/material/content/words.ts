import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadVocabularies } from '../../reading/load-vocabularies.ts';
import type { Vocabulary } from '../../reading/vocabulary.ts';

/** What the people of one trade are called, what they can do, and what they study. */
export type Trade = {
  readonly name: string;
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  readonly fields: readonly string[];
};

/** What a language adds to its vocabulary in test/reading; the README explains the lists. */
const lists = [
  'awards',
  'publications',
  'interests',
  'references',
  'contact',
  'stack',
  'tasks',
  'successes',
  'department',
  'groups',
  'cities',
  'departments',
  'employers',
  'names',
  'schools',
  'schoolNames',
  'degrees',
  'seasons',
  'hobbies',
  'prizes',
] as const;

/** Lists that a language may lack: sentences about a position, with {T}, {C} and {D}, and about skills, with {n}. */
const optionalLists = ['prose', 'knows'] as const;

type ListName = (typeof lists)[number] | (typeof optionalLists)[number];

export type Words = { readonly [name in ListName]: readonly string[] } & { readonly trades: readonly Trade[] };

export type Language = { readonly vocabulary: Vocabulary; readonly words: Words };

const folder = new URL('words/', import.meta.url);

const split = (text: string): readonly string[] => text.split('|').map((each) => each.trim());

/** Reads lines of `list: a | b` and `trade = titles // skills // fields`. */
const parseWords = (text: string): Words => {
  const found: { [name: string]: readonly string[] } = Object.fromEntries(optionalLists.map((name) => [name, []]));
  const trades: Trade[] = [];
  for (const line of text.split('\n')) {
    const [, key = '', sign, rest = ''] = /^(\w+) ?([:=]) (.*)$/.exec(line) ?? [];
    if (sign === ':') found[key] = split(rest);
    if (sign !== '=') continue;
    const [titles = '', skills = '', fields = ''] = rest.split(' // ');
    trades.push({ name: key, titles: split(titles), skills: split(skills), fields: split(fields) });
  }
  const missing = lists.filter((name) => found[name] === undefined);
  if (missing.length > 0 || trades.length === 0) throw new Error(`Words lack ${[...missing, 'trades'].join(', ')}`);
  return { ...(found as { [name in ListName]: readonly string[] }), trades };
};

/** The languages that have words here, by their codes. */
const languageCodes = (): readonly string[] =>
  readdirSync(folder)
    .flatMap((file) => /^([a-z]{2})\.txt$/.exec(file)?.[1] ?? [])
    .toSorted();

const readWords = (code: string): Words => {
  const file = new URL(`${code}.txt`, folder);
  if (!existsSync(file)) throw new Error(`content/words/${code}.txt is missing`);
  return parseWords(readFileSync(file, 'utf8'));
};

/** The vocabularies of test/reading with what this folder adds to them. */
export const loadLanguages = async (codes: readonly string[] = languageCodes()): Promise<readonly Language[]> =>
  (await loadVocabularies(codes)).map((vocabulary) => ({ vocabulary, words: readWords(vocabulary.language) }));
