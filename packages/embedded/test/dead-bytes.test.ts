import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openDeadBytes } from '../src/dead-bytes.ts';
import { databasePath, openDatabase } from '../src/open-database.ts';
import { createStatements } from '../src/statements.ts';
import { createFolder } from './support/folder.ts';

const canary = 'CANARY-4713-';
const other = 'somebody-else-';

/** The same numbers in [0, 1) for the same seed. */
const createRandom = (seed: number) => {
  let state = seed * 7919;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const openTable = async (folder: string) => {
  const database = openDatabase(folder);
  const statements = createStatements(database);
  const deadBytes = openDeadBytes(databasePath(folder), statements);
  onTestFinished(() => {
    if (database.isOpen) database.close();
    deadBytes.close();
  });
  // Nobody pulls the plug on this one.
  database.exec('PRAGMA synchronous = OFF');
  database.exec('CREATE TABLE IF NOT EXISTS t (id TEXT PRIMARY KEY, json TEXT, k TEXT) WITHOUT ROWID');
  database.exec('CREATE INDEX IF NOT EXISTS i ON t (k, id)');
  const checkpoint = (mode: 'PASSIVE' | 'TRUNCATE'): void => {
    deadBytes.note();
    statements.row(`PRAGMA wal_checkpoint(${mode})`);
  };
  return { database, statements, deadBytes, checkpoint };
};

/** Rows of all sizes come, grow, shrink and go, in a table and its index; then those with the canary are deleted. Answers what is left. */
const churn = ({ statements: { run }, checkpoint }: Awaited<ReturnType<typeof openTable>>, seed: number): readonly string[] => {
  const random = createRandom(seed);
  const rows = new Map<string, string>();
  const textOf = (word: string): string => {
    const [kind, share] = [random(), random()];
    return word.repeat(Math.floor(share * (kind < 0.5 ? 15 : kind < 0.85 ? 250 : 900)));
  };
  for (let turn = 0; turn < 3_000; turn += 1) {
    const id = `id ${Math.floor(random() * 1_000)}`;
    const known = rows.get(id);
    if (known === undefined) {
      const word = random() < 0.5 ? canary : other;
      rows.set(id, word);
      run('INSERT INTO t VALUES (?, ?, ?)', id, textOf(word), word + id);
    } else if (random() < 0.5) run('UPDATE t SET json = ?, k = ? WHERE id = ?', textOf(known), known + turn, id);
    else {
      rows.delete(id);
      run('DELETE FROM t WHERE id = ?', id);
    }
    if (turn % 400 === 0) checkpoint('PASSIVE');
  }
  for (const [id, word] of rows) if (word === canary) run('DELETE FROM t WHERE id = ?', id);
  return [...rows].flatMap(([id, word]) => (word === other ? [id] : []));
};

it.each([1, 2, 3])('finds what SQLite leaves in its pages, and nothing else (%s)', async (seed) => {
  const folder = await createFolder();
  const table = await openTable(folder);
  const left = churn(table, seed);
  table.checkpoint('TRUNCATE');
  const bytes = (): Promise<Buffer> => readFile(databasePath(folder));
  // Should SQLite do it itself one day, all of this can go.
  expect((await bytes()).includes(canary)).toBe(true);
  expect(table.deadBytes.zero()).toBe(true);
  expect((await bytes()).includes(canary)).toBe(false);
  table.database.close();
  const again = await openTable(folder);
  expect(again.statements.row('PRAGMA integrity_check')).toMatchObject({ integrity_check: 'ok' });
  expect(again.statements.rows<{ id: string }>('SELECT id FROM t ORDER BY id').map(({ id }) => id)).toEqual(left.toSorted());
});

it('zeroes what an earlier process left that died before it came to it', async () => {
  const folder = await createFolder();
  const first = await openTable(folder);
  churn(first, 4);
  first.checkpoint('TRUNCATE');
  first.database.close();
  const second = await openTable(folder);
  expect((await readFile(databasePath(folder))).includes(canary)).toBe(true);
  second.checkpoint('TRUNCATE');
  expect(second.deadBytes.zero()).toBe(true);
  expect((await readFile(databasePath(folder))).includes(canary)).toBe(false);
});
