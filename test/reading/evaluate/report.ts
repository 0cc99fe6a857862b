import { tableOf } from '../../load/table.ts';
import type { FolderResult, ScoredFile, SplitResult } from './evaluate-folder.ts';
import { totalOf } from './evaluate-folder.ts';
import type { Split } from './families.ts';
import { type FieldScore, qualityOf, type Rated } from './field-score.ts';
import { type FactField, factFields, generatedFields, shareFields } from './fields.ts';
import type { FileScores } from './score-facts.ts';

const one = (value: number): string => value.toFixed(1);

type Groups = ReadonlyMap<string, FileScores>;

const fieldsOf = (groups: Groups, fields: readonly FactField[]): readonly FactField[] =>
  fields.filter((field) =>
    [...groups.values()].some((scores) => {
      const score = scores.get(field);
      return score !== undefined && score.labelled + score.predicted > 0;
    }),
  );

const shareOf = ({ right, labelled }: FieldScore): string => (labelled === 0 ? '' : one((100 * right) / labelled));

const countsOf = ({ right, predicted, labelled }: FieldScore): string => `${right}/${predicted}/${labelled}`;

/** Precision, recall and F1 of each field, for each group of files. */
export const qualityTable = (groups: Groups): string =>
  tableOf(
    ['field', ...[...groups.keys()].flatMap((name) => [`${name} P`, 'R', 'F1', 'right/given/printed'])],
    fieldsOf(groups, [...factFields, ...generatedFields]).map((field) => [
      field,
      ...[...groups.values()].flatMap((scores) => {
        const score = scores.get(field);
        if (score === undefined) return ['', '', '', ''];
        const { precision, recall, f1 } = qualityOf(score);
        return [one(precision), one(recall), one(f1), countsOf(score)];
      }),
    ]),
  );

/** The share of what is printed that was found, counted as in the first corpus. */
export const shareTable = (groups: Groups): string =>
  tableOf(
    ['found, in percent', ...groups.keys()],
    fieldsOf(groups, shareFields).map((field) => [
      field,
      ...[...groups.values()].map((scores) => {
        const score = scores.get(field);
        return score === undefined ? '' : `${shareOf(score)} (${score.right}/${score.labelled})`;
      }),
    ]),
  );

/** How many points of F1 a field loses from tune to exam. */
const gapTable = (tune: FileScores, exam: FileScores): string =>
  tableOf(
    ['F1', 'tune', 'exam', 'gap'],
    factFields.flatMap((field) => {
      const [known, unknown] = [tune.get(field), exam.get(field)];
      if (known === undefined || unknown === undefined) return [];
      const [before, after] = [qualityOf(known).f1, qualityOf(unknown).f1];
      return [[field, one(before), one(after), one(before - after)]];
    }),
  );

/** F1 of each field for each group of files, in the order of their names. */
export const groupTable = <T extends { readonly scores: FileScores }>(
  files: readonly T[],
  groupOf: (file: T) => string,
  minFiles = 1,
): string => {
  const groups = [...Map.groupBy(files, groupOf)]
    .filter(([, own]) => own.length >= minFiles)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const totals = new Map(groups.map(([name, own]) => [name, totalOf(own.map(({ scores }) => scores))]));
  const shown = fieldsOf(totals, [...factFields, ...generatedFields]);
  return tableOf(
    ['F1', 'files', ...shown],
    groups.map(([name, own]) => [
      name,
      String(own.length),
      ...shown.map((field) => {
        const score = totals.get(name)?.get(field);
        return score === undefined ? '' : one(qualityOf(score).f1).replace('.0', '');
      }),
    ]),
  );
};

const bins: readonly (readonly [name: string, min: number, below: number])[] = [
  ['≥ 0.9', 0.9, Number.POSITIVE_INFINITY],
  ['0.7–0.9', 0.7, 0.9],
  ['0.5–0.7', 0.5, 0.7],
  ['< 0.5', Number.NEGATIVE_INFINITY, 0.5],
];

const rightOf = (rated: readonly Rated[]): string =>
  rated.length === 0 ? '' : one((100 * rated.filter(({ right }) => right).length) / rated.length);

/** How many values were given with which confidence, and what share of them is right. */
const confidenceTable = (groups: Groups): string => {
  const rated = [...groups.values()].map((scores) => [...scores.values()].flatMap((score) => score.rated));
  return tableOf(
    ['confidence', ...[...groups.keys()].flatMap((name) => [`${name} values`, '% right'])],
    bins.map(([name, min, below]) => [
      name,
      ...rated.flatMap((all) => {
        const own = all.filter(({ confidence }) => confidence >= min && confidence < below);
        return [String(own.length), rightOf(own)];
      }),
    ]),
  );
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** CPU of a file in milliseconds. */
const timeTable = (results: ReadonlyMap<string, SplitResult>): string =>
  tableOf(
    ['CPU, ms a file', 'median', 'worst', 'of it structured resume: median', 'worst'],
    [...results].map(([name, { times }]) => {
      const [whole, parsing] = [times.map((time) => time.layout + time.parsing), times.map((time) => time.parsing)];
      return [name, one(median(whole)), one(Math.max(...whole)), one(median(parsing)), one(Math.max(...parsing))];
    }),
  );

const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** A line for each fact that was missed or is wrong. */
export const missLines = (files: readonly ScoredFile[]): readonly string[] =>
  files.flatMap(({ label, scores }) =>
    [...scores].flatMap(([field, { missed, wrong }]) =>
      missed.length + wrong.length === 0
        ? []
        : [`${label.file}  ${field}: missed ${cut(missed.join(' ‖ ')) || '–'}; wrong ${cut(wrong.join(' ‖ ')) || '–'}`],
    ),
  );

const titleOf = (split: Split, { files }: SplitResult): string => `${split === 'unsplit' ? 'all' : split} (${files})`;

/** Everything about a folder that may be told: of exams, totals. */
export const reportOf = (splits: FolderResult['splits']): string => {
  const results = new Map([...splits].map(([split, result]) => [titleOf(split, result), result] as const));
  const totals = new Map([...results].map(([name, result]) => [name, result.totals] as const));
  const open = [...splits.values()].flatMap((result) => result.open);
  const [tune, exam] = [splits.get('tune'), splits.get('exam')];
  return [
    qualityTable(totals),
    shareTable(totals),
    ...(tune === undefined || exam === undefined ? [] : [gapTable(tune.totals, exam.totals)]),
    ...(open.length === 0 ? [] : [`By language, without exams\n\n${groupTable(open, ({ label }) => label.language, 4)}`]),
    confidenceTable(totals),
    timeTable(results),
  ].join('\n\n');
};
