import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { type SkillTable, skillTableSchema } from '../src/skill-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'winnow-skills-'));
afterAll(() => rmSync(folder, { recursive: true }));

const table: SkillTable = {
  source: 'Made up',
  skills: [
    { label: 'Frobnicator Pro', aliases: ['FrobPro'], shows: ['PostgreSQL'], related: ['Widgetizer'], certification: true },
    { label: 'Widgetizer' },
    { label: 'Postgres', aliases: ['Pgbase'] },
  ],
  occupations: [
    {
      id: 'frobnicator',
      trade: 'manufacturing',
      titles: { en: ['frobnicator'], de: ['Frobnikator'] },
      near: ['machinist'],
      skills: ['FrobPro', 'Frobnicator Pro', 'CNC'],
    },
  ],
};

const use = (path: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL('support/use-own-table.ts', import.meta.url)), path], {
      encoding: 'utf8',
    }),
  );

it('adds the skills and occupations of a file to those of Winnow, in every thread', () => {
  const path = join(folder, 'skills.json');
  writeFileSync(path, JSON.stringify(table));
  expect(use(path)).toEqual({
    own: ['frobnicator pro', 'frobnicator pro', 'python'],
    added: [['postgresql'], 'postgresql'],
    facts: ['Frobnicator Pro', true],
    relations: ['narrower', 'related', 'related', 'narrower'],
    occupations: ['frobnicator', 'frobnicator', 'nurse'],
    skills: ['frobnicator pro', 'frobnicator pro', 'cnc'],
    near: 'near',
  });
});

it.each([
  ['a name with a tab', { skills: [{ label: 'a\tb' }] }],
  ['a name without letters', { skills: [{ label: ' ' }] }],
  ['an unknown field', { skills: [{ label: 'a', level: 3 }] }],
  ['an unknown language', { skills: [], occupations: [{ id: 'a', trade: 'b', titles: { xx: ['a'] } }] }],
  ['another form', []],
])('is not valid with %s', (_, file) => {
  expect(skillTableSchema.safeParse(file).success).toBe(false);
});
