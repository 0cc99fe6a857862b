import type { Requirement } from '@winnow/contracts';
import { foldLetters } from '@winnow/languages';
import { tokensOf } from '@winnow/skills';
import type { Draft } from './demands/read-demand.ts';
import { defaultWeight } from './weights.ts';

const maxRequirements = 200;

const levels = [
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
  'A1',
  'A2',
  'B1',
  'B2',
  'C1',
  'C2',
  'native',
];

/** The key of a requirement: drafts with the same key are merged. */
const keyOf = ({ kind, canonical, level, label }: Draft): string => {
  if (kind === 'education') return `${kind} ${level}`;
  // Knowing a skill and being certified in it are one requirement.
  const group = kind === 'certification' ? 'skill' : kind;
  // A skill named in a longer phrase may be asked for in several ways.
  const short = canonical !== null && label.split(' ').length <= 3;
  return `${group} ${kind === 'language' || short ? canonical : foldLetters(label)}`;
};

/** The stricter of two drafts; the earlier of two equal ones. */
const stronger = (a: Draft, b: Draft): Draft => {
  if (a.necessity !== b.necessity) return a.necessity === 'required' ? a : b;
  const more =
    (b.min_years ?? 0) - (a.min_years ?? 0) ||
    levels.indexOf(b.level ?? '') - levels.indexOf(a.level ?? '') ||
    Number(b.kind === 'certification') - Number(a.kind === 'certification') ||
    a.alternatives.length - b.alternatives.length;
  return more > 0 ? b : a;
};

const wordsOf = (text: string): ReadonlySet<string> => new Set(tokensOf(text).map(({ key }) => key));

/** A required master's in law and a preferred one in tax are two requirements; a degree that is named again is the same. */
const areApart = (a: Draft, b: Draft): boolean => {
  if (a.kind !== 'education' || a.necessity === b.necessity || a.field === null || b.field === null) return false;
  const [one, other] = [wordsOf(a.field), wordsOf(b.field)];
  const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
    [...words].every((word) => others.has(word));
  return !isWithin(one, other) && !isWithin(other, one);
};

/** Of more than 200 requirements, the preferred ones are dropped first, starting from the end. */
const limited = (drafts: readonly Draft[]): readonly Draft[] => {
  if (drafts.length <= maxRequirements) return drafts;
  const required = drafts.filter(({ necessity }) => necessity === 'required').slice(0, maxRequirements);
  const kept = new Set([
    ...required,
    ...drafts.filter(({ necessity }) => necessity === 'preferred').slice(0, maxRequirements - required.length),
  ]);
  return drafts.filter((draft) => kept.has(draft));
};

/** "IV" and "3" of a list are nothing that is asked for. */
const isNamed = ({ canonical, kind, label }: Draft): boolean =>
  canonical !== null || (kind !== 'skill' && kind !== 'certification') || /[\p{L}\p{M}\p{N}&.+-]{3}|\p{Lo}{2}/u.test(label);

/** Requirements of the drafts, deduplicated in their strictest form, numbered in the order of the text. */
export const mergeDrafts = (drafts: readonly Draft[]): readonly Requirement[] => {
  const merged = new Map<string, Draft>();
  for (const draft of drafts.filter(isNamed)) {
    const own = keyOf(draft);
    const first = merged.get(own);
    const key = first !== undefined && areApart(first, draft) ? `${own} ${foldLetters(draft.field ?? '')}` : own;
    const known = merged.get(key);
    const kept = known === undefined ? draft : stronger(known, draft);
    // What replaces another stands at its own place of the text.
    if (kept !== known) merged.delete(key);
    merged.set(key, kept);
  }
  return limited([...merged.values()]).map((draft, index) => ({
    id: `r${index + 1}`,
    ...draft,
    weight: defaultWeight(draft.kind, draft.necessity),
  }));
};
