import type { JobReading, Requirement } from '@winnow/contracts';
import { noJob } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { measureReading } from './reading-measures.ts';
import type { Truth } from './truth.ts';

const posting =
  'Baker\nAt Example Bread\n- Three years in a bakery, with sourdough\n- Vienna ovens or deck ovens\n- A diploma in baking\n- French is a plus';

const truth: Truth = {
  language: 'en',
  trade: 'bakery',
  title: 'Baker',
  company: 'Example Bread',
  place: null,
  seniority: 'unsaid',
  requirements: [
    { id: 'r1', kind: 'years', phrase: 'Three years in a bakery', years: 3, of: 'bakery', necessity: 'required' },
    { id: 'r2', kind: 'skill', phrase: 'Vienna ovens or deck ovens', name: 'ovens', necessity: 'required' },
    { id: 'r3', kind: 'education', phrase: 'A diploma in baking', level: 'vocational', field: 'baking', necessity: 'required' },
    { id: 'r4', kind: 'language', phrase: 'French', name: 'fr', necessity: 'preferred' },
    { id: 'r5', kind: 'trait', phrase: 'a plus' },
  ],
  no_requirements: [],
  candidates: [],
};

const requirement = (given: Partial<Requirement> & Pick<Requirement, 'kind' | 'text'>): Requirement => ({
  id: '',
  label: given.text,
  canonical: null,
  min_years: null,
  of: null,
  level: null,
  field: null,
  equivalent: false,
  necessity: 'required',
  weight: 1,
  alternatives: [],
  ...given,
});

const years = requirement({ kind: 'experience_years', text: 'Three years in a bakery, with sourdough', min_years: 3 });
const ovens = requirement({ kind: 'skill', text: 'Vienna ovens or deck ovens' });
const diploma = requirement({ kind: 'education', text: 'A diploma in baking', level: 'vocational', field: 'baking' });
const french = requirement({ kind: 'language', text: 'French is a plus', canonical: 'fr', necessity: 'preferred' });

const measured = (requirements: readonly Requirement[], more: Partial<JobReading> = {}) =>
  measureReading({ ...noJob, title: 'Baker', company: 'Example Bread', requirements, ...more }, truth, posting);

describe('a reading of a posting', () => {
  it('is right where a person reads the same, whatever the words of traits', () => {
    const { errors, precision, recall, years: own, education, title } = measured([years, ovens, diploma, french]);
    expect(errors).toEqual([]);
    expect([precision, recall]).toEqual([
      { right: 4, all: 4 },
      { right: 4, all: 4 },
    ]);
    expect([own, education, title]).toEqual(Array.from({ length: 3 }, () => ({ right: 1, all: 1 })));
  });

  it('is wrong in name, kind and necessity', () => {
    const wrong = [
      requirement({ ...ovens, necessity: 'preferred' }),
      requirement({ ...diploma, kind: 'skill' }),
      { ...french, canonical: 'de' },
    ];
    expect(measured(wrong)).toMatchObject({ precision: { right: 0, all: 3 }, recall: { right: 0, all: 4 } });
    const long = 'At Example Bread\n- Three years in a bakery, with sourdough\n- Vienna ovens or deck ovens';
    expect(measured([{ ...ovens, text: long, label: long }]).precision.right).toBe(0);
  });

  it('asks for one requirement where there are alternatives, and lets a skill stand beside its years', () => {
    const two = [requirement({ ...ovens, label: 'Vienna ovens' }), requirement({ ...ovens, label: 'deck ovens' })];
    expect(measured(two).precision).toEqual({ right: 1, all: 2 });
    const beside = requirement({ ...years, kind: 'skill', label: 'a bakery' });
    expect(measured([years, beside]).precision).toEqual({ right: 1, all: 1 });
  });

  it('needs the number of years, the field of a degree, and the facts', () => {
    const wrong = measured([{ ...years, min_years: 2 }, { ...diploma, field: null }, ovens], {
      title: 'We dance',
      company: null,
      seniority: 'lead',
    });
    expect(wrong).toMatchObject({ years: { right: 0 }, education: { right: 0 }, precision: { right: 2 } });
    expect([wrong.title, wrong.company, wrong.seniority].map(({ right }) => right)).toEqual([0, 0, 0]);
  });
});
