import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { codesIn, codeWords } from './codes-in.ts';
import { emptyWordTest, emptyWordTestOf } from './empty-words.ts';
import { isOfSchool, isProof, type Place } from './place.ts';
import type { Wanted } from './wanted.ts';
import { contentUnits } from './words.ts';

/** How much of the words of a requirement a place has, from 0 to 1: of its content words, and of its codes. */
export type SharedWords = { readonly place: Place; readonly words: number; readonly codes: number };

type OfRequirement = { readonly index: number; readonly word: string };

/** The words of the requirements of a job by their beginnings, and their codes; and how many of both each requirement has. */
export type WordsOfJob = {
  readonly byBeginning: ReadonlyMap<string, readonly OfRequirement[]>;
  readonly byCode: ReadonlyMap<string, readonly OfRequirement[]>;
  readonly words: readonly number[];
  readonly codes: readonly number[];
};

/** Words with this many letters in common at their beginning, and this share of the longer one, are forms of one word (our own choice). */
const minCommon = 4;
const minShare = 0.7;

const beginningOf = (unit: string): string => unit.slice(0, minCommon);

const commonLength = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

const isSameWord = (a: string, b: string): boolean =>
  a === b || commonLength(a, b) >= Math.max(minCommon, Math.ceil(minShare * Math.max(a.length, b.length)));

/** More words of a job that begin alike are no other words. */
const maxAlike = 64;

/** Prepares the words of the skills and certificates of a job. */
export const wordsOfJob = (wanted: readonly Wanted[], language: LanguageCode | null): WordsOfJob => {
  const isEmpty = emptyWordTest(language);
  const isEmptyOf = emptyWordTestOf(language);
  const asked = wanted.map(({ requirement: { kind, label } }) => ({
    kind,
    label: kind === 'skill' || kind === 'certification' ? label : '',
  }));
  const words = asked.map(({ kind, label }) => {
    const own = [...contentUnits(label, isEmptyOf(kind))];
    return own.length === 0 ? [...contentUnits(label, isEmpty)] : own;
  });
  const codes = asked.map(({ label }) => codesIn(label));
  const listed = (of: readonly (readonly string[])[]): readonly OfRequirement[] =>
    of.flatMap((own, index) => own.map((word) => ({ index, word })));
  const byBeginning = Map.groupBy(listed(words), ({ word }) => beginningOf(word));
  return {
    byBeginning: new Map([...byBeginning].map(([beginning, own]) => [beginning, own.slice(0, maxAlike)])),
    byCode: Map.groupBy(listed(codes), ({ word }) => word),
    words: words.map(({ length }) => length),
    codes: codes.map(({ length }) => length),
  };
};

/** So many places with the most words are kept. */
const maxPlaces = 40;

const keep = (own: SharedWords[], next: SharedWords): void => {
  if (own.length < maxPlaces) {
    own.push(next);
    return;
  }
  const least = own.reduce((at, { words, codes }, index) => {
    const before = own[at];
    return before !== undefined && words + codes < before.words + before.codes ? index : at;
  }, 0);
  const weakest = own[least];
  if (weakest !== undefined && next.words + next.codes > weakest.words + weakest.codes) own[least] = next;
};

type Shares = { readonly index: number; readonly words: number; readonly codes: number };

/** How much of each requirement a text shares; of those of which it shares nothing, nothing. */
const sharesIn = (text: string, job: WordsOfJob, sameAs: (unit: string) => readonly OfRequirement[]): readonly Shares[] => {
  const words = new Map<number, Set<string>>();
  for (const unit of contentUnits(text, () => false))
    for (const { index, word } of sameAs(unit)) words.set(index, (words.get(index) ?? new Set()).add(word));
  const codes = new Map<number, number>();
  if (job.byCode.size > 0)
    for (const code of codeWords(text))
      for (const { index } of job.byCode.get(code) ?? []) codes.set(index, (codes.get(index) ?? 0) + 1);
  return [...new Set([...words.keys(), ...codes.keys()])].map((index) => ({
    index,
    words: (words.get(index)?.size ?? 0) / Math.max(1, job.words[index] ?? 0),
    codes: (codes.get(index) ?? 0) / Math.max(1, job.codes[index] ?? 0),
  }));
};

/** By requirement, the places that share words or codes with it; time is linear in the words of the places. */
export const sharedWordsOf = (places: readonly Place[], job: WordsOfJob): ReadonlyMap<number, readonly SharedWords[]> => {
  const found = new Map<number, SharedWords[]>();
  if (job.byBeginning.size === 0 && job.byCode.size === 0) return found;
  const sameAs = lazilyByKey((unit: string) =>
    (job.byBeginning.get(beginningOf(unit)) ?? []).filter(({ word }) => isSameWord(unit, word)),
  );
  // Most texts occur twice: as an extracted value and as a line of a section.
  const sharesOf = lazilyByKey((text: string) => sharesIn(text, job, sameAs));
  for (const place of places) {
    if (!isProof(place) || isOfSchool(place)) continue;
    for (const { index, ...shares } of sharesOf(place.visible)) {
      const own = found.get(index) ?? [];
      found.set(index, own);
      keep(own, { place, ...shares });
    }
  }
  return found;
};
