import { describe, expect, it } from 'vitest';
import { currentReading } from '../src/constants.ts';
import { jobReading, noJob, type StoredJobReading } from '../src/index.ts';

const old = { canonical: null, min_years: null, level: null, necessity: 'required', weight: 3, alternatives: [] } as const;

describe('the stored reading of a job', () => {
  it('of an earlier release gets labels, and asks for no more than it did', () => {
    const stored: StoredJobReading = {
      ...noJob,
      requirements: [
        { ...old, id: 'r1', kind: 'skill', text: 'Java and Go', canonical: 'java' },
        { ...old, id: 'r2', kind: 'language', text: 'German C1', canonical: 'de', level: 'C1' },
      ],
    };
    const { requirements } = jobReading.parse(currentReading(stored));
    expect(requirements.map(({ label, of, field, equivalent }) => [label, of, field, equivalent])).toEqual([
      ['java', null, null, false],
      ['German C1', null, null, false],
    ]);
  });

  it('of today keeps what it says', () => {
    const more = { label: 'BSc', of: null, field: 'Physics', equivalent: true };
    const reading = {
      ...noJob,
      requirements: [
        { ...old, ...more, id: 'r1', kind: 'education' as const, text: 'BSc in Physics', level: 'bachelor' as const },
      ],
    };
    expect(currentReading(reading)).toEqual(reading);
  });
});
