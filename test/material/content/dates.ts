import { chooseDateForm, inYears, type DateForm as PlainForm, printPeriod } from '../../reading/print-dates.ts';
import { createRotation } from '../../reading/rotate.ts';
import type { Vocabulary } from '../../reading/vocabulary.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { DatesLabel } from '../label.ts';
import type { Month, Span } from './resume.ts';
import type { Words } from './words.ts';

export type DateForm = PlainForm;

const kinds = ['plain', 'iso', 'years', 'short-year', 'season', 'quarter', 'masked'] as const;

/** How one resume writes its dates, beyond the forms of the vocabularies. */
export type DateStyle = {
  readonly form: DateForm;
  readonly kind: (typeof kinds)[number];
  readonly seasons: readonly string[];
  /** How a span without an end is written: with the word, an arrow or a dash behind its start, or its start alone. */
  readonly open: 'word' | 'arrow' | 'dash' | 'start';
  readonly reversed: boolean;
  /** Education over school years: 2019/20. */
  readonly schoolYears: boolean;
};

/** How one resume writes its dates. */
export const chooseForm = (vocabulary: Vocabulary, seed: number, random: SeededRandom): DateForm => {
  const form = chooseDateForm(vocabulary, createRotation(`material ${vocabulary.language}`, seed));
  return random.chance(0.3) ? { ...form, nativeDigits: false } : form;
};

const weights: readonly (readonly [DateStyle['kind'], number])[] = [
  ['plain', 0.58],
  ['iso', 0.06],
  ['years', 0.14],
  ['short-year', 0.08],
  ['season', 0.05],
  ['quarter', 0.04],
  ['masked', 0.05],
];

/** The style of a resume whose layout prints the dates as it is told to. */
export const chooseDateStyle = (vocabulary: Vocabulary, words: Words, seed: number, random: SeededRandom): DateStyle => {
  const form = chooseForm(vocabulary, seed, random);
  // Other calendars have other years, which seasons and two digits would hide.
  const plainOnly = form.calendar !== 'gregorian';
  let drawn = random.next();
  const kind = weights.find(([, share]) => {
    drawn -= share;
    return drawn < 0;
  })?.[0];
  return {
    form,
    kind: plainOnly ? 'plain' : (kind ?? 'plain'),
    seasons: words.seasons,
    open: random.pick(['word', 'word', 'word', 'word', 'word', 'word', 'word', 'arrow', 'dash', 'start'] as const),
    reversed: random.chance(0.03),
    schoolYears: !plainOnly && random.chance(0.15),
  };
};

/** A month, or a year if the form tells years alone, as the form prints it. */
export const printMonth = (form: DateForm, at: Month): string => printPeriod(form, at, at).start.printed;

/** Whether a form tells years alone. */
export const isOfYears = (form: DateForm): boolean =>
  printMonth(form, { year: 2020, month: 1 }) === printMonth(form, { year: 2020, month: 2 });

const two = (value: number): string => String(value % 100).padStart(2, '0');

type Printed = { readonly text: string; readonly iso: string | null };

const monthIso = ({ year, month }: Month): string => `${year}-${two(month)}`;

const printDate = ({ form, kind, seasons }: DateStyle, at: Month): Printed => {
  const { year, month } = at;
  switch (kind) {
    case 'iso':
      return { text: monthIso(at), iso: monthIso(at) };
    case 'years':
      return { text: printMonth(inYears(form), at), iso: String(year) };
    case 'short-year':
      return form.pattern.includes('{MM}')
        ? { text: `${two(month)}/${two(year)}`, iso: monthIso(at) }
        : { text: `${form.vocabulary.shortMonths[month - 1]} ’${two(year)}`, iso: monthIso(at) };
    case 'season':
      return { text: `${seasons[Math.floor(((month + 9) % 12) / 3)]} ${year}`, iso: String(year) };
    case 'quarter':
      return { text: `Q${Math.ceil(month / 3)} ${year}`, iso: String(year) };
    case 'masked':
      return { text: `20XX.${two(month)}`, iso: null };
    case 'plain':
      return { text: printMonth(form, at), iso: isOfYears(form) ? String(year) : monthIso(at) };
  }
};

const join = ({ form }: DateStyle, start: string, end: string): string =>
  form.range.replace('{start}', () => start).replace('{end}', () => end);

const openSpan = (style: DateStyle, start: Printed): { readonly text: string; readonly label: DatesLabel } => {
  const ongoing: DatesLabel = { start: start.iso, end: 'present' };
  if (style.open === 'word') return { text: join(style, start.text, style.form.present), label: ongoing };
  if (style.open === 'arrow') return { text: `${start.text} →`, label: ongoing };
  if (style.open === 'dash') return { text: `${start.text} –`, label: ongoing };
  return {
    text: start.text,
    label: start.iso === null ? { start: null, end: null } : { start: null, end: start.iso, single_date: true },
  };
};

/** A span as the resume writes it, and what a reader can know of it. */
export const printSpan = (
  style: DateStyle,
  { start, end }: Span,
  isStudy: boolean,
): { readonly text: string; readonly label: DatesLabel } => {
  if (isStudy && style.schoolYears && end !== null && end.year > start.year)
    return { text: `${start.year}/${two(end.year)}`, label: { start: String(start.year), end: String(end.year) } };
  const from = printDate(style, start);
  if (end === null) return openSpan(style, from);
  const to = printDate(style, end);
  const label: DatesLabel = { start: from.iso, end: to.iso };
  if (from.text === to.text)
    return { text: from.text, label: to.iso === null ? label : { start: null, end: to.iso, single_date: true } };
  return { text: style.reversed ? join(style, to.text, from.text) : join(style, from.text, to.text), label };
};
