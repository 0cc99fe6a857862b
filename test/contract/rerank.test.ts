import { asIf, packMarks, rankKey, withBit } from '@winnow/batches';
import {
  type BatchRecord,
  type BatchRunRecord,
  type CandidateRecord,
  candidateId,
  defaultMatchWeights,
  type JobReading,
  type RequirementStatus,
  type RerankInput,
} from '@winnow/contracts';
import { scoreOf, scoreTermsOf } from '@winnow/matching/score-of';
import type { Collection, Store } from '@winnow/ports';
import { describe, expect, it } from 'vitest';
import { readRanking } from '../../services/gateway/src/batches/read-ranking.ts';
import { rerankBatch } from '../../services/gateway/src/batches/rerank-batch.ts';
import { openGatewayStore } from '../../services/gateway/src/store.ts';
import { describeStores } from '../support/describe-stores.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');
const expires_at = '2026-12-01T00:00:00.000Z';

const requirementOf = (id: string, kind: 'skill' | 'education', necessity: 'required' | 'preferred', weight: number) =>
  ({
    id,
    kind,
    label: id,
    text: id,
    canonical: null,
    min_years: null,
    of: null,
    level: null,
    field: null,
    equivalent: false,
    necessity,
    weight,
    alternatives: [],
  }) as const;

const reading: JobReading = {
  title: 'Keeper',
  company: null,
  location: null,
  language: 'en',
  seniority: null,
  requirements: [
    requirementOf('r1', 'skill', 'required', 3),
    requirementOf('r2', 'skill', 'preferred', 1),
    requirementOf('r3', 'education', 'required', 2),
  ],
  weights: defaultMatchWeights,
};

const own = asIf(reading, {});
const creditOf = { met: 100, partly_met: 50, not_shown: 0, not_assessable: null } as const;

/** Statuses of the requirements, and of the title. */
type Shown = readonly [RequirementStatus, RequirementStatus, RequirementStatus, RequirementStatus];

const [m, p, n, x] = ['met', 'partly_met', 'not_shown', 'not_assessable'] as const;

const candidateOf = (ordinal: number, shown: Shown, change: Partial<CandidateRecord> = {}): CandidateRecord => {
  const credits = shown.map((status) => creditOf[status]);
  const { score, required_met } = scoreOf(scoreTermsOf(reading.requirements), credits, reading.weights);
  return {
    id: candidateId('int_1', ordinal),
    account_id: 'acc_1',
    batch_id: 'batch_1',
    ordinal,
    sha256: `sha-${ordinal}`,
    file_name: `resume-${ordinal}.pdf`,
    rank_key: rankKey({ score, ...required_met, ordinal }),
    sequence: ordinal + 1,
    match_id: `match-${ordinal}`,
    score,
    required_met,
    marks: packMarks({ statuses: shown.slice(0, 3), credits }),
    matched: [`matched-${ordinal}`],
    missing: [],
    duplicate_of: null,
    error: null,
    expires_at,
    ...change,
  };
};

const candidates: readonly CandidateRecord[] = [
  candidateOf(0, [m, n, n, x]),
  candidateOf(1, [n, m, m, x]),
  candidateOf(2, [m, m, m, m], { file_name: 'Bewerbung Zoë.pdf' }),
  candidateOf(3, [m, n, n, x], { duplicate_of: candidateId('int_1', 0) }),
  candidateOf(4, [p, x, m, n]),
  candidateOf(5, [x, x, x, m]),
];

const total = candidates.length;
const counted = candidates.reduce((set, { ordinal }) => withBit(set, ordinal), '');

const run: BatchRunRecord = {
  id: 'batch_1',
  account_id: 'acc_1',
  job: { job_id: 'job_1', version: 1, digest: 'digest' },
  status: 'completed',
  total,
  counted,
  succeeded: counted,
  success: total,
  failed: 0,
  dispatched: total,
  ended_by: 'count',
  started_at: '2026-11-01T00:00:00.000Z',
  finished_at: '2026-11-01T00:00:00.000Z',
  timeout_at: '2026-11-01T01:00:00.000Z',
  due_at: '9999-12-31T23:59:59.999Z',
  expires_at,
};

