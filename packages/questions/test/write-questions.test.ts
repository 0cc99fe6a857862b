import { type QuestionCategory, type QuestionDraft, questionCategories } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { seedOf, writeQuestions } from '../src/index.ts';
import { type DraftRequirement, demands, document, evidence, inputOf, invented } from './invented-interview.ts';

const write = (input = inputOf(), categories: readonly QuestionCategory[] = questionCategories, count = 16, seed = 1) =>
  writeQuestions(input, { categories, count, seed }).questions;

const withRequirements = (...requirements: readonly DraftRequirement[]) => inputOf(invented, requirements);

const bare = { ...invented, positions: [], projects: [], summary: null };

const seeds = Array.from({ length: 30 }, (_, seed) => seed);

const templatesOf = (questions: readonly QuestionDraft[]) => questions.map(({ template }) => template);

const textOf = ({ template, values, clues }: QuestionDraft) => JSON.stringify([template, values, clues]);

describe('writing questions', () => {
  it('numbers them in the fixed order of categories, whatever the order asked in', () => {
    const questions = write(inputOf(), questionCategories.toReversed());
    expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => `q${index + 1}`));
    expect([...new Set(questions.map(({ category }) => category))]).toEqual(questionCategories);
  });

  it('gives the same questions to the same input and others to another seed', () => {
    expect(write(structuredClone(inputOf()))).toEqual(write());
    const sets = seeds.map((seed) => JSON.stringify(write(inputOf(), ['hr', 'technical', 'personal_development'], 8, seed)));
    expect(new Set(sets).size).toBeGreaterThan(20);
  });

  it('begins technical questions with required gaps and what is partly shown, then what is shown, then claims', () => {
    for (const seed of seeds) {
      const questions = write(inputOf(), ['technical'], 6, seed);
      const required = questions.filter(({ based_on }) => ['r1', 'r2', 'r3'].includes(based_on.requirement ?? ''));
      expect(questions.slice(0, 3)).toEqual(required);
      expect(questions[3]?.based_on).toEqual({
        kind: 'requirement',
        requirement: 'r4',
        quote: 'Wrote SQL reports on which the harbour master bases the berth plan',
      });
      expect(questions.slice(4).map(({ based_on }) => based_on.kind)).toEqual(['claim', 'claim']);
    }
  });

  it('quotes the resume for claims and shown requirements, the job for gaps and for what is asked of the way of working', () => {
    const input = inputOf();
    const resume = JSON.stringify(input.content);
    const job = JSON.stringify(input.job);
    for (const { based_on, values, template } of write(input, questionCategories, 40)) {
      const { kind, quote, requirement } = based_on;
      if (kind === 'generic') expect([quote, requirement]).toEqual([null, null]);
      else expect(kind === 'gap' || template === 'hr.requirement' ? job : resume).toContain(quote);
      expect(requirement === null).toBe(kind === 'claim' || kind === 'generic');
      if (kind !== 'generic') expect([values.quote, values.requirement]).toContain(quote);
    }
  });

  it('asks about soft demands in hr questions only, shown or not', () => {
    const soft: DraftRequirement[] = [
      { text: 'Teamwork', canonical: 'teamwork', status: 'not_shown' },
      { text: 'Empathy', canonical: 'empathy', status: 'met', evidence: [evidence('Known for empathy in nine crews')] },
      { text: 'Ready to work in shifts', kind: 'other', status: 'not_assessable' },
    ];
    const questions = write(withRequirements(...soft), questionCategories, 40);
    const asked = questions.filter(({ based_on }) => based_on.requirement !== null);
    expect(asked.map(({ template, values }) => [template, values.requirement]).toSorted()).toEqual([
      ['hr.requirement', 'Empathy'],
      ['hr.requirement', 'Ready to work in shifts'],
      ['hr.requirement', 'Teamwork'],
    ]);
  });

  it('does not say that the resume lacks what stands in the same sentence as the gap', () => {
    const text = 'Terraform, Kubernetes and a third thing';
    const beside = {
      text,
      canonical: 'terraform',
      status: 'met',
      evidence: [evidence('Kept the quay in Terraform files')],
    } as const;
    const gapsIn = (...requirements: readonly DraftRequirement[]) =>
      write(withRequirements(...requirements), ['technical'], 9).filter(({ template }) => template === 'technical.gap');
    const named = gapsIn(beside, { text, canonical: 'kubernetes', status: 'not_shown' });
    expect(named.map(({ based_on }) => based_on)).toEqual([{ kind: 'gap', requirement: 'r2', quote: 'Kubernetes' }]);
    expect(gapsIn(beside, { text, kind: 'certification', status: 'not_shown' })).toEqual([]);
    expect(gapsIn({ text, kind: 'certification', status: 'not_shown' }).map(({ values }) => values.requirement)).toEqual([text]);
  });

  it('asks how to learn a skill by its name, and nothing that three months cannot give', () => {
    const missing: DraftRequirement[] = [
      { text: 'Several years of Kubernetes in production', canonical: 'kubernetes', status: 'not_shown' },
      { text: 'Ten years in harbours', kind: 'experience_years', status: 'not_shown' },
      { text: 'A doctorate in tides', kind: 'education', status: 'not_shown' },
      { text: 'Fluent Danish', kind: 'language', canonical: 'da', status: 'not_shown' },
    ];
    const learn = write(withRequirements(...missing), ['personal_development'], 9).filter(
      ({ template }) => template === 'development.gap',
    );
    expect(learn.map(({ values }) => values.requirement)).toEqual(['Kubernetes']);
  });

  it.each([
    ['Wrote sql reports for the berth plan', 'SQL'],
    ['Moved the gate servers to K8s at night', 'K8s'],
    ['Projektmanagement für neun neue Liegeplätze', 'Projektmanagement'],
  ])('names a skill as the resume does: %j', (bullet, name) => {
    const resume = { ...bare, positions: [{ from: null, to: null, bullets: [bullet] }] };
    const skill = write(inputOf(resume, []), ['technical'], 2).find(({ template }) => template === 'technical.skill');
    expect(skill?.values.skill).toBe(name);
  });

  it('prefers evidence that tells work, and takes none from degrees or languages', () => {
    const evidenceOf = (...pieces: readonly ReturnType<typeof evidence>[]) =>
      write(inputOf(bare, [{ text: 'SQL', canonical: 'sql', status: 'met', evidence: pieces }]), ['technical'], 1)[0]?.based_on
        .quote;
    const list = evidence('Python, SQL, Terraform', 'skills');
    const told = evidence('Wrote SQL for the berth plan', 'experience');
    const degree = evidence('B.Sc. with a thesis on SQL', 'education');
    expect(evidenceOf(list, told)).toBe(told.quote);
    expect(evidenceOf(degree, list)).toBe(list.quote);
    expect(evidenceOf(degree)).toBeUndefined();
  });

  it('mixes templates while there are others', () => {
    for (const seed of seeds) {
      const templates = templatesOf(write(inputOf(), ['hr'], 5, seed));
      expect(templates.filter((template) => template === 'hr.claim').length).toBeLessThanOrEqual(3);
    }
    expect(templatesOf(write(inputOf(), ['hr'], 12)).filter((template) => template === 'hr.claim').length).toBeGreaterThan(6);
  });

  it('asks about other claims in other categories', () => {
    for (const seed of seeds) {
      const questions = write(inputOf(invented, []), ['hr', 'technical'], 6, seed);
      const quotes = questions.flatMap(({ based_on }) => based_on.quote ?? []);
      expect(new Set(quotes).size).toBe(quotes.length);
    }
  });

  it('asks what fits anybody where resume and job say nothing', () => {
    const questions = write(inputOf(bare, []), questionCategories, 16);
    expect(templatesOf(questions.filter(({ category }) => category !== 'iq_logical')).toSorted()).toEqual([
      'development.feedback',
      'development.plan',
      'hr.conflict',
      'hr.motivation',
      'hr.priorities',
    ]);
    expect(questions).toHaveLength(16);
  });

  it('asks fewer questions rather than logical ones that nobody asked for', () => {
    expect(write(inputOf(bare, []), ['hr', 'technical', 'personal_development'], 16)).toHaveLength(5);
    expect(write(inputOf(bare, []), ['technical'], 16)).toEqual([]);
  });

  it('asks nothing twice, and nothing twice about the same words while there are others', () => {
    const input = inputOf();
    for (const seed of seeds) {
      const all = write(input, questionCategories, 40, seed);
      expect(new Set(all.map(textOf)).size).toBe(all.length);
      const technical = write(input, ['technical'], 8, seed).map(({ based_on }) => based_on.quote);
      expect(new Set(technical).size).toBe(technical.length);
    }
  });

  it('rather asks about a skill again than about a quote', () => {
    const bullets = ['Tools used daily: Python', 'Tools used weekly: Python', 'Wrote Python for the berth plan'];
    const input = inputOf({ ...bare, positions: [{ from: null, to: null, bullets }] }, []);
    for (const seed of seeds) {
      const quotes = write(input, ['technical'], 3, seed).map(({ based_on }) => based_on.quote);
      expect(quotes.toSorted()).toEqual(bullets);
    }
  });

  it('repeats a quote under another question once everything else was asked', () => {
    const resume = {
      ...bare,
      positions: [{ from: null, to: null, bullets: ['Wrote SQL for the berth plan', 'Led two shifts of a quay'] }],
    };
    const questions = write(inputOf(resume, []), ['technical'], 9);
    expect(templatesOf(questions).toSorted()).toEqual(['technical.claim', 'technical.claim', 'technical.skill']);
  });

  it('says what to listen for, what to ask next and how hard a question is', () => {
    const questions = write(inputOf(), questionCategories, 40);
    for (const { listen_for, follow_up, answer, explanation, category } of questions) {
      expect(listen_for.length).toBeGreaterThanOrEqual(2);
      expect(listen_for.length).toBeLessThanOrEqual(3);
      expect(follow_up).not.toBeNull();
      expect([answer !== null, explanation !== null]).toEqual([category === 'iq_logical', category === 'iq_logical']);
    }
    const gap = questions.find(({ based_on }) => based_on.requirement === 'r1');
    expect(gap?.difficulty).toBe('hard');
    expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'medium', 'hard']));
  });

  it('never builds on who somebody is', () => {
    const personal = inputOf(
      {
        ...invented,
        positions: [
          {
            from: '2020-01',
            to: 'now',
            bullets: [
              'Imelda led 14 people through the winter',
              'Married, nationality German, two dogs and a boat',
              'Reached under imelda.brandt@example.org by 30 captains',
              'Tutor at the Hanse Polytechnic of Rostock for 3 terms',
              'Raised the share of full holds by 9 percent',
            ],
          },
        ],
        projects: [],
        summary: 'Born in 1990 and raised by the sea.',
      },
      [
        { text: 'Female, age 25 to 35', kind: 'other', status: 'not_assessable' },
        { text: 'EU citizenship', kind: 'other', status: 'not_assessable' },
        { text: 'SQL', canonical: 'sql', status: 'met', evidence: [evidence('Wrote SQL, born in 1990 by the sea')] },
      ],
    );
    const quotes = write(personal, ['hr', 'technical', 'personal_development'], 40).flatMap(
      ({ based_on }) => based_on.quote ?? [],
    );
    expect(new Set(quotes)).toEqual(new Set(['Raised the share of full holds by 9 percent']));
  });

  it('does not depend on name, address, phone or school', () => {
    const other = {
      ...invented,
      name: 'Bartholo Quist',
      location: 'Rua Nova 9, Porto',
      phone: '555 000',
      school: 'Porto Naval School',
    };
    expect(write(inputOf(other))).toEqual(write(inputOf(invented)));
    expect(write(inputOf({ ...invented, name: null, location: null, phone: null, school: null }))).toEqual(write());
  });

  it('hands on seed and document', () => {
    const seed = seedOf('invented');
    const drafts = writeQuestions(inputOf(), { categories: ['hr'], count: 1, seed });
    expect([drafts.seed, drafts.document]).toEqual([seed, document]);
  });

  it('keeps to what the match says, not to the words of the job', () => {
    const shown = demands.map((each) => ({ ...each, status: 'not_assessable' as const, evidence: [] }));
    const questions = write(inputOf(invented, shown), ['technical'], 40);
    expect(questions.every(({ based_on }) => based_on.kind === 'claim')).toBe(true);
  });
});
