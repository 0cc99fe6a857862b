import {
  type LanguageCode,
  languageCodes,
  type QuestionDraft,
  type QuestionDrafts,
  questionCategories,
  questionSet,
} from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import { explanationIds, hiringLocaleOf, type LeadId } from '@winnow/languages/hiring';
import { describe, expect, it } from 'vitest';
import { authoredQuestion } from '../src/authored.ts';
import { guidance } from '../src/guidance.ts';
import { writeQuestions } from '../src/index.ts';
import { renderQuestionSet } from '../src/render-question-set.ts';
import { demands, document, inputOf, invented } from './invented-interview.ts';

const options = {
  requestId: 'req_1',
  jobId: 'job_1',
  jobVersion: 3,
  cached: false,
  engineVersion: '2026.12.1',
  requested: 1,
  mode: 'both',
} as const;

const render = (drafts: QuestionDrafts, language: LanguageCode = 'en') => renderQuestionSet(drafts, { ...options, language });

const write = (count: number, seed: number, input = inputOf()) =>
  writeQuestions(input, { categories: questionCategories, count, seed });

const draft = (changes: Partial<QuestionDraft>): QuestionDrafts => ({
  seed: 1,
  document,
  questions: [
    {
      id: 'q1',
      category: 'iq_logical',
      difficulty: 'easy',
      based_on: { kind: 'generic', requirement: null, quote: null },
      template: 'iq.sequence',
      values: {},
      clues: [],
      listen_for: ['reasoning'],
      follow_up: 'simpler',
      answer: null,
      explanation: null,
      ...changes,
    },
  ],
});

const quoted = { quote: 'Held nine piers', requirement: 'Piers' };

/** Every template behind a lead. */
const everyTemplate = (lead: LeadId): QuestionDrafts => ({
  ...draft({}),
  questions: Object.entries(guidance)
    .filter(([template]) => !template.startsWith('iq.'))
    .flatMap(([template, { competency, anchors, listenFor, followUps }], index) => {
      const quote = lead === 'requirement' ? quoted.requirement : quoted.quote;
      const about = { based_on: { kind: 'claim', requirement: null, quote }, values: quoted, why: 'claim', lead } as const;
      const guided = { template, competency, anchors, listen_for: listenFor, follow_up: followUps[0] };
      return draft({ ...about, ...guided, id: `q${index + 1}`, category: 'technical' }).questions;
    }),
});

/** Enough that every template and every explanation comes up. */
const many = [
  write(40, 1),
  write(40, 2, inputOf(invented, [])),
  writeQuestions(inputOf(), { categories: ['iq_logical'], count: 40, seed: 3 }),
  everyTemplate('quote'),
  everyTemplate('requirement'),
  everyTemplate('both'),
];

const order = draft({
  template: 'iq.order',
  values: { names: 'A, B, C, D', place: 2, order: 'C, A, D, B', answer: 'A' },
  clues: [
    { ahead: 'A', behind: 'D' },
    { ahead: 'C', behind: 'A' },
    { ahead: 'D', behind: 'B' },
  ],
  answer: 'A',
  explanation: 'order',
});

const sequence = draft({ values: { terms: '3, 7, 11, 15', step: 4, answer: 19 }, answer: '19', explanation: 'arithmetic' });

