import { languageCodes, type QuestionSet, questionCategories } from '@winnow/contracts';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { describe, expect, it } from 'vitest';
import { writeQuestions } from '../src/index.ts';
import { renderInterviewGuide } from '../src/page/render-interview-guide.ts';
import { renderQuestionSet } from '../src/render-question-set.ts';
import { inputOf } from './invented-interview.ts';

const setIn = (language: QuestionSet['language']): QuestionSet =>
  renderQuestionSet(writeQuestions(inputOf(), { categories: questionCategories, count: 12, seed: 7 }), {
    requestId: 'req_1',
    jobId: 'job_1',
    jobVersion: 3,
    cached: false,
    engineVersion: '2026.12.1',
    requested: 12,
    mode: 'both',
    language,
  });

const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

describe('the interview guide', () => {
  it('has every question with its number, its points to give and room for notes, in every language', () => {
    for (const language of languageCodes) {
      const set = setIn(language);
      const page = renderInterviewGuide(set);
      const { title, notes } = hiringLocaleOf(language).interview.guide;
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toContain(`<title>${title}</title>`);
      expect(count(page, /class="asked"/g)).toBe(set.questions.length);
      expect(count(page, /class="points-to-give">☐☐☐☐☐</g)).toBe(set.questions.length);
      expect(page.split(`>${notes}<`)).toHaveLength(set.questions.length + 1);
    }
  });

  it('groups the questions by category, and says with each why it is asked and what to listen for', () => {
    const set = setIn('en');
    const page = renderInterviewGuide(set);
    const headings = [...page.matchAll(/<h2 id="category-(\w+)"/g)].map(([, category]) => category);
    expect(headings).toEqual(['technical', 'hr', 'personal_development', 'iq_logical']);
    for (const { category, anchors, listen_for: listenFor } of set.questions) {
      const section = page.slice(page.indexOf(`id="category-${category}"`));
      for (const text of [...listenFor, ...Object.values(anchors ?? {})]) expect(section).toContain(text);
    }
    expect(count(page, /<dt>Reason<\/dt>/g)).toBe(set.questions.filter(({ why }) => why !== null).length);
    expect(count(page, /<dt>Answer<\/dt>/g)).toBe(set.questions.filter(({ answer }) => answer !== null).length);
  });

  it('shows markup in a resume as text, and is the same byte for byte whatever was asked', () => {
    const set = setIn('ar');
    const [first, ...others] = set.questions;
    if (first === undefined) throw new Error('There is no question.');
    const hostile = { ...set, questions: [{ ...first, text: '<script>alert(1)</script>' }, ...others] };
    const page = renderInterviewGuide(hostile);
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('dir="rtl"');
    expect(renderInterviewGuide({ ...hostile, request_id: 'req_2', cached: true })).toBe(page);
  });
});
