import type { JobReading, MatchWeights, Requirement } from '@winnow/contracts';
import { defaultMatchWeights, languageCodes, matchAssessment } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { appliedWeights, categoryIds } from '../src/shares.ts';
import { type Draft, emptyDraft, jobOf, requirementOf, resumeOf } from './build-resume.ts';

const names = [
  'python',
  'java',
  'javascript',
  'react',
  'sql',
  'postgresql',
  'kubernetes',
  'saddle stitching',
  'tide tables',
] as const;

const skillName = fc.constantFrom(
  'Python',
  'Java',
  'JS',
  'React',
  'SQL',
  'Postgres',
  'K8s',
  'Saddle stitching',
  'Tide tables',
  'Knots',
);

const sentence = fc
  .array(fc.oneof(skillName, fc.constantFrom('planned', 'harbours', 'Driving licence', 'class B', 'with a calm voice', 'and')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(' '));

const degreeLevel = fc.constantFrom('secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate');
const spokenLevel = fc.constantFrom('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native');
const code = fc.constantFrom('de', 'en', 'fr');

const asked = fc.oneof(
  fc.record({
    kind: fc.constant('skill'),
    canonical: fc.constantFrom(...names),
    min_years: fc.option(fc.integer({ min: 0, max: 9 })),
  }),
  fc.record({
    kind: fc.constant('experience_years'),
    canonical: fc.option(fc.constantFrom(...names)),
    min_years: fc.option(fc.integer({ min: 0, max: 12 })),
  }),
  fc.record({ kind: fc.constant('education'), level: fc.option(degreeLevel) }),
  fc.record({ kind: fc.constant('language'), canonical: fc.option(code), level: fc.option(spokenLevel) }),
  fc.record({ kind: fc.constant('certification'), canonical: fc.option(fc.constantFrom(...names)) }),
  fc.record({ kind: fc.constant('other') }),
);

const requirement = fc
  .tuple(asked, sentence, fc.integer({ min: 1, max: 10 }), fc.constantFrom('required', 'preferred'))
  .map(([rest, text, weight, necessity]) =>
    requirementOf({
      ...(rest as Partial<Requirement>),
      kind: rest.kind as Requirement['kind'],
      text,
      weight,
      necessity: necessity as Requirement['necessity'],
    }),
  );

const weight = fc.integer({ min: 0, max: 100 });
const anyWeights: fc.Arbitrary<MatchWeights> = fc.record({
  skills: weight,
  experience: weight,
  education: weight,
  languages: weight,
  title: weight,
});

const jobWith = (weights: fc.Arbitrary<MatchWeights>): fc.Arbitrary<JobReading> =>
  fc
    .tuple(
      fc.array(requirement, { maxLength: 8 }),
      weights,
      fc.option(fc.constantFrom('Senior Python Developer', 'Harbour Clerk', 'Registered Nurse')),
      fc.option(code),
    )
    .map(([requirements, given, title, language]) => jobOf(requirements, { weights: given, title, language }));

const position = fc
  .tuple(
    fc.integer({ min: 2000, max: 2019 }),
    fc.integer({ min: 0, max: 5 }),
    fc.constantFrom('Python Developer', 'Clerk', 'Java Clerk', 'Nurse'),
    fc.array(sentence, { maxLength: 3 }),
  )
  .map(([year, length, title, bullets]) => ({ title, bullets, start: `${year}-03`, end: `${year + length}-04` }));

const spoken = fc
  .tuple(code, fc.option(spokenLevel))
  .map(([language, level]) => [`${language} ${level ?? ''}`, language, level] as const);
const schooling = fc.record({ degree: fc.constant('Degree'), level: fc.option(degreeLevel) });

const resume: fc.Arbitrary<Draft> = fc
  .record({
    positions: fc.array(position, { maxLength: 3 }),
    skills: fc.array(skillName, { maxLength: 3 }),
    languages: fc.array(spoken, { maxLength: 2 }),
    education: fc.array(schooling, { maxLength: 2 }),
    certifications: fc.array(sentence, { maxLength: 1 }),
    other: fc.array(sentence, { maxLength: 2 }),
    language: fc.option(code),
  })
  .map((given) => ({ ...emptyDraft, ...given }));

/** One more thing that somebody can say. */
const addition: fc.Arbitrary<(draft: Draft) => Draft> = fc.oneof(
  skillName.map((skill) => (draft: Draft) => ({ ...draft, skills: [...draft.skills, skill] })),
  // A stated level of the resume's own language replaces the one that is assumed.
  spoken.map(
    (each) => (draft: Draft) => (each[1] === draft.language ? draft : { ...draft, languages: [...draft.languages, each] }),
  ),
  schooling.map((each) => (draft: Draft) => ({ ...draft, education: [...draft.education, each] })),
  sentence.map((text) => (draft: Draft) => ({ ...draft, certifications: [...draft.certifications, text] })),
  sentence.map((text) => (draft: Draft) => ({ ...draft, projects: [...draft.projects, text] })),
  sentence.map((text) => (draft: Draft) => ({ ...draft, other: [...draft.other, text] })),
  sentence.map((text) => (draft: Draft) => ({ ...draft, summary: text })),
  fc.constantFrom('Python Developer', 'Clerk').map((headline) => (draft: Draft) => ({ ...draft, headline })),
  position.map((each) => (draft: Draft) => ({ ...draft, positions: [...draft.positions, each] })),
  fc.tuple(fc.nat(2), sentence).map(([at, text]) => (draft: Draft) => ({
    ...draft,
    positions: draft.positions.map((each, index) =>
      index === at ? { ...each, bullets: [...(each.bullets ?? []), text] } : each,
    ),
  })),
  // Longer than before, at either end.
  fc.tuple(fc.nat(2), fc.constantFrom('start', 'end')).map(([at, which]) => (draft: Draft) => ({
    ...draft,
    positions: draft.positions.map((each, index) =>
      index === at ? { ...each, ...(which === 'start' ? { start: '1999-01' } : { end: '2025-12' }) } : each,
    ),
  })),
);

/** One thing more that somebody says they cannot do, or only want to. */
const denial: fc.Arbitrary<(draft: Draft) => Draft> = fc
  .tuple(
    skillName,
    fc.constantFrom('I have no experience with', 'I have never worked with', 'I want to learn'),
    fc.constantFrom('summary', 'other', 'projects'),
  )
  .map(([skill, words, where]) => (draft: Draft) => {
    const line = `${words} ${skill}.`;
    if (where === 'summary') return { ...draft, summary: line };
    return where === 'other' ? { ...draft, other: [...draft.other, line] } : { ...draft, projects: [...draft.projects, line] };
  });

const match = (draft: Draft, job: JobReading) => matchResume({ ...resumeOf(draft), job, jobText: null });

/** The same examples in every run. */
const seed = 20_261_123;
const runs = { numRuns: 200, seed };

/** 2,000 mutations: two of each resume, which is matched once before them. */
const mutated = { numRuns: 1_000, seed };
const mutations = <Mutation>(mutation: fc.Arbitrary<Mutation>): fc.Arbitrary<readonly Mutation[]> =>
  fc.array(mutation, { minLength: 2, maxLength: 2 });

describe('for every resume and job', () => {
  it('the body is valid, its parts add up and its quotes come from the resume', () => {
    fc.assert(
      fc.property(resume, jobWith(anyWeights), (draft, job) => {
        const assessment = match(draft, job);
        expect(matchAssessment.parse(assessment)).toEqual(assessment);
        const shares = Object.values(assessment.weights_applied).reduce((sum, share) => sum + share, 0);
        expect(shares).toBe(assessment.score === null ? 0 : 100);
        expect(assessment.categories.map(({ id, max }) => [id, max])).toEqual(
          Object.entries(assessment.weights_applied).filter(([, share]) => share > 0),
        );
        const sum = assessment.categories.reduce((all, { score }) => all + score, 0);
        expect(assessment.score ?? 0).toBe(Math.min(sum, assessment.cap ?? 100));
        if (assessment.cap !== null && assessment.cap !== undefined) expect(assessment.cap).toBeLessThan(sum);
        const texts = resumeOf(draft)
          .content.sections.map(({ text }) => text)
          .join('\n');
        for (const { quote } of assessment.requirements.flatMap(({ evidence }) => evidence)) expect(texts).toContain(quote);
      }),
      runs,
    );
  });

  it('adding true evidence to a resume with work never lowers the score nor a credit, so that removing it never raises them', () => {
    fc.assert(
      fc.property(resume, mutations(addition), jobWith(fc.constant(defaultMatchWeights)), (draft, additions, job) => {
        // Without any work, what is told stands for it; the first work is judged instead.
        fc.pre(draft.positions.length > 0);
        const before = match(draft, job);
        for (const add of additions) {
          const after = match(add(draft), job);
          expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
          for (const [index, credit] of (before.credits ?? []).entries())
            expect(after.credits?.[index] ?? -2).toBeGreaterThanOrEqual(credit ?? -2);
        }
      }),
      mutated,
    );
  });

  it('denying something, or hoping for it, never raises the score nor a credit', () => {
    fc.assert(
      fc.property(resume, mutations(denial), jobWith(fc.constant(defaultMatchWeights)), (draft, denials, job) => {
        const before = match(draft, job);
        for (const deny of denials) {
          const after = match(deny(draft), job);
          expect(after.score ?? 0).toBeLessThanOrEqual(before.score ?? 0);
          for (const [index, credit] of (before.credits ?? []).entries())
            expect(after.credits?.[index] ?? -2).toBeLessThanOrEqual(credit ?? -2);
        }
      }),
      mutated,
    );
  });

  it('a credit and a status agree', () => {
    fc.assert(
      fc.property(resume, denial, jobWith(anyWeights), (draft, deny, job) => {
        const { requirements, credits } = match(deny(draft), job);
        for (const [index, { status, kind }] of requirements.entries()) {
          const credit = credits?.[index] ?? null;
          const expected = credit === null ? 'not_assessable' : credit >= 65 ? 'met' : credit >= 35 ? 'partly_met' : 'not_shown';
          expect(status).toBe(expected);
          expect(credit === null || (credit >= -1 && credit <= 100 && Number.isInteger(credit))).toBe(true);
          if (kind === 'other') expect(status).toBe('not_assessable');
        }
      }),
      runs,
    );
  });

  it('the order of the requirements changes nothing but their order', () => {
    fc.assert(
      fc.property(resume, jobWith(anyWeights), fc.nat(), (draft, job, turn) => {
        const at = job.requirements.length === 0 ? 0 : turn % job.requirements.length;
        const turned = { ...job, requirements: [...job.requirements.slice(at), ...job.requirements.slice(0, at)] };
        const [first, second] = [match(draft, job), match(draft, turned)];
        expect(second.score).toBe(first.score);
        expect(second.categories).toEqual(first.categories);
        expect(second.requirements.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(first.requirements);
        expect(second.matched.toSorted()).toEqual(first.matched.toSorted());
        expect(second.missing.toSorted()).toEqual(first.missing.toSorted());
        expect(second.extra).toEqual(first.extra);
      }),
      runs,
    );
  });

  it('the same input gives the same bytes', () => {
    fc.assert(
      fc.property(resume, jobWith(anyWeights), (draft, job) => {
        expect(JSON.stringify(match(structuredClone(draft), structuredClone(job)))).toBe(JSON.stringify(match(draft, job)));
      }),
      { numRuns: 50, seed },
    );
  });

  it('any text whatever is judged without fault', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 4 }),
        text,
        text,
        fc.constantFrom(...languageCodes),
        (lines, given, title, language) => {
          const draft = {
            ...emptyDraft,
            summary: lines[0] ?? null,
            other: lines,
            skills: lines,
            headline: given,
            name: title,
            language,
          };
          const kinds = ['skill', 'experience_years', 'language', 'certification', 'other'] as const;
          const requirements = kinds.map((kind) =>
            requirementOf({ kind, text: `${given}.`, canonical: given.slice(0, 100), min_years: 1 }),
          );
          const assessment = matchResume({
            ...resumeOf(draft),
            job: jobOf(requirements, { title, language }),
            jobText: lines.join(' '),
          });
          expect(matchAssessment.parse(assessment)).toEqual(assessment);
        },
      ),
      { numRuns: 100, seed },
    );
  });
});

