import type { EvidenceGrade } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import type { Period } from '../src/periods.ts';
import { gradeAt, isProof, type Place } from '../src/place.ts';
import { worthOf } from '../src/worth-of.ts';

const work: Period = { title: 'Planner', from: 24_000, to: 24_036, current: false, position: 0 };

const place = (grade: EvidenceGrade, own: Period | null): Place => ({
  ...{ text: 'Python', visible: 'Python', context: null, page: 1, section: 'other', box: null, line: false },
  work: own,
  grade,
});

/** What words count at a place, by the relevance of their work and of the career. */
const worth = (grade: EvidenceGrade, { own = null, career }: { readonly own?: number | null; readonly career: number }): number =>
  worthOf(place(grade, own === null ? null : work), { of: () => own ?? 0, career });

describe('words', () => {
  it.each<readonly [grade: EvidenceGrade, own: number | null, career: number, expected: number]>([
    ['shown', 1, 1, 100],
    ['shown', 0.5, 0.5, 73],
    ['shown', 0, 1, 78],
    ['shown', 0, 0, 45],
    ['told', null, 1, 90],
    ['told', null, 0, 0],
    ['certified', null, 1, 95],
    ['certified', null, 0, 60],
    ['listed', null, 1, 70],
    ['listed', null, 0.5, 35],
    ['listed', null, 0, 0],
    ['listed', 1, 1, 90],
    ['listed', 0, 1, 54],
    ['listed', 0, 0, 0],
    ['hoped', 1, 1, 0],
    ['copied', 1, 1, 0],
    ['denied', 1, 1, 0],
  ])('that are %s, in work of relevance %s of a career of relevance %s, count %i', (grade, own, career, expected) => {
    expect(worth(grade, { own, career })).toBe(expected);
  });

  it('count the more, the more the work is that of the job', () => {
    for (const grade of ['shown', 'told', 'certified', 'listed'] as const) {
      const worths = [0, 0.25, 0.5, 0.75, 1].map((share) => worth(grade, { own: share, career: share }));
      expect(worths).toEqual(worths.toSorted((a, b) => a - b));
      expect(new Set(worths).size).toBe(worths.length);
    }
  });

  it('in a list count less than in a sentence, and those less than in dated work, whatever the career that there is', () => {
    for (const career of [0.1, 0.3, 0.6, 1]) {
      const [listed = 0, told = 0, shown = 0] = [
        worth('listed', { career }),
        worth('told', { career }),
        worth('shown', { own: career, career }),
      ];
      expect(told).toBeGreaterThan(listed);
      expect(shown).toBeGreaterThan(told);
    }
  });
});

describe('the grade of words', () => {
  it('follows from where they stand', () => {
    expect(gradeAt('experience', work)).toBe('shown');
    expect(gradeAt('other', work)).toBe('shown');
    expect(gradeAt('summary', null)).toBe('told');
    expect(gradeAt('skills', work)).toBe('listed');
    expect(gradeAt('certifications', null)).toBe('certified');
  });

  it('is no proof when they are only hoped for, copied or denied', () => {
    const grades = ['shown', 'told', 'certified', 'listed', 'hoped', 'copied', 'denied'] as const;
    expect(grades.filter((grade) => isProof({ grade }))).toEqual(['shown', 'told', 'certified', 'listed']);
  });
});
