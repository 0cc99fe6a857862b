import { type FieldName, fieldNames, type Outcome } from './score-reading.ts';

type Counts = { readonly found: number; readonly missed: number; readonly wrong: number; readonly false: number };

/** How many facts of each field came out how. */
export type Tally = ReadonlyMap<FieldName, Counts>;

const none: Counts = { found: 0, missed: 0, wrong: 0, false: 0 };

export const tallyOf = (outcomes: readonly Outcome[]): Tally => {
  const tally = new Map<FieldName, Counts>();
  for (const { field, verdict } of outcomes) {
    const counts = tally.get(field) ?? none;
    tally.set(field, { ...counts, [verdict]: counts[verdict] + 1 });
  }
  return tally;
};

/** The share of printed facts that were found, or undefined where none is printed. */
export const accuracyOf = (tally: Tally, field: FieldName): number | undefined => {
  const { found, missed, wrong } = tally.get(field) ?? none;
  const printed = found + missed + wrong;
  return printed === 0 ? undefined : found / printed;
};

const percent = (share: number | undefined): string => (share === undefined ? '' : (100 * share).toFixed(1));

/** A row a field: how many were found, and how the others went. */
export const fieldRows = (tally: Tally): readonly (readonly string[])[] =>
  fieldNames.flatMap((field) => {
    const counts = tally.get(field);
    if (counts === undefined) return [];
    const printed = counts.found + counts.missed + counts.wrong;
    return [
      [
        field,
        `${counts.found}/${printed}`,
        percent(accuracyOf(tally, field)),
        ...[counts.missed, counts.wrong, counts.false].map((count) => (count === 0 ? '' : String(count))),
      ],
    ];
  });

export const fieldHead = ['field', 'found', '%', 'missed', 'wrong', 'false'];

/** A row a group, a column a field, in percent. */
export const groupRows = (
  groups: ReadonlyMap<string, readonly Outcome[]>,
): { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } => {
  const tallies = [...groups].map(([name, outcomes]) => [name, tallyOf(outcomes)] as const);
  const shown = fieldNames.filter((field) => tallies.some(([, tally]) => accuracyOf(tally, field) !== undefined));
  return {
    head: ['', ...shown],
    rows: tallies.map(([name, tally]) => [name, ...shown.map((field) => percent(accuracyOf(tally, field)).replace('.0', ''))]),
  };
};