describe('the applied weights', () => {
  const judged = fc.subarray([...categoryIds]).map((ids) => new Set(ids));

  it('are exactly 100 where anything weighs, and nothing elsewhere', () => {
    fc.assert(
      fc.property(anyWeights, judged, (weights, ids) => {
        const applied = appliedWeights(weights, ids);
        const weighs = [...ids].some((id) => weights[id] > 0);
        expect(categoryIds.reduce((sum, id) => sum + applied[id], 0)).toBe(weighs ? 100 : 0);
        for (const id of categoryIds) if (!ids.has(id) || weights[id] === 0) expect(applied[id]).toBe(0);
      }),
    );
  });

  it('settle ties in the order of the categories', () => {
    const equal = { skills: 1, experience: 1, education: 1, languages: 0, title: 0 };
    expect(appliedWeights(equal, new Set(categoryIds))).toEqual({
      skills: 34,
      experience: 33,
      education: 33,
      languages: 0,
      title: 0,
    });
  });

  it('of the usual weights give no category more when another one joins', () => {
    fc.assert(
      fc.property(judged, fc.constantFrom(...categoryIds), (ids, joining) => {
        const before = appliedWeights(defaultMatchWeights, new Set([...ids].filter((id) => id !== joining)));
        const after = appliedWeights(defaultMatchWeights, new Set([...ids, joining]));
        for (const id of ids) if (id !== joining) expect(after[id]).toBeLessThanOrEqual(before[id]);
      }),
    );
  });
});
