import type { LanguageCode } from '@winnow/contracts';
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

/** More places with the same words tell nothing more. */
const maxPlaces = 40;

/** By requirement, the places that share words or codes with it; time is linear in the words of the places. */
export const sharedWordsOf = (places: readonly Place[], job: WordsOfJob): ReadonlyMap<number, readonly SharedWords[]> => {
  const found = new Map<number, SharedWords[]>();
  if (job.byBeginning.size === 0 && job.byCode.size === 0) return found;
  for (const place of places) {
    if (!isProof(place) || isOfSchool(place)) continue;
    const words = new Map<number, Set<string>>();
    for (const unit of contentUnits(place.visible, () => false))
      for (const each of job.byBeginning.get(beginningOf(unit)) ?? [])
        if (isSameWord(unit, each.unit)) words.set(each.index, (words.get(each.index) ?? new Set()).add(each.unit));
    const codes = new Map<number, number>();
    if (job.byCode.size > 0)
      for (const code of codeWords(place.visible))
        for (const index of job.byCode.get(code) ?? []) codes.set(index, (codes.get(index) ?? 0) + 1);
    for (const index of new Set([...words.keys(), ...codes.keys()])) {
      const own = found.get(index) ?? [];
      found.set(index, own);
      if (own.length >= maxPlaces) continue;
      own.push({
        place,
        words: (words.get(index)?.size ?? 0) / Math.max(1, job.units[index] ?? 0),
        codes: (codes.get(index) ?? 0) / Math.max(1, job.codes[index] ?? 0),
      });
    }
  }
  return found;
};
