import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Label } from './label.ts';

/** `unsplit` are files of families that training does not know, such as your own. */
export const splits = ['train', 'tune', 'exam', 'unsplit'] as const;

export type Split = (typeof splits)[number];

const families = JSON.parse(readFileSync(new URL('../families.json', import.meta.url), 'utf8')) as {
  readonly [group: string]: { readonly [family: string]: Split };
};

const splitOfFamily = new Map(Object.values(families).flatMap((group) => Object.entries(group)));

/** The split of a file: that of its family, else that of a folder named after a split. */
export const splitOf = ({ family }: Pick<Label, 'family'>, folder: string): Split =>
  (family === undefined ? undefined : splitOfFamily.get(family)) ??
  splits.find((split) => split === basename(folder)) ??
  'unsplit';
