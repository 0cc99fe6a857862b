import type { Necessity, Requirement } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { type Tally, tokensOf } from '@winnow/skills';
import { quoteOf, whole } from '../text/statements.ts';
import type { Part } from '../words/part-headings.ts';
import { findCues } from './find-cues.ts';
import { findItems, type Item } from './find-items.ts';
import { necessitiesOf } from './necessity-of.ts';

/** A requirement without its number and weight. */
export type Draft = Omit<Requirement, 'id' | 'weight'>;

export type Setting = {
  readonly language: LanguageCode;
  /** The part that contains the statement; null without a heading. */
  readonly part: Part | null;
  readonly bullet: boolean;
  /** True when headings of the text mark the requirements. */
  readonly headed: boolean;
};

/** Words that ask for something. "Experience" does where no heading does: elsewhere it is that of customers and of the company. */
const asksFor = (kinds: ReadonlySet<string>, headed: boolean): boolean =>
  kinds.has('required') || kinds.has('preferred') || kinds.has('demand') || (!headed && kinds.has('experience'));

const baseOf = ({ part, headed, bullet }: Setting, kinds: ReadonlySet<string>): Necessity => {
  if (part === 'required') return 'required';
  if (part !== null) return 'preferred';
  return asksFor(kinds, headed) || (bullet && !headed) ? 'required' : 'preferred';
};

/** Nobody names a level or a number of years but to ask for it. */
const isSure = ({ draft }: Item): boolean => draft.min_years !== null || draft.level !== null;

/** Words without a full stop: an item of a list that has no bullets. */
const isFragment = (text: string): boolean => text.length <= 100 && !/[.!?。]$/u.test(text);

/** Keeps the lowest of a statement's degrees for each necessity. */
const minDegrees = (drafts: readonly Draft[]): readonly Draft[] => {
  const order = ['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'];
  const rank = ({ level }: Draft): number => order.indexOf(level ?? '');
  const degrees = drafts.filter(({ kind }) => kind === 'education');
  const isMinimum = (draft: Draft): boolean =>
    !degrees.some((other) => other.necessity === draft.necessity && rank(other) < rank(draft));
  return drafts.filter((draft) => draft.kind !== 'education' || isMinimum(draft));
};

const maxLabelLength = 200;

/** The sentence and the words of it that name the requirement. */
const wordsOf = (quoted: string, { start, end }: Pick<Item, 'start' | 'end'>): Pick<Draft, 'label' | 'text'> => ({
  label: whole(quoted.slice(start, Math.min(end, start + maxLabelLength))).trim(),
  text: quoteOf(quoted, { start, end }),
});

/** The requirements of one sentence, in order. */
export const readStatement = (quoted: string, setting: Setting, tally?: Tally): readonly Draft[] => {
  const { part, language, headed, bullet } = setting;
  if (part === 'offer' || part === 'company') return [];
  const text = quoted.replaceAll('\n', ' ');
  const tokens = tokensOf(text);
  const cues = findCues(text, tokens, language, tally);
  const kinds: ReadonlySet<string> = new Set(cues.map(({ kind }) => kind));
  const outside = part === null;
  const asks = asksFor(kinds, headed) || (bullet && !headed);
  const { items, clauses } = findItems({
    text,
    tokens,
    cues,
    language,
    part,
    asks: !outside || asks || (!headed && isFragment(text)),
  });
  if (part === 'tasks') return items.map((item) => ({ ...item.draft, ...wordsOf(quoted, item), necessity: 'preferred' }));
  const necessities = necessitiesOf(text, clauses, tokens, cues, items);
  const base = baseOf(setting, kinds);
  const necessityOf = (item: Item): Necessity =>
    // "Bachelor's degree, Master's preferred": a degree is no item of a list.
    necessities.of(item, item.draft.kind !== 'education') ??
    (item.field ? 'preferred' : outside && isSure(item) ? 'required' : base);
  // Outside of its lists, a headed text tells about the company unless its words ask for something.
  const read =
    outside && headed && !asks ? items.filter(({ draft }) => draft.kind === 'language' && draft.level !== null) : items;
  const drafts = read
    .filter((item) => !necessities.denied(item))
    .map((item): Draft => ({ ...item.draft, ...wordsOf(quoted, item), necessity: necessityOf(item) }));
  if (items.length > 0) return minDegrees(drafts);
  const all = { start: 0, end: text.length };
  const cued = kinds.has('required') || kinds.has('preferred');
  const isOther = outside ? cued && (bullet || !headed) : /\p{L}{2}|\p{Script=Han}/u.test(text) && !/[?？]$/u.test(text);
  if (!isOther || necessities.denied(all)) return [];
  const necessity = necessities.of(all, true) ?? (kinds.has('preferred') && !kinds.has('required') ? 'preferred' : base);
  const nothing = {
    canonical: null,
    min_years: null,
    of: null,
    level: null,
    field: null,
    equivalent: false,
    alternatives: [],
  } as const;
  return [{ ...nothing, kind: 'other', ...wordsOf(quoted, all), necessity }];
};
