import { type AtsAssessment, engineVersion, noDocument, type ResumeRecord, type ScoreRecord } from '@winnow/contracts';
import type { WorkerPool } from '@winnow/workers';
import { describe, expect, it } from 'vitest';
import { createResultLoader, type ResultRef } from '../src/operations/load-result.ts';

const assessment = { document: noDocument, checks: [], caps: [] } as unknown as AtsAssessment;
const outcome = { status: 'read', document: { format: 'pdf' }, layout: { file: 'layout' }, pictures: { file: 'pictures' } };
const ref = {
  account_id: 'acc_1',
  sha256: 'hash',
  engine_version: engineVersion,
  operation: 'score-ats-page',
  language: 'en',
  job: null,
} as ResultRef;

/** A loader of a report with pages, over files of which some are there. */
const openLoader = (stored: readonly string[]) => {
  const reads: string[] = [];
  const files = {
    read: async (name: string) => {
      reads.push(name);
      return stored.includes(name) ? new TextEncoder().encode(name) : undefined;
    },
  };
  const store = {
    scores: { get: async () => ({ assessment, expires_at: 'later' }) as ScoreRecord },
    resumes: { get: async () => ({ outcome }) as unknown as ResumeRecord },
  };
  const run = async (_: unknown, input: () => unknown) => input();
  const load = createResultLoader(store as never, files, { run: run as WorkerPool['run'] });
  return { load: () => load(ref), reads };
};

describe('a report with pages', () => {
  it('is told without reading them: they are megabytes, and few are rendered at a time', async () => {
    const { load, reads } = openLoader(['layout', 'pictures']);
    const loaded = await load();
    expect([loaded?.result, reads]).toMatchObject([{ language: 'en' }, []]);
    expect(await loaded?.page?.(AbortSignal.timeout(60_000))).toMatchObject({
      layout: new TextEncoder().encode('layout'),
      pictures: new TextEncoder().encode('pictures'),
    });
  });

  it('is not found when they were erased meanwhile', async () => {
    const loaded = await openLoader(['layout']).load();
    await expect(loaded?.page?.(AbortSignal.timeout(60_000))).rejects.toMatchObject({ code: 'OPERATION_NOT_FOUND' });
  });
});
