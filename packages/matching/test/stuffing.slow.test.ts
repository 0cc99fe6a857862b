import { type JobReading, matchAssessment } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { type Draft, type DraftPosition, emptyDraft, jobOf, requirementOf, resumeOf } from './build-resume.ts';

/** A trade: what its jobs ask for and say, and what its people did. */
type Trade = {
  readonly title: string;
  readonly terms: readonly string[];
  readonly says: readonly string[];
  readonly did: readonly string[];
};

const trades: readonly Trade[] = [
  {
    title: 'Software Engineer',
    terms: ['Python', 'Kubernetes', 'PostgreSQL', 'React', 'Terraform'],
    says: [
      'You will design and build services in Python that serve millions of readers every day.',
      'You have run PostgreSQL and Kubernetes in production and know how to observe both of them.',
      'Experience with Terraform and React is welcome but can be learned with us in the first year.',
    ],
    did: [
      'Built the billing services in Python and React',
      'Ran PostgreSQL for forty teams',
      'Moved nine clusters to Kubernetes with Terraform',
    ],
  },
  {
    title: 'Registered Nurse',
    terms: ['Wound care', 'Patient assessment', 'Medication administration', 'Palliative care', 'Triage'],
    says: [
      'You will be responsible for wound care and medication administration on a ward of thirty beds.',
      'You bring experience in patient assessment and triage and stay calm when the night gets busy.',
      'Knowledge of palliative care is an advantage but we will gladly train you on the job.',
    ],
    did: [
      'Wound care and medication administration on a surgical ward',
      'Patient assessment and triage in the emergency room',
      'Palliative care at the homes of patients',
    ],
  },
  {
    title: 'Accountant',
    terms: ['Accounts payable', 'Payroll', 'VAT returns', 'Financial statements', 'Bank reconciliation'],
    says: [
      'You will prepare the monthly financial statements and the VAT returns of our three companies.',
      'You are at home in accounts payable and bank reconciliation and love it when the sums agree.',
      'Having done payroll for a hundred people or more would make your first weeks here much easier.',
    ],
    did: [
      'Prepared financial statements and VAT returns for eleven clients',
      'Accounts payable and bank reconciliation for a brewery',
      'Payroll for two hundred people',
    ],
  },
];

const jobText = ({ title, says }: Trade): string => [title, ...says].join('\n');

const jobFor = ({ title, terms }: Trade, required: number): JobReading =>
  jobOf(
    terms.map((text, index) =>
      requirementOf({
        ...{ kind: 'skill', text, canonical: text.toLowerCase() },
        necessity: index < required ? 'required' : 'preferred',
      }),
    ),
    { title },
  );

const work = ({ title, did }: Trade, from: number, bullets: number): DraftPosition => ({
  ...{ title, start: `${from}-01`, end: `${from + 4}-12` },
  bullets: did.slice(0, bullets),
});

const pair = fc
  .tuple(fc.constantFrom(...trades), fc.constantFrom(...trades))
  .filter(([a, b]) => a !== b)
  .map(([asked, own]) => ({ asked, own }));

const required = fc.integer({ min: 0, max: 5 });
const from = fc.integer({ min: 2000, max: 2018 });
const bullets = fc.integer({ min: 0, max: 3 });

/** Where one more line may stand. A certificate is proof of its own. */
const addLine = fc.constantFrom('summary', 'other', 'projects', 'bullet').map((where) => (draft: Draft, line: string): Draft => {
  switch (where) {
    case 'summary':
      return { ...draft, summary: line };
    case 'bullet':
      return {
        ...draft,
        positions: draft.positions.map((each, index) =>
          index === 0 ? { ...each, bullets: [...(each.bullets ?? []), line] } : each,
        ),
      };
    case 'projects':
      return { ...draft, projects: [line] };
    default:
      return { ...draft, other: [line] };
  }
});

/** Where one looks for a list of terms. */
const addList = fc.constantFrom('skills', 'summary', 'other').map((where) => (draft: Draft, terms: readonly string[]): Draft => {
  if (where === 'skills') return { ...draft, skills: terms };
  const line = terms.join(', ');
  return where === 'summary' ? { ...draft, summary: line } : { ...draft, other: [line] };
});

const score = (draft: Draft, job: JobReading, text: string | null): number => {
  const assessment = matchResume({ ...resumeOf(draft), job, jobText: text });
  expect(matchAssessment.parse(assessment)).toEqual(assessment);
  return assessment.score ?? 0;
};

const runs = { numRuns: 300, seed: 20_261_123 };

