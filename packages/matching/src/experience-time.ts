import type { ResumeContent } from '@winnow/contracts';

type Position = ResumeContent['experience'][number];

type Span = { readonly position: number; readonly from: number; readonly to: number };

/** Work experience, as far as the dates of the positions show it. */
export type ExperienceTime = {
  /** Months of all positions, overlapping months counted once; null when no dates show a length. */
  readonly total: number | null;
  /** A current position lasts to a day that the resume does not print: every sum is then a lower bound. */
  readonly ongoing: boolean;
  /** Total months of the positions with the given indexes. */
  readonly monthsOf: (positions: ReadonlySet<number>) => number;
};

/** A month as a count since year 0, of YYYY, YYYY-MM or YYYY-MM-DD. */
const monthNumber = (iso: string): number => Number(iso.slice(0, 4)) * 12 + (iso.length > 4 ? Number(iso.slice(5, 7)) - 1 : 0);

/** The month of the end counts as worked; for bare years, their difference counts. */
const endOf = (iso: string): number => monthNumber(iso) + (iso.length > 4 ? 1 : 0);

const isoOf = ({ start, end }: Position): readonly string[] =>
  [start?.iso ?? null, end?.iso ?? null].filter((iso): iso is string => iso !== null);

const spanOf = ({ start, end }: Position, position: number, reference: number): Span | null => {
  const first = start?.iso ?? null;
  const last = end?.iso ?? null;
  if (first === null || (last === null && end?.current !== true)) return null;
  const from = monthNumber(first);
  const to = last === null ? Math.max(reference, from) + 1 : endOf(last);
  return to > from ? { position, from, to } : null;
};

/** Total months covered by the spans, which are sorted by their starts. */
const covered = (spans: readonly Span[]): number => {
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
};

/**
 * Computes the time worked in the positions of a resume. Current ones count up to the month that the total of the resume implies.
 */
export const experienceTime = ({ experience, totals }: ResumeContent): ExperienceTime => {
  const ongoing = experience.some(({ end }) => end?.current === true);
  const spansUpTo = (reference: number): readonly Span[] =>
    experience.flatMap((position, index) => spanOf(position, index, reference) ?? []).toSorted((a, b) => a.from - b.from);
  const printed = experience.flatMap(isoOf).reduce((latest, iso) => Math.max(latest, monthNumber(iso)), 0);
  const given = totals.experience_months;
  // After the last month printed in a position, only current ones continue, so the rest of the total is theirs.
  const more = ongoing && given !== null ? Math.max(0, given - covered(spansUpTo(printed))) : 0;
  const spans = spansUpTo(printed + more);
  const placed = new Set(spans.map(({ position }) => position));
  const loose = experience.map(({ months }, index) => (placed.has(index) ? 0 : (months ?? 0)));
  const monthsOf = (positions: ReadonlySet<number>): number =>
    covered(spans.filter(({ position }) => positions.has(position))) +
    [...positions].reduce((months, position) => months + (loose[position] ?? 0), 0);
  const closed = experience.some(({ end, months }, index) => months !== null || (placed.has(index) && end?.current !== true));
  return { total: given ?? (closed ? monthsOf(new Set(experience.keys())) : null), ongoing, monthsOf };
};
