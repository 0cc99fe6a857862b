import { tableOf } from '../../load/table.ts';
import type { Label } from './label.ts';
import type { Outcome } from './score-reading.ts';
import { fieldHead, fieldRows, groupRows, tallyOf } from './tally.ts';

export type Evaluated = { readonly label: Label; readonly outcomes: readonly Outcome[] };

/** A table of all fields. */
export const fieldTable = (files: readonly Evaluated[]): string =>
  tableOf(fieldHead, fieldRows(tallyOf(files.flatMap(({ outcomes }) => outcomes))));

/** A table with a row for each group of files, in the order of their names. */
export const groupTable = <T extends Evaluated>(files: readonly T[], groupOf: (file: T) => string): string => {
  const groups = Map.groupBy(
    files.toSorted((a, b) => (groupOf(a) < groupOf(b) ? -1 : groupOf(a) > groupOf(b) ? 1 : 0)),
    groupOf,
  );
  const { head, rows } = groupRows(
    new Map([...groups].map(([name, own]) => [name, own.flatMap(({ outcomes }) => outcomes)] as const)),
  );
  return tableOf(head, rows);
};

const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** A line for each fact that was not found. */
export const missLines = (files: readonly Evaluated[]): readonly string[] =>
  files.flatMap(({ label, outcomes }) =>
    outcomes
      .filter(({ verdict }) => verdict !== 'found')
      .map(({ field, verdict, expected, got }) => `${label.file}  ${verdict} ${field}: ${expected}  ← ${cut(got)}`),
  );