describe('a resume that repeats a job gains little', () => {
  it('at most 3 points by a sentence of the job, where the work is of another trade', () => {
    fc.assert(
      fc.property(pair, required, from, bullets, fc.nat(2), addLine, ({ asked, own }, count, year, told, at, add) => {
        const draft = { ...emptyDraft, language: 'en' as const, positions: [work(own, year, told)] };
        const job = jobFor(asked, count);
        const before = score(draft, job, jobText(asked));
        expect(score(add(draft, asked.says[at] ?? ''), job, jobText(asked))).toBeLessThanOrEqual(before + 3);
      }),
      runs,
    );
  });

  it('at most 3 points by all sentences of the job', () => {
    fc.assert(
      fc.property(pair, required, from, bullets, addLine, ({ asked, own }, count, year, told, add) => {
        const draft = { ...emptyDraft, language: 'en' as const, positions: [work(own, year, told)] };
        const job = jobFor(asked, count);
        const before = score(draft, job, jobText(asked));
        expect(score(add(draft, asked.says.join('\n')), job, jobText(asked))).toBeLessThanOrEqual(before + 3);
      }),
      runs,
    );
  });

  it('at most 3 points by a list of what the job asks for, where the work is of another trade', () => {
    fc.assert(
      fc.property(pair, required, from, bullets, addList, ({ asked, own }, count, year, told, add) => {
        const draft = { ...emptyDraft, language: 'en' as const, positions: [work(own, year, told)] };
        const job = jobFor(asked, count);
        const before = score(draft, job, jobText(asked));
        expect(score(add(draft, asked.terms), job, jobText(asked))).toBeLessThanOrEqual(before + 3);
      }),
      runs,
    );
  });

  it('at most 3 points by one line of some of what the job asks for, where the work is of another trade', () => {
    fc.assert(
      fc.property(pair, required, from, fc.integer({ min: 1, max: 4 }), addList, ({ asked, own }, count, year, terms, add) => {
        const draft = { ...emptyDraft, language: 'en' as const, positions: [work(own, year, 3)] };
        const job = jobFor(asked, count);
        const before = score(draft, job, jobText(asked));
        expect(score(add(draft, asked.terms.slice(0, terms)), job, jobText(asked))).toBeLessThanOrEqual(before + 3);
      }),
      runs,
    );
  });

  it('at most 3 points by a sentence that only names what the job asks for, where the work is of another trade', () => {
    fc.assert(
      fc.property(pair, required, from, addLine, ({ asked, own }, count, year, add) => {
        const draft = { ...emptyDraft, language: 'en' as const, positions: [work(own, year, 3)] };
        const job = jobFor(asked, count);
        const before = score(draft, job, jobText(asked));
        expect(score(add(draft, `Experience with ${asked.terms.join(' and ')}`), job, jobText(asked))).toBeLessThanOrEqual(
          before + 3,
        );
      }),
      runs,
    );
  });

  it('nothing by a list of what the job asks for, where there is no work at all', () => {
    for (const trade of trades) {
      const draft = { ...emptyDraft, language: 'en' as const };
      expect(score({ ...draft, skills: trade.terms }, jobFor(trade, 5), jobText(trade))).toBe(0);
    }
  });

  it('at most 1 point by a list of what the job asks for, where the work shows it already', () => {
    fc.assert(
      fc.property(fc.constantFrom(...trades), required, from, addList, (asked, count, year, add) => {
        const draft = { ...emptyDraft, language: 'en' as const, positions: [work(asked, year, 3)] };
        const job = jobFor(asked, count);
        const before = score(draft, job, jobText(asked));
        expect(before).toBeGreaterThanOrEqual(80);
        expect(score(add(draft, asked.terms), job, jobText(asked))).toBeLessThanOrEqual(before + 1);
      }),
      runs,
    );
  });

  it('so that doing the work counts more than all of that together', () => {
    for (const asked of trades)
      for (const own of trades.filter((each) => each !== asked)) {
        const job = jobFor(asked, 3);
        const stuffed = {
          ...emptyDraft,
          ...{ language: 'en' as const, summary: asked.says.join('\n'), skills: asked.terms, other: [asked.terms.join(', ')] },
          positions: [work(own, 2010, 3)],
        };
        const plain = { ...emptyDraft, language: 'en' as const, positions: [work(asked, 2010, 3)] };
        expect(score(plain, job, jobText(asked))).toBeGreaterThan(score(stuffed, job, jobText(asked)) + 40);
      }
  });
});
