import type { MatchRecord } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { computedFromOf } from '../src/operations/computed-from.ts';

const weights = { skills: 60, experience: 20, education: 10, languages: 5, title: 5 };
const record = { sha256: 'sha', engine_version: '2026.12.1' } as MatchRecord;
const asked = { job_id: 'job_1', version: 3, digest: 'digest' };

describe('what a match was computed from', () => {
  it('is what was stored with it, whatever version of the job asks for it', () => {
    const meaning = { model: 'm-1', state: 'used' } as const;
    const stored = { ...record, computed_from: { job: { ...asked, version: 1 }, weights, meaning } };
    expect(computedFromOf(stored, asked)).toEqual({
      engine_version: '2026.12.1',
      document_sha256: 'sha',
      job_version: 1,
      job_digest: 'digest',
      weights,
      meaning,
    });
  });

  it('lacks the weights of a match of an earlier release', () => {
    expect(computedFromOf(record, asked)).toMatchObject({ job_version: 3, job_digest: 'digest', weights: null });
  });
});
