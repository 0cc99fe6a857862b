import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { lazily, textOf } from '@winnow/kernel';
import { anyOf } from './any-of.ts';
import { foldLetters, headingKey } from './heading-key.ts';
import { loadTable } from './load-data.ts';
import { localeViews } from './locale.ts';
import { type HeadingUse, readHeadingUses } from './tables/heading-uses.ts';
import { withoutEnumeration } from './without-enumeration.ts';

export type KnownHeading = { readonly kind: SectionKind; readonly languages: readonly LanguageCode[]; readonly exact: boolean };

const table = lazily(() => loadTable('headings'));

const isKnown = (key: string): boolean => textOf(table(), key) !== undefined;

const casualTable = lazily(() => loadTable('casual-headings'));

const usesOf = (key: string, headings = table()): readonly HeadingUse[] => {
  const uses = textOf(headings, key);
  return uses === undefined ? [] : readHeadingUses(uses);
};

/** The kinds of section that a heading names, by its key, in the order of the languages that use it. */
export const headingKinds = (key: string): readonly SectionKind[] => usesOf(key).map(({ kind }) => kind);

const languagesOf = (uses: readonly HeadingUse[]): readonly LanguageCode[] => [...new Set(uses.map(({ language }) => language))];

/** The languages that use a heading, by its key, in their order. */
export const headingLanguages = (key: string): readonly LanguageCode[] => languagesOf(usesOf(key));

const chooseAmong = (uses: readonly HeadingUse[], language: LanguageCode | null): KnownHeading | undefined => {
  if (uses.length === 0) return undefined;
  const own = uses.find((use) => use.language === language);
  const count = (kind: SectionKind): number => uses.filter((use) => use.kind === kind).length;
  const mostFrequent = uses.toSorted((a, b) => count(b.kind) - count(a.kind))[0];
  const kind = own?.kind ?? mostFrequent?.kind ?? 'other';
  return { kind, languages: languagesOf(uses), exact: true };
};

const choose = (key: string, language: LanguageCode | null): KnownHeading | undefined => chooseAmong(usesOf(key), language);

/** Connectors of two headings: punctuation, or "and" in any language. */
const joint = lazily((): RegExp => {
  const and = new Set(localeViews().flatMap((locale) => (locale.and ?? []).map(foldLetters)));
  return new RegExp(`\\s*(?:[&+/|,،、・·]|\\s(?:${anyOf([...and])})\\s)\\s*`, 'u');
});

/** Between a heading in a script and its translation in another one: "工作经验 Work experience". */
const betweenScripts =
  /(?<=\p{Script=Latin})[\s(（/|]+(?=[^\p{Script=Latin}\P{L}])|(?<=[^\p{Script=Latin}\P{L}]\p{M}*)[\s(（/|]+(?=\p{Script=Latin})/u;

/** What a heading says in brackets about its section: "Employment (last ten years)". */
const note = /(?<=\S)\s*[(（][^()（）]*[)）]\s*$/u;

/** The keys of a heading, or of each part of a joined one; none if it is unknown. */
export const headingKeysIn = (printed: string): readonly string[] => {
  const text = isKnown(headingKey(printed)) ? printed : withoutEnumeration(printed);
  const whole = [
    headingKey(text),
    ...(text.includes('&') ? [headingKey(text.replaceAll('&', ' and '))] : []),
    ...(note.test(text) ? [headingKey(text.replace(note, ''))] : []),
  ];
  const direct = whole.find(isKnown);
  if (direct !== undefined) return [direct];
  const twice = text.split(betweenScripts).map(headingKey);
  if (twice.length === 2 && twice.every(isKnown)) return twice;
  const pieces = ` ${foldLetters(text)} `.split(joint());
  if (pieces.length < 2) return [];
  const keys = pieces.map(headingKey).filter((key) => key !== '');
  return keys.length > 1 && keys.length <= 4 && keys.every(isKnown) ? keys : [];
};

/** The kind of a heading, or of a joined one: experience if any part is, otherwise that of the first part. */
export const headingOfKeys = (keys: readonly string[], language: LanguageCode | null): KnownHeading | undefined => {
  const known = keys.flatMap((key) => choose(key, language) ?? []);
  return known.find((part) => part.kind === 'experience') ?? known[0];
};

/** Kinds whose headings are often qualified, as in "Computer engineering experience". */
const qualifiable: ReadonlySet<SectionKind> = new Set([
  'experience',
  'education',
  'skills',
  'projects',
  'publications',
  'awards',
  'certifications',
  'summary',
  'languages',
  'volunteering',
  'interests',
]);

/**
 * A heading of which only the last or the first words are known, unless they indicate two kinds: "Projects outside work". Never
 * exact.
 */
export const qualifiedHeading = (text: string, language: LanguageCode | null): KnownHeading | undefined => {
  const pieces = withoutEnumeration(text).split(/[\s/&|,·]+/u);
  if (pieces.length < 2) return undefined;
  const words = pieces.filter((word) => headingKey(word) !== '');
  if (words.length < 2 || words.length > 6) return undefined;
  const lookUp = (piece: readonly string[]): KnownHeading | undefined => {
    const key = headingKey(piece.join(' '));
    const known = key.length < 4 && /^[\p{Script=Latin}]+$/u.test(key) ? undefined : choose(key, language);
    return known !== undefined && qualifiable.has(known.kind) ? { ...known, exact: false } : undefined;
  };
  for (let length = words.length - 1; length > 0; length -= 1) {
    const [last, first] = [lookUp(words.slice(-length)), lookUp(words.slice(0, length))];
    if (last !== undefined && first !== undefined && last.kind !== first.kind) return undefined;
    if (last !== undefined || first !== undefined) return last ?? first;
  }
  return undefined;
};

/** Longer texts are no headings, in characters. */
const maxCasual = 60;

/** A heading in other than the usual words, such as "Where have I worked?", by the whole of it; never exact. */
export const casualHeading = (text: string, language: LanguageCode | null): KnownHeading | undefined => {
  if (text.length > maxCasual) return undefined;
  const bare = withoutEnumeration(text);
  const whole = usesOf(headingKey(text), casualTable());
  const all = whole.length > 0 || bare === text ? whole : usesOf(headingKey(bare), casualTable());
  const found = chooseAmong(language === null ? all : all.filter((use) => use.language === language), language);
  return found === undefined ? undefined : { ...found, exact: false };
};

/** Whether any language knows a heading, or its first or last words: "Projects outside work". */
export const isStandardHeading = (text: string): boolean =>
  headingKeysIn(text).length > 0 || qualifiedHeading(text, null) !== undefined;
