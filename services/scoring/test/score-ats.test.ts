import {
  type AtsAssessment,
  atsScoreId,
  engineVersion,
  type JobSource,
  type ResumeRecord,
  readingShape,
  resumeId,
  type ScoreRecord,
  type Task,
  uploadFile,
} from '@winnow/contracts';
import { endWhenGone } from '@winnow/handlers';
import type { Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ScoreAtsDeps, scoreAts } from '../src/handlers/score-ats.ts';
import { openScoringStore } from '../src/store.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');

const document = {
  sha256: 'a'.repeat(64),
  format: 'pdf',
  bytes: 3,
  pages: 1,
  columns: 1,
  words: 10,
  language: null,
  language_confidence: 0,
  extraction: { status: 'ok', warnings: [] },
} as const;

const assessment: AtsAssessment = {
  score: 70,
  score_before_caps: 70,
  band: 'good',
  document,
  categories: [],
  checks: [],
  caps: [],
  keywords: [],
  sections: { found: [], missing: [] },
  contact: { name: true, email: true, phone: true, location: true, links: true },
};

const command = (kept = true, job: JobSource | null = null): Task => buildTask({ job, origin: { operation: 'score-ats', kept } });

const jobOf = (letter: string): JobSource => ({ kind: 'text', job_id: `job_${letter}`, sha256: letter.repeat(64) });

