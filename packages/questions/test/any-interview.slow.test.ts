import { languageCodes, questionCategories, questionSet } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuestionChoice, type QuestionInput, solveLogical, writeQuestions } from '../src/index.ts';
import { renderQuestionSet } from '../src/render-question-set.ts';
import { type DraftRequirement, type DraftResume, document, evidence, inputOf, resumeOf } from './invented-interview.ts';

const words = fc.oneof(
  fc.constantFrom(
    'python',
    'SQL',
    'Kubernetes',
    'teamwork',
    'led',
    '14',
    'born',
    'Imelda',
    'a@example.org',
    '港',
    'und',
    '{quote}',
    ':',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const line = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' '));

const date = fc.constantFrom(null, '2010-01', '2020-05', 'now');

const resume: fc.Arbitrary<DraftResume> = fc.record({
  name: fc.option(line),
  phone: fc.option(line),
  location: fc.option(line),
  school: fc.option(line),
  summary: fc.option(line),
  positions: fc.array(fc.record({ from: date, to: date, bullets: fc.array(line, { maxLength: 5 }) }), { maxLength: 4 }),
  projects: fc.array(line, { maxLength: 3 }),
});

const sections = ['experience', 'skills', 'education', 'summary', null] as const;

const demand: fc.Arbitrary<DraftRequirement> = fc.record({
  text: line,
  status: fc.constantFrom('met', 'partly_met', 'not_shown', 'not_assessable'),
  kind: fc.constantFrom('skill', 'experience_years', 'education', 'language', 'certification', 'other'),
  canonical: fc.constantFrom('python', 'sql', 'kubernetes', 'teamwork', '', null),
  necessity: fc.constantFrom('required', 'preferred'),
  alternatives: fc.array(fc.constantFrom('sql', 'go'), { maxLength: 2 }),
  evidence: fc.array(
    fc.record({ quote: line, section: fc.constantFrom(...sections) }).map(({ quote, section }) => evidence(quote, section)),
    { maxLength: 3 },
  ),
});

const input = fc
  .record({ resume, demands: fc.array(demand, { maxLength: 12 }), language: fc.constantFrom(...languageCodes, null) })
  .map(({ resume: draft, demands, language }) => inputOf(draft, demands, { ...document, language }));

const choice = fc.record({
  categories: fc.subarray([...questionCategories], { minLength: 1 }),
  count: fc.integer({ min: 1, max: 40 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
});

describe('questions for any resume and job', { timeout: 60_000 }, () => {
  it('keep all promises at once', () => {
    fc.assert(
      fc.property(input, choice, (given, options) => {
        const drafts = writeQuestions(given, options);
        const { questions } = drafts;
        expect(writeQuestions(structuredClone(given), options)).toEqual(drafts);
        expect(questions.length).toBeLessThanOrEqual(options.count);
        if (options.categories.includes('iq_logical')) expect(questions).toHaveLength(options.count);
        expect(questions.map(({ id }) => id)).toEqual(questions.map((_, index) => `q${index + 1}`));
        const ranks = questions.map(({ category }) => questionCategories.indexOf(category));
        expect(ranks).toEqual(ranks.toSorted());
        expect(questions.filter(({ category }) => !options.categories.includes(category))).toEqual([]);

        const texts = questions.map(({ template, values, clues }) => JSON.stringify([template, values, clues]).toLowerCase());
        expect(new Set(texts).size).toBe(texts.length);

        const quoted = questions.filter(({ scope }) => scope === 'personal').flatMap(({ based_on }) => based_on.quote ?? []);
        expect(new Set(quoted.map((quote) => quote.toLowerCase())).size).toBe(quoted.length);

        const { content, match } = given;
        const said = [
          ...content.experience.flatMap(({ bullets }) => bullets.map(({ value }) => value)),
          ...content.projects.flatMap(({ bullets }) => bullets.map(({ value }) => value)),
          content.summary?.value ?? '',
        ];
        for (const { based_on, category, template, values, clues, answer } of questions) {
          const { kind, quote, requirement } = based_on;
          const judged = match.requirements.find(({ id }) => id === requirement);
          const sources = {
            claim: said,
            gap: [judged?.text ?? '', ...(judged?.evidence ?? []).map((each) => each.quote)],
            requirement: [judged?.text ?? '', ...(judged?.evidence ?? []).map((each) => each.quote)],
            generic: [],
          }[kind];
          expect(sources.some((source) => source.includes(quote ?? ''))).toBe(kind !== 'generic');
          expect(quote?.length ?? 0).toBeLessThanOrEqual(300);
          expect(quote ?? '').not.toMatch(/a@example\.org|\bgender\b/u);
          if (kind === 'gap') expect(judged?.status).toBe('not_shown');
          expect(category === 'iq_logical' ? solveLogical({ template, values, clues }) : null).toBe(answer);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('ask every candidate of a job the same core', () => {
    const core = (given: QuestionInput, options: QuestionChoice) =>
      writeQuestions(given, options)
        .questions.filter(({ scope, category }) => scope === 'core' && category !== 'iq_logical')
        .map(({ id: _, ...rest }) => rest);
    fc.assert(
      fc.property(input, resume, fc.constantFrom(...languageCodes, null), choice, (given, other, language, options) => {
        const shown = given.match.requirements.map((judged) => ({ ...judged, status: 'met' as const, evidence: [] }));
        const stranger = {
          ...given,
          document: { ...document, language },
          content: resumeOf(other),
          match: { ...given.match, requirements: shown },
        };
        expect(core(stranger, options)).toEqual(core(given, options));
      }),
      { numRuns: 200 },
    );
  });

  it('can be rendered in any language', () => {
    fc.assert(
      fc.property(input, choice, fc.constantFrom(...languageCodes), (given, options, language) => {
        const rest = {
          requestId: 'req_1',
          jobId: 'job_1',
          jobVersion: 1,
          cached: true,
          engineVersion: '2026.12.1',
          requested: 16,
          mode: 'both' as const,
        };
        const set = renderQuestionSet(writeQuestions(given, options), { language, ...rest });
        expect(questionSet.parse(set)).toEqual(set);
      }),
      { numRuns: 300 },
    );
  });
});
