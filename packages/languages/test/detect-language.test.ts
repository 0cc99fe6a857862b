import { describe, expect, it } from 'vitest';
import { allLocales, checkIds, detectLanguage } from '../src/index.ts';
import { reportTextsOf } from '../src/texts.ts';

const noise = 'jane.smith@example.com | Python, React, Node.js, Kubernetes, Microsoft Azure, Spring Boot | github.com/jane';

describe.each(allLocales().map((locale) => [locale.code, locale] as const))('%s', (code, { headings }) => {
  const sentences = checkIds.map((id) => reportTextsOf(code).checks[id].fix.replace(/\{[^{}]*\}/gu, ''));

  it('is told by a page of its sentences', () => {
    expect(detectLanguage(sentences).language).toBe(code);
  });

  it('is told by its headings and few sentences among English product names', () => {
    const lines = [
      noise,
      headings.experience[0] ?? '',
      ...sentences.slice(0, 8),
      headings.education[0] ?? '',
      noise,
      headings.skills[0] ?? '',
    ];
    expect(detectLanguage(lines).language).toBe(code);
  });
});

it('is not told where there is nothing to judge', () => {
  expect(detectLanguage([])).toEqual({ language: null, confidence: 0 });
  expect(detectLanguage(['jane@example.com', '+1 312 555 0123'])).toEqual({ language: null, confidence: 0 });
});

it('is less sure of little text', () => {
  const { confidence } = detectLanguage(['Work experience', 'Managed the team']);
  expect(confidence).toBeLessThan(
    detectLanguage(['Work experience', 'Education', 'Managed the team that built the service for the bank and its clients'])
      .confidence,
  );
});