describe('scoring a resume', () => {
  let backends: EmbeddedBackends;
  let scores: Collection<ScoreRecord>;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => now);
    ({ scores } = await openScoringStore(backends.store));
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const storeResume = async (task = command(), shape = readingShape): Promise<void> => {
    const resumes = (await openScoringStore(backends.store)).resumes as Collection<ResumeRecord>;
    const { account_id, sha256, engine_version } = task;
    const outcome = { status: 'read', shape, document, content: { inline: 'AQ==' }, layout: { inline: 'AQ==' } } as const;
    await resumes.insert({
      id: resumeId(task),
      account_id,
      sha256,
      engine_version,
      outcome,
      expires_at: '2026-12-01T00:00:00.000Z',
    });
  };

  const storeText = async (letter: string, text: string): Promise<void> => {
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(text);
    };
    const name = uploadFile({ account_id: command().account_id, sha256: letter.repeat(64) });
    await backends.files.put(bytes(), { name: () => name, maxBytes: 1_000 });
  };

  type Work = (task: unknown, input: { readonly jobText: string | null }) => Promise<AtsAssessment>;

  const run = async (payload: Task, task: Work, resultTtlMs = 1_000) => {
    const pool = {
      run: (async (name: unknown, load: () => Parameters<Work>[1]) =>
        task(name, load())) as unknown as ScoreAtsDeps['pool']['run'],
    };
    const { context, published } = recordPublished();
    const { resumes } = await openScoringStore(backends.store);
    const deps = { scores, resumes, files: backends.files, pool, now: () => now, resultTtlMs };
    await endWhenGone(scoreAts(deps))(messageOf(payload), context);
    return published;
  };

  it('stores the score and tells that the operation is done', async () => {
    await storeResume();
    const [event] = await run(command(), async () => assessment);
    expect(event).toMatchObject({
      type: 'operation.done',
      payload: { origin: { operation_id: 'op_1' }, outcome: { status: 'succeeded' } },
    });
    expect(await scores.get(atsScoreId(command()))).toMatchObject({ assessment, expires_at: '2026-11-01T00:00:01.100Z' });
  });

  it('scores once, however often it is asked, and says the same each time', async () => {
    await storeResume();
    let runs = 0;
    const task = async (): Promise<AtsAssessment> => {
      runs += 1;
      return { ...assessment, score: runs };
    };
    const first = await run(command(), task);
    expect(await run(command(), task)).toEqual(first);
    expect([runs, (await scores.get(atsScoreId(command())))?.assessment.score]).toEqual([1, 1]);
  });

  const notFound = {
    type: 'operation.done',
    payload: {
      outcome: { status: 'failed', error: { code: 'NOT_FOUND', message: expect.stringContaining('no longer stored') } },
    },
  };

  it('stores nothing when the resume was erased, and ends the task', async () => {
    expect(await run(command(), async () => assessment)).toMatchObject([notFound]);
    expect(await scores.get(atsScoreId(command()))).toBeUndefined();
  });

  it('stores nothing and says nothing when the fault is ours, so that it is tried again', async () => {
    await storeResume();
    await expect(run(command(), () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
    expect(await scores.get(atsScoreId(command()))).toBeUndefined();
  });

  describe('with a job description', () => {
    const scoreOf = async (job: JobSource | null) => (await scores.get(atsScoreId(command(true, job))))?.assessment.score;
    /** Scores with as many points as the description has letters. */
    const byText: Work = async (_, { jobText }) => ({ ...assessment, score: jobText?.length ?? 0 });

    it('hands its text to the worker', async () => {
      await storeResume();
      await storeText('b', 'Wir suchen Bäcker');
      const texts: (string | null)[] = [];
      const [event] = await run(command(true, jobOf('b')), async (_, { jobText }) => {
        texts.push(jobText);
        return assessment;
      });
      expect(event).toMatchObject({ type: 'operation.done', payload: { outcome: { status: 'succeeded' } } });
      expect(texts).toEqual(['Wir suchen Bäcker']);
    });

    it('has a score for each text, and one without', async () => {
      await storeResume();
      await storeText('b', '22');
      await storeText('c', '333');
      for (const job of [null, jobOf('b'), jobOf('c'), jobOf('b')]) await run(command(true, job), byText);
      expect([await scoreOf(null), await scoreOf(jobOf('b')), await scoreOf(jobOf('c'))]).toEqual([0, 2, 3]);
    });

    it('is scored once, even when the text is gone since', async () => {
      await storeResume();
      await storeText('b', '22');
      const first = await run(command(true, jobOf('b')), byText);
      await backends.files.delete(uploadFile({ account_id: command().account_id, sha256: 'b'.repeat(64) }));
      expect(await run(command(true, jobOf('b')), () => Promise.reject(new Error('run again')))).toEqual(first);
    });

    it('whose text was erased ends the task and stores nothing', async () => {
      await storeResume();
      expect(await run(command(true, jobOf('b')), byText)).toMatchObject([notFound]);
      expect(await scoreOf(jobOf('b'))).toBeUndefined();
    });

    it('is not read from another account', async () => {
      await storeResume();
      const theirs = uploadFile({ account_id: 'acc_2', sha256: 'b'.repeat(64) });
      const bytes = async function* (): AsyncGenerator<Uint8Array> {
        yield Uint8Array.of(65);
      };
      await backends.files.put(bytes(), { name: () => theirs, maxBytes: 10 });
      expect(await run(command(true, jobOf('b')), byText)).toMatchObject([notFound]);
    });
  });

  it('goes on to its pages when the report is wanted as one', async () => {
    await storeResume();
    const [event] = await run(buildTask({ origin: { operation: 'score-ats-page' } }), async () => assessment);
    expect(event).toMatchObject({ type: 'pages.draw', payload: { origin: { operation_id: 'op_1' } } });
  });

  it('keeps what came without a key for minutes only', async () => {
    await storeResume();
    await run(command(false), async () => assessment, 36_000_000);
    expect((await scores.get(atsScoreId(command())))?.expires_at).toBe('2026-11-01T00:10:00.000Z');
  });

  describe('that another release has read', () => {
    const read = { ...command(), engine_version: '1999.1.1' };
    const both = `${engineVersion}+1999.1.1`;

    it('scores that reading, under the versions of both', async () => {
      await storeResume(read);
      const published = await run(read, async () => assessment);
      expect(published).toMatchObject([
        { type: 'operation.done', payload: { engine_version: both, outcome: { status: 'succeeded' } } },
      ]);
      expect(await scores.get(atsScoreId({ ...read, engine_version: both }))).toMatchObject({ assessment, engine_version: both });
    });

    it('is not taken for a score of either release', async () => {
      await storeResume(read);
      await run(read, async () => assessment);
      expect(await scores.get(atsScoreId(command()))).toBeUndefined();
      expect(await scores.get(atsScoreId(read))).toBeUndefined();
    });

    it('waits for an upgrade when its reading has a shape that is not known yet', async () => {
      await storeResume(read, readingShape + 1);
      await expect(run(read, async () => assessment)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });
  });
});
