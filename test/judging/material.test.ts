import { describe, expect, it } from 'vitest';
import { adverts, type Job, loadJobs, splits } from './load-jobs.ts';
import { kinds, type Requirement } from './truth.ts';

const jobs = splits.flatMap((split) => loadJobs(split));
const unread = adverts.map((split) => loadJobs(split));
const decoder = new TextDecoder();

const isJudged = ({ kind }: Requirement): boolean => kind !== 'information' && kind !== 'trait';

/** Words of the truth that the posting or a resume does not have. */
const inventions = ({ posting, truth, resumes }: Job): readonly string[] => {
  const { title, company, place, requirements, no_requirements: none, candidates } = truth;
  const told = [title, company, place, ...none, ...requirements.flatMap(({ phrase, any_of: any = [] }) => [phrase, ...any])];
  const quoted = candidates.flatMap(({ file, evidence }) => {
    const text = decoder.decode(resumes.get(file));
    return Object.values(evidence).filter((quote) => !text.includes(quote));
  });
  return [...told.filter((words) => words !== null && !posting.includes(words)), ...quoted].map(String);
};

describe('the material', () => {
  it('has five jobs in each of 24 languages, one of them in the exam and one for validation, and each trade once there', () => {
    const languages = Map.groupBy(jobs, ({ truth }) => truth.language);
    expect([...languages.values()].map((own) => own.length)).toEqual(Array.from({ length: 24 }, () => 5));
    for (const split of ['exam', 'validation'] as const) {
      const own = loadJobs(split);
      expect(new Set(own.map(({ truth }) => truth.language)).size).toBe(24);
      expect(new Set(own.map(({ id }) => id.split('-').slice(2).join('-'))).size).toBe(24);
    }
  });

  it('holds out 67 postings without candidates, in trades that none of those that teach has, each in 24 languages', () => {
    const [taught = [], held = []] = unread;
    const trades = new Set(held.map(({ truth }) => truth.trade));
    expect([held.length, trades.size]).toEqual([67, 12]);
    expect(taught.filter(({ truth }) => trades.has(truth.trade)).map(({ id }) => id)).toEqual([]);
    for (const half of unread) expect(new Set(half.map(({ truth }) => truth.language)).size).toBe(24);
  });

  it('quotes postings and resumes word for word', () => {
    expect([...jobs, ...unread.flat()].flatMap((job) => inventions(job).map((words) => `${job.id}: ${words}`))).toEqual([]);
  });

  it('has ten kinds of candidates for every job, two of the others, and somebody between', () => {
    for (const { id, truth } of jobs) {
      const own = truth.candidates.map(({ kind }) => kind);
      expect(own.filter((kind) => (kinds.always as readonly string[]).includes(kind)).toSorted(), id).toEqual(
        kinds.always.toSorted(),
      );
      expect(own, id).toHaveLength(12);
      expect(
        truth.candidates.some(({ grade }) => grade === 2),
        id,
      ).toBe(true);
    }
  });

  it('judges every requirement of every candidate, and lets the strong ones meet all musts', () => {
    for (const { id, truth } of jobs) {
      const judged = truth.requirements.filter(isJudged);
      expect(judged.length, id).toBeGreaterThanOrEqual(5);
      for (const { file, kind, verdicts } of truth.candidates) {
        expect(Object.keys(verdicts), `${id}/${file}`).toEqual(expect.arrayContaining(judged.map((each) => each.id)));
        if (kind !== 'strong') continue;
        const musts = judged.filter(({ necessity }) => necessity === 'required');
        expect(new Set(musts.map((must) => verdicts[must.id])), `${id}/${file}`).toEqual(new Set(['met']));
      }
    }
  });
});
