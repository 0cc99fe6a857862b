import { readFileSync } from 'node:fs';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { AppError, lazily, readTable, type WordTable } from '@winnow/kernel';
import { type Tables, withOwnTable } from './own-tables.ts';
import type { SkillTable } from './schema/skill-table.ts';

/** A file of skills that is added to those of Winnow. It was validated, and is the same as long as its hash is. */
export type OwnSkillFile = { readonly path: string; readonly sha256: string };

/** What the process and its threads share. */
const shared = 'winnow.skills';

/** The hash of the text of a file of skills. Loads the module only then: it takes megabytes in every thread. */
export const hashOfSkills = (text: string): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex');

/** Adds the skills of a file to those of Winnow, in this process and in every thread it starts. To be called before any search. */
export const addSkillFile = (file: OwnSkillFile): void => setEnvironmentData(shared, { ...file });

const read = (name: keyof Tables): WordTable =>
  readTable(readFileSync(new URL(`../generated/${name}.json`, import.meta.url), 'utf8'));

/** All tables with those of the file. A changed file must not give results under the version of the one that was read. */
const ownTables = lazily((): Tables | undefined => {
  const file = getEnvironmentData(shared) as OwnSkillFile | undefined;
  if (file === undefined) return undefined;
  const text = readFileSync(file.path, 'utf8');
  if (hashOfSkills(text) !== file.sha256) throw new AppError('UNAVAILABLE', 'The file of skills was changed since the start.');
  const tables = {
    skills: read('skills'),
    spellings: read('spellings'),
    occupations: read('occupations'),
    titles: read('titles'),
  };
  return withOwnTable(tables, JSON.parse(text) as SkillTable);
});

/** Reads a table of `generated`, which is made of the data of skills and languages, with what an operator added. */
export const loadTable = (name: keyof Tables): WordTable => ownTables()?.[name] ?? read(name);
