import { describe, expect, it, onTestFinished } from 'vitest';
import { createGroupCommit, type Request } from '../src/group-commit.ts';
import { openDatabase } from '../src/open-database.ts';
import { createOperations, type Operations } from '../src/operations.ts';
import { createStatements } from '../src/statements.ts';
import { createFolder } from './support/folder.ts';
import { record } from './support/log-fixture.ts';

const openGroups = async () => {
  const database = openDatabase(await createFolder());
  onTestFinished(() => database.close());
  const statements = createStatements(database);
  const runGroup = createGroupCommit({ database, statements, ...createOperations(database, statements) });
  let lastId = 0;
  const request = <Name extends keyof Operations>(name: Name, ...args: Parameters<Operations[Name]>): Request => {
    lastId += 1;
    return { id: lastId, name, args, flush: true };
  };
  const run = (...requests: readonly Request[]) => runGroup(requests);
  const insert = (id: string, json = '{}') => request('insertDocument', 'docs', { id, json, expiresAt: null, keys: [] }, 0);
  run(
    request('openCollection', { name: 'docs', indexes: {} }),
    request('declareTopics', [{ name: 't', partitions: 2, retentionMs: 1 }]),
  );
  const stored = (...ids: readonly string[]) =>
    run(...ids.map((id) => request('getDocument', 'docs', id, 0))).map((reply) => 'value' in reply && reply.value !== undefined);
  return { database, run, request, insert, stored };
};

describe('a group of requests', () => {
  it('is answered in order, each with its own result', async () => {
    const { run, request, insert } = await openGroups();
    const requests = [insert('a'), insert('a'), request('appendRecords', 't', [record('x'), record('y')], 0)];
    expect(run(...requests)).toEqual([
      { id: requests[0]?.id, value: true },
      { id: requests[1]?.id, value: false },
      { id: requests[2]?.id, value: [0, 1] },
    ]);
  });

  it('undoes a failing request alone and as a whole', async () => {
    const { run, request, insert, stored } = await openGroups();
    const halfWrong = request('appendRecords', 't', [record('x'), record('y', 7)], 0);
    const unknown = request('appendRecords', 'nowhere', [record('x')], 0);
    const replies = run(insert('before'), halfWrong, unknown, insert('after'));
    expect(replies.map((reply) => ('value' in reply ? reply.value : reply.failure.code))).toEqual([
      true,
      'INTERNAL',
      'INTERNAL',
      true,
    ]);
    expect(stored('before', 'after')).toEqual([true, true]);
    expect(run(request('appendRecords', 't', [record('x')], 0))).toMatchObject([{ value: [0] }]);
  });

  it('undoes the only write of a group when that fails, and goes on reading', async () => {
    const { run, request, insert, stored } = await openGroups();
    run(insert('before'));
    const halfWrong = request('appendRecords', 't', [record('x'), record('y', 7)], 0);
    const get = (): Request => request('getDocument', 'docs', 'before', 0);
    const replies = run(get(), halfWrong, get());
    expect(replies.map((reply) => ('value' in reply ? reply.value : reply.failure.code))).toEqual([
      expect.objectContaining({ json: '{}' }),
      'INTERNAL',
      expect.objectContaining({ json: '{}' }),
    ]);
    expect(run(request('fetchRecords', 't', 0, 0, 9), request('appendRecords', 't', [record('x')], 0))).toMatchObject([
      { value: [] },
      { value: [0] },
    ]);
    expect(stored('before')).toEqual([true]);
  });

  it('fails as a whole when its commit fails, and the next one succeeds', async () => {
    const { database, run, request, insert, stored } = await openGroups();
    database.exec('CREATE TABLE parent (id INTEGER PRIMARY KEY)');
    database.exec('CREATE TABLE child (parent INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED)');
    // A deferred constraint is looked at by COMMIT only: the one way to have a real commit fail on demand.
    database.exec(
      `CREATE TRIGGER orphan AFTER INSERT ON "doc:docs" WHEN new.id = 'orphan' BEGIN INSERT INTO child VALUES (1); END`,
    );
    const append = request('appendRecords', 't', [record('x')], 0);
    const replies = run(insert('a'), append, insert('orphan'), insert('b'));
    expect(replies).toHaveLength(4);
    for (const reply of replies) expect(reply).toMatchObject({ failure: { code: 'UNAVAILABLE' } });
    expect(stored('a', 'orphan', 'b')).toEqual([false, false, false]);
    expect(run(insert('a'), request('appendRecords', 't', [record('x')], 0))).toMatchObject([{ value: true }, { value: [0] }]);
    expect(stored('a')).toEqual([true]);
  });

  it('stores just what it acknowledged when there is no room, and goes on when there is', async () => {
    const { database, run, insert, stored } = await openGroups();
    const [{ page_count: pages }] = database.prepare('PRAGMA page_count').all() as [{ page_count: number }];
    database.exec(`PRAGMA max_page_count = ${pages + 20}`);
    const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
    const acknowledged = ids
      .flatMap((_, index) => (index % 4 === 0 ? [ids.slice(index, index + 4)] : []))
      .flatMap((group) =>
        run(...group.map((id) => insert(id, `"${'x'.repeat(5000)}"`))).map((reply) => {
          if ('failure' in reply) expect(reply.failure.code).toBe('UNAVAILABLE');
          return 'value' in reply && reply.value === true;
        }),
      );
    expect(acknowledged).toContain(true);
    expect(acknowledged).toContain(false);
    expect(stored(...ids)).toEqual(acknowledged);
    database.exec('PRAGMA max_page_count = 1000000');
    expect(run(insert('later', `"${'x'.repeat(50_000)}"`))).toMatchObject([{ value: true }]);
    expect(stored('later')).toEqual([true]);
  });
});
