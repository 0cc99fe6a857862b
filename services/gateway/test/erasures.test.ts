import { type ScoreRecord, type Task, uploadId } from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import { deleteOfFile, openForgetErased, workerTryMs } from '@winnow/runtime';
import { buildTask, type EmbeddedBackends, messageOf, notePublished, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openErasures } from '../src/operations/erasures.ts';
import { openUploads, type Uploads } from '../src/operations/uploads.ts';
import { type GatewayStore, openGatewayStore } from '../src/store.ts';

let time = Date.parse('2026-11-01T00:00:00.000Z');
const now = (): number => time;
const bytes = async function* (): AsyncGenerator<Uint8Array> {
  yield Buffer.from('a resume');
};

describe('what a handler makes of a file', () => {
  let backends: EmbeddedBackends;
  let store: GatewayStore;
  let scores: Collection<ScoreRecord>;
  let uploads: Uploads;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(now);
    store = await openGatewayStore(backends.store);
    scores = store.scores as Collection<ScoreRecord>;
    uploads = openUploads(store, backends.files, now, 3_600_000);
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const take = async (kept = true): Promise<Task> => {
    const { sha256 } = await uploads.take({ accountId: 'acc_1', kept }, bytes(), 1_000);
    return buildTask({ sha256, origin: { kept } });
  };
  const insert = async (task: Task): Promise<void> => {
    const { account_id, sha256 } = task;
    await scores.insert({ id: uploadId(task), account_id, sha256, expires_at: '2026-12-01T00:00:00.000Z' } as ScoreRecord);
  };
  /** A handler that took the file up before, and writes now. */
  const finish = async (task: Task): Promise<void> => {
    const forgetErased = await openForgetErased(backends.store, (ref) => deleteOfFile(scores, ref));
    await forgetErased(() => insert(task))(messageOf(task), notePublished().context);
  };
  const isStored = async (task: Task): Promise<boolean> => (await scores.get(uploadId(task))) !== undefined;

  it('is kept while the file is', async () => {
    const task = await take();
    await finish(task);
    expect(await isStored(task)).toBe(true);
  });

  it('goes at once when the file was erased meanwhile', async () => {
    const task = await take();
    await openErasures({ store, files: backends.files, now }).eraseResume(task);
    await finish(task);
    expect(await isStored(task)).toBe(false);
  });

  it('goes also when a handler took as long as it may', async () => {
    const task = await take();
    const erasures = openErasures({ store, files: backends.files, now });
    await erasures.eraseResume(task);
    time += workerTryMs;
    await erasures.goOn();
    await finish(task);
    expect(await isStored(task)).toBe(false);
  });

  it.each(['uploads', 'operations', 'questions', 'matches', 'scores', 'resumes'] as const)(
    'is gone also when it is written while %s are erased',
    async (step) => {
      const task = await take();
      let came = false;
      const late =
        <Args extends readonly unknown[], T>(work: (...args: Args) => Promise<T>) =>
        async (...args: Args): Promise<T> => {
          const done = await work(...args);
          if (!came) {
            came = true;
            await finish(task);
          }
          return done;
        };
      const { [step]: collection } = store;
      const interrupted = {
        ...collection,
        find: late(collection.find as () => Promise<unknown>),
        delete: late(collection.delete),
      };
      const erasures = openErasures({ store: { ...store, [step]: interrupted }, files: backends.files, now });
      await erasures.eraseResume(task);
      expect([came, await isStored(task)]).toEqual([true, false]);
    },
  );

  it('is kept when the file was sent again since', async () => {
    const task = await take();
    await openErasures({ store, files: backends.files, now }).eraseResume(task);
    await take();
    await finish(task);
    expect(await isStored(task)).toBe(true);
  });

  it('goes at once when its caller came without a key and has been answered', async () => {
    const task = await take(false);
    await finish(task);
    expect(await isStored(task)).toBe(true);
    await uploads.release({ accountId: task.account_id, kept: false }, task);
    await finish(task);
    expect(await isStored(task)).toBe(false);
  });
});
