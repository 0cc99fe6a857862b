import { readdir, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { type BatchBody, batchBody, errorBody, type Ranking } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBatchJob, startBatch, textFile, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { type Deployment, deployStandalone } from '../support/deployment.ts';
import { bombs, type Fill, oddArchives } from '../support/hostile-archives.ts';
import { postArchive, writeLargeArchive } from '../support/large-archive.ts';
import { mixedFile } from '../support/mixed-work.ts';
import { createFolder, removeFolder } from '../support/namespaces.ts';
import { watchMemory } from '../support/watch-memory.ts';
import { createZipFile } from '../support/zip-file.ts';

/** Of a whole process in standalone mode, whatever it is sent: some 400 before it is sent anything, with the words of 50 languages in three threads. */
const maxMegabytes = 800;
/** What a refused archive may leave on the disk. */
const maxLeftMegabytes = 20;

/** Bytes of all files below a folder, in megabytes. */
const megabytesIn = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)).catch(() => undefined)),
  );
  return Math.round(sizes.reduce((sum, each) => sum + (each?.size ?? 0), 0) / 1024 / 1024);
};

type Bench = {
  readonly deployment: Deployment;
  readonly address: string;
  readonly job: string;
  readonly data: string;
  readonly file: (name: string) => string;
  readonly stop: () => Promise<void>;
};

const openBench = async (environment: { readonly [key: string]: string } = {}): Promise<Bench> => {
  const [data, files] = [await createFolder(), await createFolder()];
  const deployment = await deployStandalone({ WINNOW_DATA_DIR: data, ...environment });
  const address = deployment.addresses()[0] ?? '';
  return {
    deployment,
    address,
    data,
    job: await makeBatchJob(address),
    file: (name) => join(files, name),
    stop: async () => {
      await deployment.stop();
      await Promise.all([removeFolder(data), removeFolder(files)]);
    },
  };
};

/** Posts an archive and waits for the end of its batch, watching the memory of the process. */
const run = async ({ deployment, address, job }: Bench, path: string): Promise<BatchBody> => {
  const began = performance.now();
  const memory = watchMemory(deployment.processes()[0]?.pid ?? 0);
  const { status, body } = await postArchive(address, path, { job_id: job });
  const answered = performance.now();
  const batch = status === 202 ? await untilEnded(deployment.addresses, batchBody.parse(body).batch_id, 200_000) : undefined;
  const { before, peak } = memory.end();
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
  console.info(
    `answered in ${seconds(began, answered)} s, ended in ${seconds(began, performance.now())} s; ${before} MB resident before, ${peak} MB at most`,
  );
  if (batch === undefined) throw new Error(`The archive was answered with ${status}: ${JSON.stringify(body)}`);
  expect(peak).toBeLessThan(maxMegabytes);
  return batch;
};

const namesOf = ({ ranking, failures }: Ranking) => ({
  scored: ranking.map(({ file_name }) => file_name).toSorted(),
  failed: failures.map(({ file_name }) => file_name).toSorted(),
});

const write = async (path: string, fill: Fill, before?: Uint8Array): Promise<string> => {
  await fill(await createZipFile(path, before));
  return path;
};

// Memory is read from /proc.
describe.skipIf(platform() !== 'linux')('standalone, given an archive', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench({ WINNOW_LIMIT_ARCHIVE_UNPACKED_BYTES: String(1024 * 1024 * 1024) });
  });
  afterAll(() => bench?.stop());

  it('of a thousand small resumes, scores them all in little memory', async () => {
    const path = bench.file('small.zip');
    await write(path, async (zip) => {
      for (let number = 0; number < 1_000; number += 1) {
        const { name, bytes } = await mixedFile(number % 10 === 1 ? 20_001 + number : 20_000 + 2 * number, 1);
        await zip.add(name, bytes, { deflate: true });
      }
      await zip.finish();
    });
    const batch = await run(bench, path);
    expect(batch).toMatchObject({ status: 'completed', total_candidates: 1_000, success: 1_000, failed: 0, pending: 0 });
    const ranked = await wholeRanking(bench.address, batch.batch_id);
    expect(new Set(ranked.ranking.map(({ candidate_id }) => candidate_id)).size).toBe(1_000);
    expect(ranked.failures).toEqual([]);
  }, 600_000);

  it('of 400 MB of large files, reads those that are resumes in little memory', async () => {
    const path = bench.file('large.zip');
    const { bytes, files, readable } = await writeLargeArchive(path, 44);
    expect(bytes).toBeGreaterThan(400_000_000);
    const batch = await run(bench, path);
    expect(batch).toMatchObject({ status: 'partial', total_candidates: files, success: readable, failed: files - readable });
    const { failures } = await wholeRanking(bench.address, batch.batch_id);
    expect(failures.filter(({ file_name }) => !file_name.startsWith('noise/'))).toEqual([]);
  }, 600_000);

  it.each(Object.entries(oddArchives))('with %s, takes or refuses what is in it', async (name, { fill, before, expected }) => {
    const path = await write(bench.file(`${name.replaceAll(/\W/g, '-')}.zip`), fill, before);
    const { status, body } = await postArchive(bench.address, path, { job_id: bench.job });
    if ('refused' in expected) {
      expect([status, errorBody.parse(body).detail.error]).toEqual(expected.refused);
      return;
    }
    expect(status).toBe(202);
    const batch = await untilEnded(bench.deployment.addresses, batchBody.parse(body).batch_id);
    const { scored, failed = [] } = expected;
    expect(namesOf(await wholeRanking(bench.address, batch.batch_id))).toEqual({
      scored: scored.toSorted(),
      failed: failed.toSorted(),
    });
  });
});

describe.skipIf(platform() !== 'linux')('standalone, given an archive bomb', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench({ WINNOW_LIMIT_ARCHIVE_UNPACKED_BYTES: String(1024 * 1024 * 1024) });
  });
  afterAll(() => bench?.stop());

  it.each(Object.entries(bombs))('of %s, refuses it and keeps memory and disk', async (name, fill) => {
    const path = await write(bench.file(`${name.replaceAll(/\W/g, '-')}.zip`), fill);
    const bytes = (await stat(path)).size;
    const [process] = bench.deployment.processes();
    const memory = watchMemory(process?.pid ?? 0);
    const before = await megabytesIn(bench.data);
    const began = performance.now();
    const { status, body } = await postArchive(bench.address, path, { job_id: bench.job });
    const { peak } = memory.end();
    const left = (await megabytesIn(bench.data)) - before;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.info(
      `${name}: ${(bytes / 1e6).toFixed(1)} MB, ${status} after ${seconds} s; ${peak} MB of memory at most, ${left} MB left on the disk`,
    );
    expect([413, 422]).toContain(status);
    expect(['BATCH_TOO_LARGE', 'UNREADABLE_ARCHIVE']).toContain(errorBody.parse(body).detail.error);
    expect(peak).toBeLessThan(maxMegabytes);
    expect(left).toBeLessThan(maxLeftMegabytes);

    const { batch_id } = await startBatch(bench.address, bench.job, [textFile(1)]);
    expect(await untilEnded(bench.deployment.addresses, batch_id)).toMatchObject({ status: 'completed', success: 1 });
  });
});
