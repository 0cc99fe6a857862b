import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { lazily } from '@winnow/kernel';
import { anyOf } from './any-of.ts';
import { foldLetters, headingKey } from './heading-key.ts';
import { allLocales } from './locale.ts';

export type KnownHeading = { readonly kind: SectionKind; readonly languages: readonly LanguageCode[]; readonly exact: boolean };

type Entry = { readonly kind: SectionKind; readonly language: LanguageCode };

const allHeadings = lazily((): ReadonlyMap<string, readonly Entry[]> => {
  const table = new Map<string, Entry[]>();
  for (const locale of allLocales()) {
    for (const [kind, headings] of Object.entries(locale.headings) as [SectionKind, readonly string[]][]) {
      for (const heading of headings) {
        const key = headingKey(heading);
        const entries = table.get(key);
        if (entries !== undefined) entries.push({ kind, language: locale.code });
        else if (key !== '') table.set(key, [{ kind, language: locale.code }]);
      }
    }
  }
  return table;
});

/** The kinds of section that a heading names, by its key, in the order of the languages that use it. */
export const headingKinds = (key: string): readonly SectionKind[] => (allHeadings().get(key) ?? []).map(({ kind }) => kind);

/** The languages that use a heading, by its key, in their order. */
export const headingLanguages = (key: string): readonly LanguageCode[] => [
  ...new Set((allHeadings().get(key) ?? []).map(({ language }) => language)),
];

const choose = (key: string, language: LanguageCode | null): KnownHeading | undefined => {
  const entries = allHeadings().get(key);
  if (entries === undefined) return undefined;
  const own = entries.find((entry) => entry.language === language);
  const count = (kind: SectionKind): number => entries.filter((entry) => entry.kind === kind).length;
  const mostFrequent = entries.toSorted((a, b) => count(b.kind) - count(a.kind))[0];
  const kind = own?.kind ?? mostFrequent?.kind ?? 'other';
  return { kind, languages: headingLanguages(key), exact: true };
};

/** Connectors of two headings: punctuation, or "and" in any language. */
const joint = lazily((): RegExp => {
  const and = new Set(allLocales().flatMap((locale) => (locale.and ?? []).map(foldLetters)));
  return new RegExp(`\\s*(?:[&+/|,،、・·]|\\s(?:${anyOf([...and])})\\s)\\s*`, 'u');
});

/** The keys of a heading, or of each part of a joined one; none if it is unknown. */
export const headingKeysIn = (text: string): readonly string[] => {
  const whole = [headingKey(text), ...(text.includes('&') ? [headingKey(text.replaceAll('&', ' and '))] : [])];
  const table = allHeadings();
  const direct = whole.find((key) => table.has(key));
  if (direct !== undefined) return [direct];
  const pieces = ` ${foldLetters(text)} `.split(joint());
  if (pieces.length < 2) return [];
  const keys = pieces.map(headingKey).filter((key) => key !== '');
  return keys.length > 1 && keys.length <= 4 && keys.every((key) => table.has(key)) ? keys : [];
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
  const words = text.split(/[\s/&|,·]+/u).filter((word) => headingKey(word) !== '');
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

/** Whether any language knows a heading, or its first or last words: "Projects outside work". */
export const isStandardHeading = (text: string): boolean =>
  headingKeysIn(text).length > 0 || qualifiedHeading(text, null) !== undefined;
