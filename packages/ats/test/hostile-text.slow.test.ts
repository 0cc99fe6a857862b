import type { LanguageCode } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { assessAts, rubric } from '../src/index.ts';
import { cleanDraft, type Draft, resumeOf } from './clean-resume.ts';

const assess = (changes: Partial<Draft>) => assessAts(resumeOf({ ...cleanDraft, ...changes }));

const keywordsOf = (changes: Partial<Draft>, language: LanguageCode = 'en') => {
  const resume = resumeOf({ ...cleanDraft, summary: null, positions: [], skills: null, education: null, ...changes });
  return assessAts({ ...resume, document: { ...resume.document, language } }).keywords;
};

describe('hostile text', () => {
  it.each(['a', '-', '1', '.', 'a.', '1(', '@', '字', '{{', 'a '])(
    'of 100,000 times %j is judged in reasonable time',
    (piece) => {
      const text = piece.repeat(100_000);
      const assessment = assess({ name: text, summary: text, extraLines: [text, text] });
      expect(assessment.checks).toHaveLength(rubric.length);
    },
  );

  it('of very many short lines is judged in reasonable time', () => {
    const assessment = assess({ extraLines: Array.from({ length: 20_000 }, () => 'a') });
    expect(assessment.checks).toHaveLength(rubric.length);
  });

  it.each(['a', 'ab ', 'ab cd ', 'học ', '字', 'ไ', 'a’', 'l’a ', '\u200B', 'ወ '])(
    'of 100,000 times %j has keywords in reasonable time',
    (piece) => {
      const text = piece.repeat(100_000);
      for (const language of ['en', 'vi', 'tr', 'ko', 'pl'] as const)
        expect(keywordsOf({ extraLines: [text] }, language).length).toBeLessThanOrEqual(20);
    },
  );

  it('of very many different words has keywords in reasonable time', () => {
    const text = Array.from({ length: 30_000 }, (_, index) => `w${index.toString(36).replace(/\d/gu, 'z')}`).join(' ');
    expect(keywordsOf({ extraLines: [text, text] }).length).toBe(20);
  });
});
