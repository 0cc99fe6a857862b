import { type AtsAssessment, atsScoreId, type ResumeRecord, resumeId, type ScoreRecord, type Task } from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, messageOf, notePublished, openEmbeddedBackends } from '@winnow/testkit';
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

const command = (kept = true): Task => buildTask({ origin: { operation: 'score-ats', kept } });

describe('scoring a resume', () => {
  let backends: EmbeddedBackends;
  let scores: Collection<ScoreRecord>;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => now);
    ({ scores } = await openScoringStore(backends.store));
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const storeResume = async (): Promise<void> => {
    const resumes = (await openScoringStore(backends.store)).resumes as Collection<ResumeRecord>;
    const { account_id, sha256, engine_version } = command();
    const outcome = { status: 'read', document, content: { inline: 'AQ==' }, layout: { inline: 'AQ==' } } as const;
    await resumes.insert({
      id: resumeId(command()),
      account_id,
      sha256,
      engine_version,
      outcome,
      expires_at: '2026-12-01T00:00:00.000Z',
    });
  };

  const run = async (payload: Task, task: () => Promise<AtsAssessment>, resultTtlMs = 1_000) => {
    const pool = { run: task as unknown as ScoreAtsDeps['pool']['run'] };
    const { context, published } = notePublished();
    const { resumes } = await openScoringStore(backends.store);
    await scoreAts({ scores, resumes, files: backends.files, pool, now: () => now, resultTtlMs })(messageOf(payload), context);
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

  it('stores nothing and says nothing when the resume is not there, so that it is tried again', async () => {
    await expect(run(command(), async () => assessment)).rejects.toThrow('no longer stored');
    expect(await scores.get(atsScoreId(command()))).toBeUndefined();
  });

  it('keeps what came without a key for minutes only', async () => {
    await storeResume();
    await run(command(false), async () => assessment, 36_000_000);
    expect((await scores.get(atsScoreId(command())))?.expires_at).toBe('2026-11-01T00:10:00.000Z');
  });

  it('that another release has read has it read again, so that a report is of one version', async () => {
    const published = await run({ ...command(), engine_version: '1999.1.1' }, async () => assessment);
    expect(published).toMatchObject([{ type: 'resume.read', payload: { origin: { operation_id: 'op_1' } } }]);
  });
});
