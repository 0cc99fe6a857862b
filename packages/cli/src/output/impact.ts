import type { GroupImpact, Impact, Note } from '@winnow/audit';
import { stringify } from 'csv-stringify/sync';
import { counted, type Look, paragraphs, table } from './layout.ts';

/** What `winnow-cli audit impact` prints: the tables, and how many candidates have no score. */
export type ImpactReport = Impact & { readonly unscored: number };

const noteTexts = {
  reference: 'highest rate',
  under_two_percent: 'under 2 % of the candidates: not compared',
  few: 'fewer than 30: one decision changes much',
} as const satisfies { readonly [note in Note]: string };

const separator = ' × ';

const selectionText = ({ selection, cut }: Impact): string => {
  switch (selection.by) {
    case 'threshold':
      return `a score of ${selection.threshold} or more`;
    case 'top':
      return `the best ${selection.count}, a score of ${cut ?? '–'} or more`;
    case 'median':
      return `a score above the median, ${cut ?? '–'}`;
  }
};

const fixed = (value: number | null): string | null => (value === null ? null : value.toFixed(3));

const rowOf = (each: GroupImpact, { paint }: Look): readonly (string | number | null)[] => [
  each.group.join(separator),
  each.applicants,
  each.selected,
  fixed(each.rate),
  each.below_four_fifths === true ? paint('red', `${fixed(each.impact_ratio)} < 0.8`) : fixed(each.impact_ratio),
  each.notes.map((note) => noteTexts[note]).join('; '),
];

/** The impact ratios as tables. */
export const writeImpact = (report: ImpactReport, look: Look): string =>
  paragraphs([
    `${report.selected} of ${counted(report.applicants, 'candidate')} selected: ${selectionText(report)}.`,
    report.unscored === 0 ? undefined : `${counted(report.unscored, 'candidate')} without a score left out.`,
    ...report.tables.flatMap(({ attributes, groups, unknown }) => [
      table(
        [attributes.join(separator), 'candidates', 'selected', 'rate', 'impact ratio', 'note'],
        groups.map((each) => rowOf(each, look)),
        look,
      ),
      unknown === 0 ? undefined : `${counted(unknown, 'candidate')} of unknown group, in no row.`,
    ]),
  ]);

const columns = ['attributes', 'group', 'applicants', 'selected', 'rate', 'impact_ratio', 'below_four_fifths', 'notes'];

/** The impact ratios as CSV, one row per group; the last row of a table counts those of unknown group. */
export const impactCsv = ({ tables }: Impact): string =>
  stringify(
    [
      columns,
      ...tables.flatMap(({ attributes, groups, unknown }) => [
        ...groups.map(({ group, applicants, selected, rate, impact_ratio, below_four_fifths, notes }) => [
          attributes.join(separator),
          group.join(separator),
          applicants,
          selected,
          rate,
          impact_ratio,
          below_four_fifths === null ? null : String(below_four_fifths),
          notes.join('; '),
        ]),
        [attributes.join(separator), '(unknown)', unknown, null, null, null, null, null],
      ]),
    ],
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
