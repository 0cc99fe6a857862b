import { type Erasure, erasureRequested, type ScoreRecord, type Task, uploadId } from '@winnow/contracts';
import { deleteOfFile, type ForgetErased, openForgetErased } from '@winnow/handlers';
import type { Bus, Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { workerTryMs } from '@winnow/workers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Erasures, openErasures } from '../src/operations/erasures.ts';
import { openUploads, type Uploads } from '../src/operations/uploads.ts';
import { type GatewayStore, openGatewayStore } from '../src/store.ts';

let time = Date.parse('2026-11-01T00:00:00.000Z');
const now = (): number => time;
const bytes = async function* (): AsyncGenerator<Uint8Array> {
  yield Buffer.from('a resume');
};

/** Time passes only while somebody waits. */
const timers = {
  now,
  sleep: async (ms: number): Promise<void> => {
    time += ms;
  },
};

describe('what a service makes of a file', () => {
  let backends: EmbeddedBackends;
  let store: GatewayStore;
  let scores: Collection<ScoreRecord>;
  let uploads: Uploads;
  let scoring: ForgetErased;
  /** What was asked for, and whether the service that makes scores hears of it. */
  let asked: Erasure[];
  let hears: boolean;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(now);
    store = await openGatewayStore(backends.store);
    scores = store.scores as Collection<ScoreRecord>;
    uploads = openUploads(store, backends.files, now, 3_600_000);
    scoring = await openForgetErased(backends.store, (ref) => deleteOfFile(scores, ref));
    [asked, hears] = [[], true];
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const handle = (erased: Erasure): Promise<void> => scoring.whenAsked(messageOf(erased), recordPublished().context);
  const publish = async (definition: { readonly type: string }, payload: unknown): Promise<void> => {
    expect(definition.type).toBe(erasureRequested.type);
    const erased = erasureRequested.schema.parse(payload);
    asked.push(erased);
    if (hears) await handle(erased);
  };
  const open = (change: Partial<GatewayStore> = {}): Erasures =>
    openErasures({ store: { ...store, ...change }, files: backends.files, bus: { publish: publish as Bus['publish'] }, timers });
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
    await scoring.whenDone(() => insert(task))(messageOf(task), recordPublished().context);
  };
  const isStored = async (task: Task): Promise<boolean> => (await scores.get(uploadId(task))) !== undefined;
  const isNoted = async (task: Task): Promise<boolean> => (await store.erasures.get(uploadId(task))) !== undefined;

  it('is kept while the file is', async () => {
    const task = await take();
    await finish(task);
    expect(await isStored(task)).toBe(true);
  });

  it('goes with the file, before the erasure is done', async () => {
    const task = await take();
    await finish(task);
    await open().eraseResume(task);
    expect(await isStored(task)).toBe(false);
  });

  it('goes at once when the file was erased meanwhile', async () => {
    const task = await take();
    await open().eraseResume(task);
    await finish(task);
    expect(await isStored(task)).toBe(false);
  });

  it('goes also when a handler took as long as it may', async () => {
    const task = await take();
    const erasures = open();
    await erasures.eraseResume(task);
    time += workerTryMs;
    await erasures.continuePending();
    await finish(task);
    expect(await isStored(task)).toBe(false);
  });

  it.each(['uploads', 'operations', 'questions', 'matches', 'scores', 'resumes', 'candidates'] as const)(
    'is gone also when it is written while the gateway is at %s',
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
      const collection = store[step];
      const interrupted = {
        ...collection,
        find: late(collection.find as () => Promise<unknown>),
        ...('delete' in collection ? { delete: late(collection.delete) } : {}),
      };
      await open({ [step]: interrupted }).eraseResume(task);
      expect([came, await isStored(task)]).toEqual([true, false]);
    },
  );

  it('is kept when the file was sent again since', async () => {
    const task = await take();
    await open().eraseResume(task);
    await take();
    await finish(task);
    expect(await isStored(task)).toBe(true);
  });

  it('is kept when the request to delete it comes again, after the file was sent again or when the erasure is over', async () => {
    const task = await take();
    await open().eraseResume(task);
    await take();
    await insert(task);
    for (const erased of asked) await handle(erased);
    expect(await isStored(task)).toBe(true);

    time += workerTryMs + 120_000;
    await open().continuePending();
    expect(await isNoted(task)).toBe(false);
    await store.uploads.delete(uploadId(task));
    for (const erased of asked) await handle(erased);
    expect(await isStored(task)).toBe(true);
  });

  it('makes the erasure fail while its service does not answer, and goes when that is asked again', async () => {
    const task = await take();
    await insert(task);
    hears = false;
    const erasures = open();
    await expect(erasures.eraseResume(task)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 10 } });

    time += workerTryMs + 120_000;
    await erasures.continuePending();
    expect([await isStored(task), await isNoted(task), asked.length]).toEqual([true, true, 2]);
    hears = true;
    for (const _ of [1, 2]) {
      time += 11_000;
      await erasures.continuePending();
    }
    expect([await isStored(task), await isNoted(task), asked.length]).toEqual([false, false, 3]);
  });

  it('goes at once when its caller came without a key and has been answered', async () => {
    const task = await take(false);
    await finish(task);
    expect(await isStored(task)).toBe(true);
    const { release } = open();
    await release({ accountId: task.account_id, kept: true }, task);
    expect(await isStored(task)).toBe(true);
    await release({ accountId: task.account_id, kept: false }, task);
    expect(await isStored(task)).toBe(false);
    await finish(task);
    expect(await isStored(task)).toBe(false);
  });
});
