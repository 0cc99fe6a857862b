import { type QuestionCategory, type QuestionDraft, type QuestionMode, questionCategories } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { seedOf, writeQuestions } from '../src/index.ts';
import { type DraftRequirement, demands, document, evidence, inputOf, invented } from './invented-interview.ts';

const write = (
  input = inputOf(),
  categories: readonly QuestionCategory[] = questionCategories,
  count = 16,
  seed = 1,
  mode: QuestionMode = 'both',
) => writeQuestions(input, { categories, count, seed, mode }).questions;

const personal = (requirements: readonly DraftRequirement[], resume = invented, count = 9) =>
  write(inputOf(resume, requirements), ['technical'], count, 1, 'personal');

const bare = { ...invented, positions: [], projects: [], summary: null };

const seeds = Array.from({ length: 30 }, (_, seed) => seed);

const templatesOf = (questions: readonly QuestionDraft[]) => questions.map(({ template }) => template);

const textOf = ({ template, values, clues }: QuestionDraft) => JSON.stringify([template, values, clues]);

const isCore = ({ scope }: QuestionDraft) => scope === 'core';

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

  it('asks nothing twice, and quotes nothing of the resume twice', () => {
    for (const seed of seeds) {
      const all = write(inputOf(), questionCategories, 40, seed);
      expect(new Set(all.map(textOf)).size).toBe(all.length);
      const quotes = all.filter((question) => !isCore(question)).flatMap(({ based_on }) => based_on.quote ?? []);
      expect(new Set(quotes).size).toBe(quotes.length);
    }
  });

  it('says what to listen for, what to ask next, why it is asked and how answers are rated', () => {
    const questions = write(inputOf(), questionCategories, 40);
    for (const { listen_for, follow_up, answer, explanation, category, competency, scope, based_on, why, anchors } of questions) {
      expect(listen_for.length).toBeGreaterThanOrEqual(2);
      expect(listen_for.length).toBeLessThanOrEqual(3);
      expect([follow_up, competency, anchors].every((each) => typeof each === 'string')).toBe(true);
      if (scope === 'core' || based_on.kind === 'claim' || based_on.kind === 'gap') expect(why).toBeDefined();
      expect([answer !== null, explanation !== null]).toEqual([category === 'iq_logical', category === 'iq_logical']);
    }
    expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'medium', 'hard']));
  });

  it('mixes templates while there are others', () => {
    for (const seed of seeds) {
      const templates = templatesOf(write(inputOf(), ['hr'], 5, seed));
      expect(new Set(templates).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('asks fewer questions rather than logical ones that nobody asked for', () => {
    expect(write(inputOf(bare, []), ['technical'], 16)).toEqual([]);
    expect(write(inputOf(bare, []), ['hr'], 16).every(({ category }) => category === 'hr')).toBe(true);
    expect(write(inputOf(bare, []), questionCategories, 16)).toHaveLength(16);
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

  it('never builds on who somebody is', () => {
    const bullets = [
      'Imelda led 14 people through the winter',
      'Married, nationality German, two dogs and a boat',
      'Reached under imelda.brandt@example.org by 30 captains',
      'Studied tides at the Hanse Polytechnic of Rostock',
      'Raised the share of full holds by 9 percent',
    ];
    const input = inputOf({ ...bare, positions: [{ from: '2020-01', to: 'now', bullets }] }, [
      { text: 'Female, age 25 to 35', kind: 'other', status: 'not_assessable' },
      { text: 'EU citizenship', kind: 'other', status: 'not_assessable' },
      { text: 'SQL', canonical: 'sql', status: 'met', evidence: [evidence('Wrote SQL, born in 1990 by the sea')] },
    ]);
    const quotes = write(input, ['hr', 'technical', 'personal_development'], 40).flatMap(({ based_on }) => based_on.quote ?? []);
    expect(new Set(quotes)).toEqual(new Set(['SQL', 'Raised the share of full holds by 9 percent']));
  });

  it('hands on seed and document', () => {
    const seed = seedOf('invented');
    const drafts = writeQuestions(inputOf(), { categories: ['hr'], count: 1, seed });
    expect([drafts.seed, drafts.document]).toEqual([seed, document]);
  });
});

describe('core questions', () => {
  const judged = demands.map((each) => ({ ...each, status: 'met' as const, evidence: [evidence('Held nine piers for years')] }));
  const others = [inputOf(bare), inputOf(bare, judged), inputOf({ ...invented, name: null }, judged)];

  it('are the same for every candidate of a job, in any mode', () => {
    for (const seed of seeds.slice(0, 8)) {
      for (const mode of ['core', 'both'] as const) {
        const core = write(inputOf(), questionCategories, 16, seed, mode).filter(isCore).map(textOf);
        for (const other of others) {
          const all = write(other, questionCategories, 16, seed, mode).filter(isCore).map(textOf);
          expect(all).toEqual(expect.arrayContaining(core));
          if (mode === 'core') expect(all).toEqual(core);
        }
      }
    }
  });

  it('are about half of the questions, all of them or none', () => {
    const share = (mode: QuestionMode) => write(inputOf(), ['technical'], 6, 1, mode).filter(isCore).length;
    expect([share('core'), share('both'), share('personal')]).toEqual([5, 3, 0]);
  });

  it('ask about the matter itself, by the kind of the skill', () => {
    const core = write(inputOf(), ['technical'], 9, 1, 'core');
    expect(core.map(({ template, values }) => [template, values.requirement])).toEqual(
      expect.arrayContaining([
        ['matter.database', 'SQL for reporting'],
        ['matter.deployment', 'Several years of Kubernetes in production'],
      ]),
    );
  });

  it('ask about what alternatives have in common, never about one of them', () => {
    const authoredOf = (...requirements: readonly DraftRequirement[]) =>
      write(inputOf(bare, requirements), ['technical'], 1, 1, 'core').map(({ template, authored }) => [template, authored]);
    const either = {
      text: 'Kafka or RabbitMQ',
      canonical: 'apache kafka',
      alternatives: ['rabbitmq'],
      status: 'not_shown',
    } as const;
    expect(authoredOf(either)).toEqual([['matter.any', 'message queues:medium']]);
    expect(authoredOf({ text: 'Go or Java', canonical: 'go', alternatives: ['java'], status: 'not_shown' })).toEqual([
      ['matter.programming', undefined],
    ]);
  });

  it('take no word of a long phrase for the matter', () => {
    const text = "La ponction de fistule n'a plus de secret pour vous et vous assurez en autonomie le montage";
    const [first] = write(inputOf(bare, [{ text, canonical: 'assembly', status: 'not_shown' }]), ['technical'], 1, 1, 'core');
    expect(['matter.any', 'matter.craft']).toContain(first?.template);
    expect(first?.authored).toBeUndefined();
  });

  it('ask what somebody wants to be able to do once, of the job or in general', () => {
    for (const seed of seeds) {
      const templates = templatesOf(write(inputOf(), ['personal_development'], 6, seed));
      expect(templates.filter((template) => template === 'development.plan' || template === 'development.stronger').length).toBe(
        1,
      );
    }
  });

  it('ask about situations for ways of working', () => {
    const soft: DraftRequirement[] = [
      { text: 'Teamwork', canonical: 'teamwork', status: 'not_shown' },
      { text: 'Ready to work in shifts', kind: 'other', status: 'not_assessable' },
    ];
    const asked = write(inputOf(invented, soft), questionCategories, 40).filter(({ based_on }) => based_on.requirement !== null);
    expect(asked.map(({ template, values }) => [template, values.requirement]).toSorted()).toEqual([
      ['hr.situation', 'Ready to work in shifts'],
      ['hr.situation', 'Teamwork'],
    ]);
  });
});

describe('personal questions', () => {
  it('ask about a required gap in words that hold even if the resume merely does not mention it', () => {
    const [first] = personal([{ text: 'Terraform', canonical: 'terraform', status: 'not_shown' }]);
    expect(first).toMatchObject({
      template: 'technical.missing',
      lead: 'requirement',
      why: 'gap',
      based_on: { kind: 'gap', requirement: 'r1', quote: 'Terraform' },
    });
  });

  it('ask about no gap that is not sure, not required, or of a kind that resumes do not show', () => {
    const unsure: DraftRequirement[] = [
      { text: 'Terraform', canonical: 'terraform', status: 'not_assessable' },
      { text: 'Tableau', canonical: 'tableau', status: 'not_shown', necessity: 'preferred' },
      { text: 'Teamwork', canonical: 'teamwork', status: 'not_shown' },
      { text: 'Ready to work in shifts', kind: 'other', status: 'not_shown' },
      { text: 'Ten years in harbours', kind: 'experience_years', status: 'not_shown' },
      { text: 'Fluent Danish', kind: 'language', canonical: 'da', status: 'not_shown' },
    ];
    expect(personal(unsure, bare)).toEqual([]);
  });

  it('take what is denied or hoped for neither for a deed nor for a mere gap', () => {
    const bullet = 'Would like to learn Terraform on a large quay';
    const resume = { ...bare, positions: [{ from: null, to: null, bullets: [bullet, 'Held nine piers in every storm'] }] };
    for (const grade of ['denied', 'hoped'] as const) {
      const questions = write(
        inputOf(resume, [
          { text: 'Terraform', canonical: 'terraform', status: 'not_shown', evidence: [evidence(bullet, 'experience', grade)] },
        ]),
        ['technical', 'hr', 'personal_development'],
        40,
        1,
        'personal',
      );
      const about = questions.filter(({ based_on }) => based_on.quote === bullet);
      expect(templatesOf(about)).toEqual(['technical.denied']);
      expect(questions.filter(({ based_on }) => based_on.kind === 'claim').length).toBeGreaterThan(0);
    }
  });

  it('quote no sentence that denies or hopes, whatever the match says', () => {
    const bullets = ['I have never used Terraform on a quay', 'Would like to learn Kubernetes in the harbour'];
    expect(personal([], { ...bare, positions: [{ from: null, to: null, bullets }] })).toEqual([]);
  });

  it('quote nothing that was copied from the job', () => {
    const text = 'Several years of Kubernetes in production';
    const resume = { ...bare, positions: [{ from: null, to: null, bullets: [`${text}, always`] }] };
    const copied = evidence(`${text}, always`, 'experience', 'copied');
    const questions = personal([{ text, canonical: 'kubernetes', status: 'not_shown', evidence: [copied] }], resume);
    expect(templatesOf(questions)).toEqual(['technical.missing']);
  });

  it('ask about a skill that is only listed by its name, as listed', () => {
    const list = evidence('Python, SQL, Terraform', 'skills');
    const [first] = personal([{ text: 'SQL', canonical: 'sql', status: 'met', evidence: [list] }], bare);
    expect(first).toMatchObject({ template: 'technical.listed', why: 'listed', values: { quote: 'SQL' } });
  });

  it('prefer evidence of work to a list, and take none from degrees', () => {
    const told = evidence('Wrote SQL for the berth plan');
    const list = evidence('Python, SQL, Terraform', 'skills');
    const degree = evidence('B.Sc. with a thesis on SQL', 'education');
    const quoted = (...pieces: readonly ReturnType<typeof evidence>[]) =>
      personal([{ text: 'SQL', canonical: 'sql', status: 'met', evidence: pieces }], bare)[0]?.based_on.quote;
    expect([quoted(list, told), quoted(degree)]).toEqual([told.quote, undefined]);
  });

  it('ask about tasks in a row which was the most work, and about nothing as one deed', () => {
    const bullets = ['Mooring of ferries, sale of tickets, cleaning of decks'];
    const resume = { ...bare, positions: [{ from: '2020-01', to: 'now', bullets }] };
    const asked = write(inputOf(resume, []), ['hr', 'technical', 'personal_development'], 9, 1, 'personal');
    expect(templatesOf(asked)).toEqual(['hr.tasks']);
  });

  it('take no certificate for a deed', () => {
    const bullet = 'Held the crane licence of the port for nine years';
    const licence = { text: 'Crane licence', kind: 'certification', status: 'met', evidence: [evidence(bullet)] } as const;
    expect(personal([licence], bare)).toEqual([]);
  });

  it('ask how far the experience goes where it is shown in part', () => {
    const piece = evidence('Moved the gate servers to Python at night');
    const [first] = personal([{ text: 'Python', canonical: 'python', status: 'partly_met', evidence: [piece] }], bare);
    expect(first).toMatchObject({ template: 'technical.extent', lead: 'both', difficulty: 'hard' });
  });

  it('ask how a figure was measured only where there is one', () => {
    const asked = seeds.flatMap((seed) => write(inputOf(invented, []), ['technical'], 6, seed, 'personal'));
    const figures = asked.filter(({ template }) => template === 'technical.figure');
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.every(({ based_on }) => /\d/u.test(based_on.quote ?? ''))).toBe(true);
  });

  it('keep to what the match says, not to the words of the job', () => {
    const unknown = demands.map((each) => ({ ...each, status: 'not_assessable' as const, evidence: [] }));
    expect(personal(unknown, invented, 40).every(({ based_on }) => based_on.kind === 'claim')).toBe(true);
  });
});
