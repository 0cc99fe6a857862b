import { type Format, formats } from '../write-file.ts';
import { falseFinds, missesOf, strayChanges, type Trial, trueFinds } from './try-breakages.ts';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const count = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));

export type Accuracy = {
  readonly id: string;
  readonly found: number;
  readonly missed: number;
  readonly invented: number;
};

/** For each check and cap: how often a fault was found, missed, and seen where there is none. */
export const accuracyOf = (trials: readonly Trial[]): readonly Accuracy[] => {
  const [found, missed, invented] = [trueFinds, missesOf, falseFinds].map((of) => count(trials.flatMap(of)));
  const ids = [
    ...new Set(trials[0] === undefined ? [] : [...trials[0].clean.checks, ...trials[0].clean.caps].map(({ id }) => id)),
  ];
  return ids
    .map((id) => ({ id, found: found?.get(id) ?? 0, missed: missed?.get(id) ?? 0, invented: invented?.get(id) ?? 0 }))
    .filter((each) => each.found + each.missed + each.invented > 0);
};

export const accuracyTable = (trials: readonly Trial[]): string =>
  table(
    ['check or cap', 'broken', 'found', 'seen where there is none', 'precision', 'recall'],
    accuracyOf(trials).map(({ id, found, missed, invented }) => [
      `\`${id}\``,
      found + missed,
      found,
      invented,
      share(found, found + invented),
      share(found, found + missed),
    ]),
  );

const cleanOf = (trials: readonly Trial[]): readonly Trial[] => trials.filter(({ breakage }) => breakage === null);

const scoresBy = (trials: readonly Trial[], language: string, format: Format): string =>
  trials
    .filter((trial) => trial.language === language && trial.format === format)
    .map(({ assessment }) => assessment.score)
    .join(', ');

/** The scores of the clean files by language and format. */
export const languageTable = (trials: readonly Trial[]): string => {
  const clean = cleanOf(trials);
  const languages = [...new Set(clean.map(({ language }) => language))];
  return table(
    ['language', ...formats],
    languages.map((language) => [language, ...formats.map((format) => scoresBy(clean, language, format))]),
  );
};

/** The lowest and the highest score of the clean files by format. */
export const spreadTable = (trials: readonly Trial[]): string =>
  table(
    ['format', 'files', 'lowest', 'highest'],
    formats.flatMap((format) => {
      const scores = cleanOf(trials).flatMap((trial) => (trial.format === format ? [trial.assessment.score] : []));
      return scores.length === 0 ? [] : [[format, scores.length, Math.min(...scores), Math.max(...scores)]];
    }),
  );

/** A line for each fault that was missed or changed something else. */
export const strayLines = (trials: readonly Trial[]): readonly string[] =>
  trials.flatMap((trial) => {
    const { language, format, breakage } = trial;
    const parts = [...missesOf(trial).map((id) => `misses ${id}`), ...strayChanges(trial).map((id) => `changes ${id}`)];
    return parts.length === 0 ? [] : [`${language} ${format} ${breakage?.name ?? 'clean'}: ${parts.join(', ')}`];
  });

export { table };