describe('a rendered question set', () => {
  it('shows every template in use and every explanation in these tests', () => {
    const drafts = many.flatMap(({ questions }) => questions);
    expect(new Set(drafts.map(({ template }) => template))).toEqual(new Set(Object.keys(guidance)));
    expect(Object.keys(guidance).length).toBeGreaterThanOrEqual(60);
    expect(new Set(drafts.flatMap(({ explanation }) => explanation ?? []))).toEqual(new Set(explanationIds));
  });

  it.each(languageCodes)('is valid and completely written in %s', (language) => {
    for (const drafts of many) {
      const set = render(drafts, language);
      expect(questionSet.parse(set)).toEqual(set);
      const texts = set.questions.flatMap(({ text, listen_for, follow_up, answer, explanation }) => [
        text,
        ...listen_for,
        ...[follow_up, answer, explanation].filter((each) => each !== null),
      ]);
      expect(texts.filter((each) => each.trim() === '' || /[{}]|undefined|\bnull\b|NaN/u.test(each))).toEqual([]);
      expect(new Set(set.questions.map(({ text }) => text)).size).toBe(set.questions.length);
      for (const { competency, anchors } of set.questions) expect([competency, anchors]).not.toContain(null);
      for (const { text, why, explanation, answer, based_on, category } of set.questions) {
        if (based_on.quote !== null) expect(text).toContain(based_on.quote);
        if (based_on.quote !== null && why !== null) expect(why).toContain(based_on.quote);
        if (category === 'iq_logical') expect(explanation).toContain(answer);
      }
      const { listenFor } = hiringLocaleOf(language).interview;
      const known = new Set<string>(Object.values(listenFor));
      const fromTemplates = set.questions.filter(
        (_, index) => language !== 'en' || drafts.questions[index]?.authored === undefined,
      );
      expect(fromTemplates.flatMap(({ listen_for }) => listen_for).filter((each) => !known.has(each))).toEqual([]);
    }
  });

  it('carries what it was asked for', () => {
    const drafts = write(16, 9);
    const { questions, document: facts, ...rest } = render(drafts, 'de');
    expect(rest).toEqual({
      request_id: 'req_1',
      job_id: 'job_1',
      job_version: 3,
      engine_version: '2026.12.1',
      language: 'de',
      cached: false,
      provider: 'builtin',
      mode: 'both',
      requested: 1,
      seed: 9,
      shortfall: null,
      counts: { hr: 5, technical: 5, iq_logical: 3, personal_development: 3 },
    });
    expect(facts).toEqual(document);
    expect(questions.map(({ id }) => id)).toEqual(drafts.questions.map(({ id }) => id));
  });

  it('counts what is there, not what was asked for', () => {
    const silent = inputOf({ ...invented, positions: [], projects: [], summary: null }, []);
    const drafts = writeQuestions(silent, { categories: ['hr', 'technical'], count: 16, seed: 1 });
    expect(render(drafts).counts).toEqual({ hr: 7, technical: 0, iq_logical: 0, personal_development: 0 });
  });

  it('writes the clues of an order as one sentence', () => {
    expect(render(order).questions[0]).toMatchObject({
      text: 'Four people, A, B, C, and D, stand in a queue. A stands somewhere ahead of D; C stands somewhere ahead of A; D stands somewhere ahead of B. Who stands in place 2, counted from the front?',
      answer: 'A',
      explanation: 'From front to back the order is C, A, D, B, so the answer is A.',
    });
  });

  it('writes a sequence', () => {
    expect(render(sequence).questions[0]).toMatchObject({
      text: 'Which number comes next: 3, 7, 11, 15?',
      answer: '19',
      explanation: 'Each number is 4 more than the one before, so the next one is 19.',
    });
  });

  it('writes lists and numbers as the language does', () => {
    expect(render(sequence, 'zh').questions[0]?.text).toContain('3、7、11、15');
    expect(render(sequence, 'fa').questions[0]).toMatchObject({ text: expect.stringContaining('۳، ۷، ۱۱، ۱۵'), answer: '۱۹' });
    expect(render(order, 'el').questions[0]?.text).not.toContain('; ');
    expect(render(order, 'ja').questions[0]?.text).toContain('A、B、C、D');
  });

  it('leaves quotes as they stand, whatever signs they hold', () => {
    const values = { quote: "It's {quote} of <b>100 %</b> # 'all'" };
    const set = render(draft({ category: 'technical', template: 'technical.claim', values }));
    expect(set.questions[0]?.text).toContain(values.quote);
  });

  it('says how many of the questions asked for are missing, and why', () => {
    const drafts = writeQuestions(inputOf(), { categories: ['hr'], count: 40, seed: 1 });
    const set = renderQuestionSet(drafts, { ...options, language: 'en', requested: 40 });
    expect(set.questions.length).toBeLessThan(40);
    expect(set.shortfall).toEqual({ count: 40 - set.questions.length, reason: 'material_exhausted' });
    const all = writeQuestions(inputOf(), { categories: questionCategories, count: 40, seed: 1 });
    expect(renderQuestionSet(all, { ...options, language: 'en', requested: 40 })).toMatchObject({
      requested: 40,
      shortfall: null,
    });
  });

  it('is the same byte for byte but for the request and the cache', () => {
    const [first] = many;
    if (first === undefined) throw new Error('No drafts.');
    const body = JSON.stringify(render(first));
    expect(JSON.stringify(render(structuredClone(first)))).toBe(body);
    const again = renderQuestionSet(first, { ...options, language: 'en', requestId: 'req_2', cached: true });
    expect(JSON.stringify({ ...again, request_id: 'req_1', cached: false })).toBe(body);
  });

  it('refuses drafts whose texts do not exist', () => {
    for (const broken of [
      draft({ template: 'iq.riddle' }),
      draft({ template: 'toString' }),
      draft({ template: 'hr.plan', category: 'hr' }),
      draft({ template: 'hr.conflict', category: 'hr', listen_for: ['accent'] }),
      draft({ template: 'hr.conflict', category: 'hr', follow_up: 'salary' }),
      draft({ template: 'hr.conflict', category: 'hr', anchors: 'salary' }),
      draft({ template: 'hr.conflict', category: 'hr', why: 'salary' }),
    ]) {
      expect(() => render(broken)).toThrow(expect.toSatisfy((error: unknown) => isAppError(error, 'INTERNAL')));
    }
  });

  it('rates an authored question by its own anchors, and goes on with its own question', () => {
    const authored = authoredQuestion('turning:easy');
    const [asked] = render(
      draft({ category: 'technical', template: 'matter.any', anchors: 'matter', authored: 'turning:easy' }),
    ).questions;
    expect(asked?.anchors).toEqual({ '1': authored?.weak, '3': authored?.good, '5': authored?.excellent });
    expect(asked?.follow_up).toBe(authored?.follow_up);
  });

  it('asks an authored question in its language, and one of the same kind in others', () => {
    const about = {
      authored: 'postgresql:medium',
      lead: 'requirement',
      values: { requirement: 'PostgreSQL' },
      anchors: 'matter',
    };
    const asked = draft({ ...about, category: 'technical', template: 'matter.database' });
    const [english, german, gone] = [
      render(asked),
      render(asked, 'de'),
      render(draft({ ...asked.questions[0], authored: 'x' })),
    ].map(({ questions: [question] }) => question);
    expect(english?.text).toBe(`The job description says: “PostgreSQL”. ${authoredQuestion('postgresql:medium')?.ask}`);
    expect(english?.anchors?.['5']).toBe(authoredQuestion('postgresql:medium')?.excellent);
    expect(german?.text).toContain('Eine Abfrage');
    expect(gone?.text).toContain('A query that was fast');
  });

  it('renders sets of earlier releases, whose questions have no reasons and anchors', () => {
    const earlier = draft({ category: 'technical', template: 'technical.gap', values: { requirement: 'Piers' } });
    expect(render(earlier).questions[0]).toMatchObject({ scope: null, competency: null, why: null, anchors: null });
  });

  it('asks about all that the invented job demands', () => {
    const asked = new Set(many.flatMap(({ questions }) => questions).flatMap(({ based_on }) => based_on.requirement ?? []));
    expect([...asked].toSorted()).toEqual(demands.map((_, index) => `r${index + 1}`));
  });
});
