import { lazily, textOf } from '@winnow/kernel';
import { loadTable } from '../load-table.ts';

/** What is known of an occupation. */
export type Occupation = {
  readonly id: string;
  /** A group of occupations, such as `health`. */
  readonly trade: string;
  /** Ids of occupations whose work is much the same. */
  readonly near: readonly string[];
  /** Canonical names of the skills that it typically needs. */
  readonly skills: readonly string[];
  /** Ids of narrower occupations. */
  readonly kinds: readonly string[];
};

const table = lazily(() => loadTable('occupations'));

const listSign = '|';

/** The facts of an occupation as the table holds them. */
export const writeOccupation = ({ trade, near, skills, kinds }: Occupation): string =>
  [trade, ...[near, skills, kinds].map((names) => names.join(listSign))].join('\t');

const namesIn = (text: string | undefined): readonly string[] => (text === undefined || text === '' ? [] : text.split(listSign));

/** An occupation by its id; undefined for an unknown one. */
export const occupationOf = (id: string): Occupation | undefined => {
  const [trade, near, skills, kinds] = textOf(table(), id)?.split('\t') ?? [];
  if (trade === undefined) return undefined;
  return { id, trade, near: namesIn(near), skills: namesIn(skills), kinds: namesIn(kinds) };
};
