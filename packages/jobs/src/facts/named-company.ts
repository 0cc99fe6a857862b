import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters } from '@winnow/languages';
import { findSkills } from '@winnow/skills';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import { namesEmployer, namesPosition, nameWords } from '../words/name-words.ts';
import { bare } from './bare.ts';
import { companyIn } from './company-in.ts';
import { domainsIn, squashed } from './domains-in.ts';

const maxLength = 160;

/** An employer without a line of its own is named in the first paragraphs, or below the last one. */
const maxReach = 1_500;
const maxEnd = 400;

/** Less speaks for too little. */
const minScore = 250;

const maxRuns = 3;

/** A longer name of which so much speaks is the whole one. */
const minLonger = 150;

type Candidate = { readonly name: string; readonly score: number };

const capitalised =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*(?:\s(?:[&+]|\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*|de|do|da|di|del|des|du|van|och|und|y|e|i|d[’'][\p{L}]+|of|and|the|la|le|las|los|der)(?=\s|[,.;:)]|$)){0,6}/gu;

const quotedIn = (words: string): string | undefined => /[«„“「"]([\p{Lu}\p{Lo}][^»”“」"\n]{2,60})[»”“」"]/u.exec(words)?.[1];

/** A name does not end with a small word. */
const withoutTail = (name: string): string => bare(name.replace(/(?:\s\p{Ll}[\p{L}’']*)+$/u, ''));

/** The name within words that were told to name the employer. */
const nameIn = (words: string): string => {
  const found = companyIn(words);
  const formed = /^\p{Lu}[^«„“"]{3,90}[«„“"][^»”“"]{2,60}[»”“"]/u.exec(words)?.[0];
  if (found !== null || formed !== undefined) return found ?? formed ?? '';
  const whole = bare(words.split(/\s+[–—|·•-]\s+|\s*[|·•]\s*|[,，(（]/u)[0] ?? words);
  if (!/\p{Ll}/u.test(whole) || whole.split(/\s+/u).length <= 3 || !/\p{Ll}\s\p{Ll}/u.test(whole)) return whole;
  // Of a sentence, what is in quotation marks, or the capitalised words.
  const names = [...whole.matchAll(capitalised)].map(({ 0: each }) => withoutTail(each));
  return quotedIn(whole) ?? names.toSorted((a, b) => b.split(' ').length - a.split(' ').length)[0] ?? whole;
};

const runsOf = (text: string, pieces: readonly DecodedPiece[]): readonly string[] => {
  const runs: string[] = [];
  for (let at = 0; at < pieces.length && runs.length < maxRuns; at += 1) {
    if (pieces[at]?.state.role !== 'company') continue;
    let last = at;
    while (pieces[last + 1]?.state.role === 'company' && pieces[last + 1]?.statement === pieces[at]?.statement) last += 1;
    runs.push(text.slice(pieces[at]?.start ?? 0, pieces[last]?.end ?? 0).replaceAll('\n', ' '));
    at = last;
  }
  return runs;
};

/** Capitalised words that stand within a sentence, with how often they stand in the text. */
const repeatedIn = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const inner = new Set<string>();
  for (const { 0: found, index } of text.matchAll(capitalised)) {
    const name = withoutTail(found);
    if (name.length < 4) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (/[\p{L}\p{N},]\s$/u.test(text.slice(Math.max(0, index - 2), index))) inner.add(name);
  }
  return new Map([...counts].filter(([name]) => inner.has(name)));
};

/** "We are Example", "at Example". */
const introducedIn = (text: string): readonly Candidate[] => {
  const words = nameWords().introduces;
  return [...text.matchAll(capitalised)].flatMap(({ 0: found, index }) => {
    const before = text.slice(Math.max(0, index - 20), index).toLowerCase();
    const word = words.find(
      (each) => before.endsWith(`${each} `) && !/\p{L}/u.test(before[before.length - each.length - 2] ?? ' '),
    );
    if (word === undefined) return [];
    return [{ name: withoutTail(found), score: word.includes(' ') || word.length >= 5 ? 300 : 60 }];
  });
};

/** The name in a text that one of its domains is made of. */
const byDomain = (words: string, domains: readonly string[]): string | undefined => {
  if (domains.length === 0) return undefined;
  for (const { 0: found } of words.matchAll(capitalised)) {
    const parts = found.split(/\s+/u);
    for (let from = 0; from < parts.length; from += 1)
      for (let to = parts.length; to > from; to -= 1) {
        const own = bare(parts.slice(from, to).join(' '));
        const key = squashed(own);
        if (key.length >= 4 && domains.some((domain) => domain === key || (key.length >= 6 && domain.startsWith(key))))
          return own;
      }
  }
  return undefined;
};

/** The employer: of all names in a posting the one for which most speaks; undefined where too little does. */
export const namedCompany = (
  text: string,
  pieces: readonly DecodedPiece[],
  title: string | undefined,
  language: LanguageCode,
): string | undefined => {
  const start = text.slice(0, maxReach);
  const domains = domainsIn(text);
  const told = pieces.filter(({ state }) => !('kind' in state) && state.role !== 'heading');
  const prose = told.map((piece) => text.slice(piece.start, piece.end).replaceAll('\n', ' ')).join('\n');
  const counts = repeatedIn(prose);
  const candidates: Candidate[] = [];
  const add = (name: string | null | undefined, score: number): void => {
    const own = /[»”]$/u.test(name ?? '') ? (name ?? '') : bare(name ?? '');
    if (own.length >= 2) candidates.push({ name: own, score });
  };
  for (const [index, run] of runsOf(text, pieces).entries()) add(nameIn(run), index === 0 ? 450 : 250);
  add(companyIn(text), 350);
  add(companyIn(text.slice(-maxEnd)), 250);
  add(byDomain(start, domains), 350);
  add(quotedIn(start), 150);
  for (const { name, score } of introducedIn(prose.slice(0, maxReach))) add(name, score);
  // German capitalises every noun.
  for (const [name, count] of language === 'de' ? [] : counts) if (count >= 2) add(name, 60 * Math.min(4, count));
  const folded = foldLetters(title ?? '');
  const scored = new Map<string, number>();
  for (const { name, score } of candidates) scored.set(name, Math.max(score, (scored.get(name) ?? 0) + score / 3));
  let [best, most]: [string | undefined, number] = [undefined, minScore];
  for (const [name, score] of scored) {
    const legal = companyIn(name) !== null;
    const key = squashed(name);
    const own =
      score +
      30 * Math.min(4, counts.get(name) ?? 0) +
      (legal ? 80 : 0) +
      (namesEmployer(name) ? 80 : 0) +
      (key.length >= 4 && domains.some((domain) => domain.includes(key)) ? 120 : 0) -
      (!legal && folded !== '' && folded.includes(foldLetters(name)) ? 400 : 0) -
      (!legal && namesPosition(name) && !namesEmployer(name) ? 200 : 0) -
      (!legal && findSkills(name).length > 0 ? 150 : 0);
    if (own > most) [best, most] = [name, own];
  }
  if (best === undefined) return undefined;
  // The same with its legal form or more of its name, where the posting has it.
  const longer = [...scored].find(
    ([name, score]) => name.startsWith(`${best} `) && (score >= minLonger || companyIn(name) !== null),
  )?.[0];
  return (longer ?? best).slice(0, maxLength);
};
