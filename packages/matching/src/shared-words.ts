import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { codesIn, codeWords } from './codes-in.ts';
import { emptyWordTest } from './empty-words.ts';
import { isOfSchool, isProof, type Place } from './place.ts';
import type { Wanted } from './wanted.ts';
import { contentUnits } from './words.ts';

/** How much of the words of a requirement a place has, from 0 to 1: of its content words, and of its codes. */
export type SharedWords = { readonly place: Place; readonly words: number; readonly codes: number };

/** The words of the requirements of a job by their beginnings, and their codes, each with the numbers of the requirements. */
export type WordsOfJob = {
  readonly byBeginning: ReadonlyMap<string, readonly { readonly index: number; readonly unit: string }[]>;
  readonly byCode: ReadonlyMap<string, readonly number[]>;
  readonly units: readonly number[];
  /** How many codes each requirement has. */
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

/** Prepares the words of the skills and certificates of a job. */
export const wordsOfJob = (wanted: readonly Wanted[], language: LanguageCode | null): WordsOfJob => {
  const isEmpty = emptyWordTest(language);
  const labels = wanted.map(({ requirement: { kind, label } }) => (kind === 'skill' || kind === 'certification' ? label : ''));
  const units = labels.map((label) => [...contentUnits(label, isEmpty)]);
  const codes = labels.map(codesIn);
  const entries = units.flatMap((own, index) => own.map((unit) => ({ index, unit })));
  const codeEntries = codes.flatMap((own, index) => own.map((code) => ({ index, code })));
  return {
    byBeginning: Map.groupBy(entries, ({ unit }) => beginningOf(unit)),
    byCode: new Map(
      [...Map.groupBy(codeEntries, ({ code }) => code)].map(([code, own]) => [code, own.map(({ index }) => index)]),
    ),
    units: units.map(({ length }) => length),
    codes: codes.map(({ length }) => length),
  };
};

/** So many places with the most words are kept. */
const maxPlaces = 40;

/** More words of a job that begin alike are no other words. */
const maxAlike = 64;

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

/** By requirement, the places that share words or codes with it; time is linear in the words of the places. */
export const sharedWordsOf = (places: readonly Place[], job: WordsOfJob): ReadonlyMap<number, readonly SharedWords[]> => {
  const found = new Map<number, SharedWords[]>();
  if (job.byBeginning.size === 0 && job.byCode.size === 0) return found;
  const sameAs = lazilyByKey((unit: string) =>
    (job.byBeginning.get(beginningOf(unit)) ?? []).slice(0, maxAlike).filter((each) => isSameWord(unit, each.unit)),
  );
  for (const place of places) {
    if (!isProof(place) || isOfSchool(place)) continue;
    const words = new Map<number, Set<string>>();
    for (const unit of contentUnits(place.visible, () => false))
      for (const each of sameAs(unit)) words.set(each.index, (words.get(each.index) ?? new Set()).add(each.unit));
    const codes = new Map<number, number>();
    if (job.byCode.size > 0)
      for (const code of codeWords(place.visible))
        for (const index of job.byCode.get(code) ?? []) codes.set(index, (codes.get(index) ?? 0) + 1);
    for (const index of new Set([...words.keys(), ...codes.keys()])) {
      const own = found.get(index) ?? [];
      found.set(index, own);
      keep(own, {
        place,
        words: (words.get(index)?.size ?? 0) / Math.max(1, job.units[index] ?? 0),
        codes: (codes.get(index) ?? 0) / Math.max(1, job.codes[index] ?? 0),
      });
    }
  }
  return found;
};
