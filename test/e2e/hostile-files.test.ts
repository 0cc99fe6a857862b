import { readdirSync } from 'node:fs';
import { platform } from 'node:os';
import { errorBody, operationBody } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, post, untilDone } from '../support/call.ts';
import { type Deployment, deployStandalone } from '../support/deployment.ts';
import { crookedDocx, heavyDocx } from '../support/hostile/docx-files.ts';
import type { HostileFile } from '../support/hostile/hostile-file.ts';
import { crookedPdfs, heavyPdfs } from '../support/hostile/pdf-files.ts';
import { hostileTexts, otherKinds } from '../support/hostile/text-files.ts';
import { makeSample, renderPdf } from '../support/make-resume.ts';
import { residentMegabytes, watchMemory } from '../support/watch-memory.ts';

/** How long a heavy file is waited for. The process limits CPU time; a busy machine only makes the wait longer. */
const maxMs = 90_000;
/** Of the whole process, whatever it is sent, and beyond what it had before once it is left alone: 10 to 190, which malloc keeps for the next file. */
const maxMegabytes = 900;
const maxKeptMegabytes = 250;
/** Good files that are read while a heavy one is, at the least: one that had to wait for it would be the only one. Dozens are usual. */
const minBeside = 4;
/** Longer than a thread takes to start. */
const settledMs = 4_000;

const outcomeOf = ({ status, body }: Answer): string => {
  if (status < 400) return String(status);
  const { error, reason } = errorBody.parse(body).detail;
  return reason ?? error;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const heavy = Object.entries({ ...heavyPdfs, ...heavyDocx });

describe('standalone, given a hostile file', () => {
  let deployment: Deployment;
  let number = 0;
  const pid = (): number => deployment.processes()[0]?.pid ?? 0;
  /** What takes longer than a request waits is told by its operation. */
  const parse = async (bytes: Uint8Array): Promise<Answer> => {
    const answer = await post(`${deployment.addresses()[0]}/v1/parse`, { file: { name: 'resume.pdf', bytes } });
    if (answer.status !== 202) return answer;
    const { body } = await untilDone(deployment.addresses, operationBody.parse(answer.body).id, maxMs);
    const { result, error } = operationBody.parse(body);
    return error === undefined
      ? { ...answer, status: 200, body: { ...result } }
      : { ...answer, status: error.status, body: { ...error } };
  };

  const parseGood = async (): Promise<number> => {
    number += 1;
    const bytes = await renderPdf(makeSample(number));
    // Making a heavy file keeps this thread busy for seconds: connections that were closed meanwhile are noticed first.
    await new Promise((resolve) => setImmediate(resolve));
    const began = performance.now();
    expect((await parse(bytes)).status).toBe(200);
    return performance.now() - began;
  };

  /** A thread that had nothing to do for a minute has ended, and starts again in the background while others wait. */
  const threadsAtWork = async (threads: () => number): Promise<number> => {
    let [most, since] = [0, performance.now()];
    while (performance.now() - since < settledMs) {
      await Promise.all(Array.from({ length: 4 }, parseGood));
      if (threads() > most) [most, since] = [threads(), performance.now()];
    }
    return most;
  };

  const answer = async ({ make, outcomes, holds, lacks }: HostileFile): Promise<void> => {
    const bytes = await make();
    const answered = await parse(bytes);
    expect(outcomes).toContain(outcomeOf(answered));
    const text = JSON.stringify(answered.body);
    if (holds !== undefined && answered.status === 200) expect(text).toContain(holds);
    if (lacks !== undefined) expect(text).not.toContain(lacks);
  };

  beforeAll(async () => {
    deployment = await deployStandalone({ WINNOW_WORKERS: '2' });
    for (let turn = 0; turn < 20; turn += 1) await parseGood();
  });
  afterAll(() => deployment?.stop());

  describe.each([
    ['that is crooked', { ...crookedPdfs, ...crookedDocx }],
    ['of text', hostileTexts],
    ['of another kind', otherKinds],
  ])('%s', (_, files) => {
    it.each(Object.entries(files))('%s: answers in time', (_name, file) => answer(file));
  });

  // Memory and threads are read from /proc.
  it.skipIf(platform() !== 'linux')(
    'that is heavy, answers in time beside others, and has its memory and its threads again',
    async () => {
      const threads = (): number => readdirSync(`/proc/${pid()}/task`).length;
      const alone: number[] = [];
      for (let turn = 0; turn < 40; turn += 1) alone.push(await parseGood());
      const threadsBefore = await threadsAtWork(threads);
      const memory = watchMemory(pid());
      const beside: number[] = [];
      let over = false;
      const others = (async () => {
        while (!over) beside.push(await parseGood());
      })();
      try {
        for (const [name, file] of heavy) {
          // Where others use the machine, too, what is heavy may also take too long.
          await answer({ ...file, outcomes: [...file.outcomes, 'timeout'] }).catch((cause: unknown) => {
            throw new Error(name, { cause });
          });
        }
      } finally {
        over = true;
        await others;
      }
      const { before, peak } = memory.end();
      await vi.waitFor(() => expect(threads()).toBeLessThanOrEqual(threadsBefore), { timeout: 60_000, interval: 200 });
      for (let turn = 0; turn < 40; turn += 1) await parseGood();
      await vi.waitFor(() => expect(residentMegabytes(pid())).toBeLessThan(before + maxKeptMegabytes), {
        timeout: 60_000,
        interval: 500,
      });
      console.info(
        `${beside.length} requests beside: median ${median(beside).toFixed(0)} ms, longest ${Math.max(...beside).toFixed(0)} ms; alone ${median(alone).toFixed(0)} and ${Math.max(...alone).toFixed(0)} ms; ${before} MB before, ${peak} MB at most, ${residentMegabytes(pid()).toFixed(0)} MB afterwards; ${threadsBefore} threads`,
      );
      expect(peak).toBeLessThan(maxMegabytes);
      expect(beside.length).toBeGreaterThan(minBeside * heavy.length);
    },
    240_000,
  );

  it('has written no error of its own into its log', () => {
    const lines = deployment.processes().flatMap(({ lines }) => lines);
    expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});
