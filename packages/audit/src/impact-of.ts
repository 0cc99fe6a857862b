import { type Selection, selectorOf } from './selector-of.ts';

/** A candidate that was scored, with the group it belongs to by each attribute; absent where that is unknown. */
export type Applicant = { readonly score: number; readonly groups: { readonly [attribute: string]: string | undefined } };

/**
 * `reference`: has the highest rate, against which the others are compared. `under_two_percent`: too small a share to be compared.
 * `few`: so few that one decision more or less can change the result.
 */
export type Note = 'reference' | 'under_two_percent' | 'few';

export type GroupImpact = {
  /** One value for each attribute of the table. */
  readonly group: readonly string[];
  readonly applicants: number;
  readonly selected: number;
  /** Selected among applicants, to four decimals. */
  readonly rate: number;
  /** Rate against that of the reference, to four decimals; null when it is not compared. */
  readonly impact_ratio: number | null;
  /** True when the ratio is below four fifths, computed without rounding. */
  readonly below_four_fifths: boolean | null;
  readonly notes: readonly Note[];
};

export type ImpactTable = {
  /** One attribute, or two whose groups are intersected. */
  readonly attributes: readonly string[];
  readonly groups: readonly GroupImpact[];
  /** Applicants whose group is unknown; they are in no row. */
  readonly unknown: number;
};

export type Impact = {
  readonly selection: Selection;
  /** The lowest score that is selected; for the median, the score that is exceeded. */
  readonly cut: number | null;
  readonly applicants: number;
  readonly selected: number;
  readonly tables: readonly ImpactTable[];
};

/** Applicants below which a group is marked `few`: a common rule of thumb for rates. */
const few = 30;

type Counted = { readonly group: readonly string[]; readonly applicants: number; readonly selected: number };
type Member = { readonly group: readonly string[]; readonly isSelected: boolean };

const rounded = (numerator: number, denominator: number): number => Math.round((numerator / denominator) * 10_000) / 10_000;

/** Less than 2 % of the applicants, compared in integers. */
const isTiny = (applicants: number, total: number): boolean => applicants * 50 < total;

const countOf = (members: readonly Member[]): readonly Counted[] => {
  const counts = new Map<string, Counted>();
  for (const { group, isSelected } of members) {
    const key = JSON.stringify(group);
    const { applicants, selected } = counts.get(key) ?? { applicants: 0, selected: 0 };
    counts.set(key, { group, applicants: applicants + 1, selected: selected + (isSelected ? 1 : 0) });
  }
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
};

const highestOf = (groups: readonly Counted[]): Counted | undefined =>
  groups.reduce<Counted | undefined>(
    (best, each) => (best === undefined || each.selected * best.applicants > best.selected * each.applicants ? each : best),
    undefined,
  );

const isSameRate = (a: Counted, b: Counted): boolean => a.selected * b.applicants === b.selected * a.applicants;

const tableOf = (
  attributes: readonly string[],
  applicants: readonly Applicant[],
  isSelected: (score: number) => boolean,
): ImpactTable => {
  const members = applicants.flatMap(({ score, groups }): Member[] => {
    const group = attributes.flatMap((attribute) => groups[attribute] ?? []);
    return group.length < attributes.length ? [] : [{ group, isSelected: isSelected(score) }];
  });
  const counted = countOf(members);
  const compared = counted.filter((each) => !isTiny(each.applicants, members.length));
  // When every group is tiny, leaving them all out would compare nothing.
  const reference = highestOf(compared.length > 0 ? compared : counted);
  return {
    attributes,
    unknown: applicants.length - members.length,
    groups: counted.map((each) => {
      const { group, selected } = each;
      const tiny = compared.length > 0 && !compared.includes(each);
      const base = tiny || reference === undefined || reference.selected === 0 ? undefined : reference;
      const notes: readonly (Note | false)[] = [
        base !== undefined && isSameRate(each, base) && 'reference',
        tiny && 'under_two_percent',
        each.applicants < few && 'few',
      ];
      return {
        group,
        applicants: each.applicants,
        selected,
        rate: rounded(selected, each.applicants),
        impact_ratio: base === undefined ? null : rounded(selected * base.applicants, each.applicants * base.selected),
        below_four_fifths: base === undefined ? null : 5 * selected * base.applicants < 4 * base.selected * each.applicants,
        notes: notes.filter((note) => note !== false),
      };
    }),
  };
};

/**
 * Selection rates and impact ratios by group, for each attribute and each pair of them. A ratio compares the rate of a group with
 * the highest rate of a group that is at least 2 % of the applicants. Pure: the same applicants in any order give the same tables.
 */
export const impactOf = (applicants: readonly Applicant[], attributes: readonly string[], selection: Selection): Impact => {
  const { cut, isSelected } = selectorOf(
    selection,
    applicants.map(({ score }) => score),
  );
  const pairs = attributes.flatMap((first, index) => attributes.slice(index + 1).map((second) => [first, second]));
  return {
    selection,
    cut,
    applicants: applicants.length,
    selected: applicants.filter(({ score }) => isSelected(score)).length,
    tables: [...attributes.map((attribute) => [attribute]), ...pairs].map((each) => tableOf(each, applicants, isSelected)),
  };
};
