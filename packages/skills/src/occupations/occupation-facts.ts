import { lazily, textOf } from '@winnow/kernel';
import { listSign } from '../lines.ts';
import { loadTable } from '../load-table.ts';
import type { Occupation } from './occupation.ts';

const table = lazily(() => loadTable('occupations'));

const namesIn = (text: string | undefined): readonly string[] => (text === undefined || text === '' ? [] : text.split(listSign));

/** An occupation by its id; undefined for an unknown one. */
export const occupationOf = (id: string): Occupation | undefined => {
  const [trade, near, skills, kinds] = textOf(table(), id)?.split('\t') ?? [];
  if (trade === undefined) return undefined;
  return { id, trade, near: namesIn(near), skills: namesIn(skills), kinds: namesIn(kinds) };
};
