import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { batchBody, job } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBatch, textFile, untilEnded } from '../support/batch-calls.ts';
import { post, send, type Upload } from '../support/call.ts';
import { canaryFile, canaryJobText, canaryResume, resumeWords, words } from '../support/canary.ts';
import { type Deployment, deployStandalone } from '../support/deployment.ts';
import { findInFolder, packedParts } from '../support/live-folder.ts';
import { createFolder, removeFolder } from '../support/namespaces.ts';

const hashOf = ({ bytes }: Upload): string => createHash('sha256').update(bytes).digest('hex');
/** What erasure promises (README). */
const patience = { timeout: 180_000, interval: 250 };
const betweenCallsMs = 200;

describe('standalone, while it goes on working', () => {
  let folder = '';
  let deployment: Deployment;
  let working = Promise.resolve();
  let answered = 0;
  const idle = new AbortController();
  const url = (path: string): string => `${deployment.addresses()[0]}${path}`;
  const small = canaryFile(canaryResume());
  // Too large for a row: a file of its own.
  const large: Upload = { ...canaryFile(canaryResume(`\n${'Vortiquell '.repeat(12_000)}`)), name: `${words.file}-large.txt` };
  const sought = [...resumeWords, words.file, words.job, words.company, words.requirement];
  const packed: string[] = [];

  /** The same requests time and again, and the bus polls all the time: the process never comes to rest, and writes too little to overwrite its log. */
  const work = async (): Promise<void> => {
    for (let number = 0; !idle.signal.aborted; number += 1) {
      expect((await post(url('/v1/parse'), { file: textFile(9_000 + (number % 3)) })).status).toBe(200);
      answered += 1;
      await delay(betweenCallsMs);
    }
  };

  beforeAll(async () => {
    folder = await createFolder();
    deployment = await deployStandalone({ WINNOW_DATA_DIR: folder });
    working = work();
  });
  afterAll(async () => {
    idle.abort();
    await working;
    await deployment.stop();
    await removeFolder(folder);
  });

  const expectNothing = async (texts: readonly string[]): Promise<void> => {
    const began = performance.now();
    const before = answered;
    await vi.waitFor(async () => expect(await findInFolder(folder, texts)).toEqual([]), patience);
    // Erasure may be done before the next request is.
    await vi.waitUntil(() => answered > before, patience);
    console.info(
      `gone after ${((performance.now() - began) / 1000).toFixed(1)} s, with ${answered - before} requests in between`,
    );
  };

  it('leaves no byte of a resume that came without a key', async () => {
    for (const file of [small, large]) {
      const answer = await post(url('/v1/score-ats'), { file, key: null, fields: { job_description: canaryJobText } });
      expect(answer.status).toBe(200);
    }
    await expectNothing(sought);
  });

  it('leaves no byte of a resume, a batch and a job that were deleted', async () => {
    const { job_id } = job.parse((await post(url('/v1/parse-job'), { fields: { job_description: canaryJobText } })).body);
    const analyses = { '/v1/parse': {}, '/v1/score-ats': {}, '/v1/score-match-parsed': { job_id }, '/v1/questions': { job_id } };
    for (const file of [small, large])
      for (const [path, fields] of Object.entries(analyses)) expect((await post(url(path), { file, fields })).status).toBe(200);
    const other = canaryFile(canaryResume('\nA third one.'));
    const batch = await startBatch(deployment.addresses()[0] ?? '', job_id, [small, { ...other, name: `b-${words.file}.txt` }]);
    expect(batchBody.parse(await untilEnded(deployment.addresses, batch.batch_id)).success).toBe(2);
    for (const file of [small, other]) packed.push(...(await packedParts(folder, hashOf(file), `${folder}-copy`)));
    expect(packed.length).toBeGreaterThanOrEqual(6);
    const stored = await findInFolder(folder, [...sought, ...packed]);
    expect(stored.some((each) => each.includes('files/stored'))).toBe(true);
    for (const part of packed) expect(stored.join('\n')).toContain(part.slice(0, 40));

    for (const path of [
      `/v1/resumes/${hashOf(small)}`,
      `/v1/resumes/${hashOf(large)}`,
      `/v1/batch/${batch.batch_id}`,
      `/v1/jobs/${job_id}`,
    ])
      expect((await send('DELETE', url(path))).status).toBe(204);
    await expectNothing([...sought, ...packed]);
  });
});