const suite = (openStore: () => Promise<Store>): void => {
  const open = async (records = candidates) => {
    const backing = await openStore();
    const store = await openGatewayStore(backing);
    const writable = store.candidates as unknown as Collection<CandidateRecord>;
    for (const record of records) await writable.insert(record);
    const rank = (input: RerankInput = {}, of = run) => rerankBatch(store, of, asIf(reading, input), input);
    return {
      store,
      writable,
      rank,
      ids: async (input: RerankInput) => (await rank(input)).ranking.map(({ candidate_id }) => candidate_id),
    };
  };
  const idsOf = (...ordinals: readonly number[]) => ordinals.map((ordinal) => candidateId('int_1', ordinal));

  it('is that of the job itself when nothing is changed', async () => {
    const { store, rank } = await open();
    const { ranking } = await readRanking(store, { id: run.id } as BatchRecord, run, 50, undefined);
    expect(await rank()).toEqual({ matching: total, ranking, next_cursor: null });
    expect(own.requirements).toEqual(reading.requirements);
  });

  it('follows the weights of requirements and the shares of categories', async () => {
    const { ids } = await open();
    // The first shows the requirement of most weight, the second everything else.
    const order = async (input: RerankInput) => (await ids(input)).filter((id) => idsOf(0, 1).includes(id));
    expect(await order({})).toEqual(idsOf(0, 1));
    expect(await order({ weights: { r1: 0 } })).toEqual(idsOf(1, 0));
    expect(await order({ weights: { skills: 0, title: 0, education: 100 } })).toEqual(idsOf(1, 0));
  });

  it('gives equal scores one rank, and orders them by required ones met and upload', async () => {
    const { rank } = await open();
    for (const input of [{ weights: { skills: 0, title: 0 }, musts: ['r2'], wishes: ['r1'] }, {}]) {
      const { ranking } = await rank(input);
      const scores = ranking.map(({ score }) => score ?? -1);
      expect(new Set(scores).size).toBeLessThan(scores.length);
      const places = ranking.map((each) => [-(each.score ?? -1), -each.required_met.met, each.candidate_id] as const);
      expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1)));
      for (const { rank: place, score } of ranking) expect(place).toBe(scores.filter((each) => each > (score ?? -1)).length + 1);
    }
  });

  it('counts the musts that it was given', async () => {
    const { rank } = await open();
    const { ranking } = await rank({ musts: ['r2'], wishes: ['r1'] });
    const met = new Map(ranking.map(({ candidate_id, required_met }) => [candidate_id, required_met]));
    expect(idsOf(0, 1, 4, 5).map((id) => met.get(id))).toEqual([
      { met: 0, total: 2 },
      { met: 2, total: 2 },
      { met: 1, total: 1 },
      { met: 0, total: 0 },
    ]);
  });

  it.each<readonly [string, NonNullable<RerankInput['filters']>, readonly number[]]>([
    ['requirements that are met', { met: ['r1', 'r3'] }, [2]],
    ['requirements that are met at least partly', { shown: ['r1', 'r3'] }, [2, 4]],
    ['all required ones', { all_musts: true }, [2, 5]],
    ['duplicates', { hide_duplicates: true }, [2, 0, 4, 1, 5]],
    ['the name of the file, in any case and form', { file_name: 'zoe\u0308' }, [2]],
  ])('filters by %s and keeps the ranks', async (_, filters, expected) => {
    const { rank } = await open();
    const all = new Map((await rank()).ranking.map((each) => [each.candidate_id, each.rank]));
    const page = await rank({ filters });
    expect(page.ranking.map(({ candidate_id }) => candidate_id).toSorted()).toEqual(idsOf(...expected).toSorted());
    expect(page.matching).toBe(expected.length);
    for (const { candidate_id, rank: place } of page.ranking) expect(place).toBe(all.get(candidate_id));
  });

  it('filters by a minimum score, which no score does not reach', async () => {
    const { rank } = await open();
    const { ranking } = await rank();
    const min = ranking[1]?.score ?? 0;
    expect((await rank({ filters: { min_score: min } })).ranking).toEqual(
      ranking.filter(({ score }) => score !== null && score >= min),
    );
    expect((await rank({ filters: { min_score: 0 } })).ranking).toEqual(ranking.filter(({ score }) => score !== null));
  });

  it('is the same in pages of any size, and skips a candidate that is erased in between', async () => {
    const { rank, writable } = await open();
    const input = { weights: { r1: 1 } };
    const whole = (await rank(input)).ranking;
    const first = await rank({ ...input, limit: 2 });
    expect(first.matching).toBe(total);
    const walked = [...first.ranking];
    for (let cursor = first.next_cursor; cursor !== null; ) {
      const page = await rank({ ...input, limit: 1, cursor });
      walked.push(...page.ranking);
      cursor = page.next_cursor;
    }
    expect(walked).toEqual(whole);
    await writable.delete(whole[2]?.candidate_id ?? '');
    const rest = await rank({ ...input, limit: 10, cursor: first.next_cursor ?? '' });
    expect(rest.ranking.map(({ candidate_id }) => candidate_id)).toEqual(whole.slice(3).map(({ candidate_id }) => candidate_id));
  });

  it('refuses a cursor of another request', async () => {
    const { rank } = await open();
    const { next_cursor } = await rank({ limit: 1 });
    const other = rank({ limit: 1, weights: { r1: 9 }, cursor: next_cursor ?? '' });
    await expect(other).rejects.toMatchObject({ code: 'INVALID_REQUEST', details: { fields: [{ field: 'cursor' }] } });
    await expect(rank({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('lists only what the run has counted', async () => {
    const { rank } = await open();
    const half = { ...run, status: 'running', counted: withBit('', 1), succeeded: withBit('', 1) } as const;
    const { ranking, matching } = await rank({}, half);
    expect([ranking.map(({ candidate_id }) => candidate_id), matching]).toEqual([idsOf(1), 1]);
  });

  it('refuses a batch of which a candidate has no marks', async () => {
    const [first, ...others] = candidates;
    const { marks: _, ...unmarked } = first as CandidateRecord;
    const { rank } = await open([unmarked, ...others]);
    await expect(rank()).rejects.toMatchObject({ code: 'BATCH_OUTDATED' });
  });
};

describe('a ranking by other weights', () => {
  describeStores(suite, () => now);
});
