import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asIf, packMarks, rankKey, withBit } from '@winnow/batches';
import {
  type BatchRecord,
  type BatchRunRecord,
  type CandidateRecord,
  candidateId,
  type JobReading,
  type RequirementStatus,
} from '@winnow/contracts';
import { openEmbeddedStore, openSqlite } from '@winnow/embedded';
import { completeJob } from '@winnow/jobs';
import { scoreOf, scoreTermsOf } from '@winnow/matching/score-of';
import type { Collection, Store } from '@winnow/ports';
import { readRanking } from '../../services/gateway/src/batches/read-ranking.ts';
import { rerankBatch } from '../../services/gateway/src/batches/rerank-batch.ts';
import { openGatewayStore } from '../../services/gateway/src/store.ts';
import { jobOfBench } from './job-of-bench.ts';
import { median } from './statistics.ts';
import { ratio, tableOf } from './table.ts';

const total = 10_000;
const insertedAtOnce = 200;
/** Three of them are warm-up. */
const extraRounds = 3;

/** As many requirements as a long posting has. */
const job: JobReading = completeJob({
  ...jobOfBench,
  requirements: [
    ...jobOfBench.requirements,
    ...Array.from({ length: 15 }, (_, index) => ({
      text: `Skill number ${index}`,
      kind: 'skill' as const,
      canonical: `skill ${index}`,
    })),
  ],
});

const terms = scoreTermsOf(job.requirements);
const statuses: readonly RequirementStatus[] = ['met', 'partly_met', 'not_shown', 'not_assessable', 'not_shown'];
const creditOf = { met: 100, partly_met: 50, not_shown: 0, not_assessable: null } as const;

/** Differs from candidate to candidate, and is the same in every run. */
const statusOf = (ordinal: number, term: number): RequirementStatus =>
  statuses[(Math.imul(ordinal + 1, 2_654_435_761 + 40_503 * term) >>> 16) % statuses.length] ?? 'met';

const candidateOf = (ordinal: number): CandidateRecord => {
  const shown = terms.map((_, term) => statusOf(ordinal, term));
  const credits = shown.map((status) => creditOf[status]);
  const { score, required_met } = scoreOf(terms, credits, job.weights);
  const named = (wanted: readonly RequirementStatus[]): readonly string[] =>
    job.requirements.flatMap(({ text }, index) => (wanted.includes(shown[index] ?? 'met') ? [text] : []));
  return {
    id: candidateId('int_0123456789', ordinal),
    account_id: 'acc_bench',
    batch_id: 'batch_bench',
    ordinal,
    sha256: String(ordinal).padStart(64, 'a'),
    file_name: `applications/person-number-${ordinal}.pdf`,
    rank_key: rankKey({ score, ...required_met, ordinal }),
    sequence: ordinal + 1,
    match_id: `acc_bench:${String(ordinal).padStart(64, 'a')}:2026.11.1:${'b'.repeat(32)}`,
    score,
    required_met,
    marks: packMarks({ statuses: shown.slice(0, job.requirements.length), credits }),
    matched: named(['met']),
    missing: named(['not_shown']),
    duplicate_of: null,
    error: null,
    expires_at: '9999-12-31T23:59:59.999Z',
  };
};

const everyOne = Array.from({ length: total }, (_, ordinal) => ordinal).reduce(withBit, '');

const run = {
  ...{ id: 'batch_bench', account_id: 'acc_bench', status: 'completed', total, success: total, failed: 0, ended_by: 'count' },
  ...{ counted: everyOne, succeeded: everyOne },
} as BatchRunRecord;

const batch = { id: run.id } as BatchRecord;
const input = {
  weights: { skills: 80, title: 0, r3: 9 },
  musts: ['r4'],
  filters: { hide_duplicates: true, file_name: 'person' },
};

type Reading = readonly [name: string, read: () => Promise<unknown>];

type Spent = { readonly elapsed: number; readonly cpu: number };

/** Milliseconds of each, round by round in turn, so that the noise of the machine meets all. */
const measure = async (readings: readonly Reading[], rounds: number): Promise<readonly (readonly Spent[])[]> => {
  const spent: Spent[][] = readings.map(() => []);
  for (let round = 0; round < rounds + extraRounds; round += 1)
    for (const [index, [, read]] of readings.entries()) {
      const [from, before] = [performance.now(), process.cpuUsage()];
      await read();
      const { user, system } = process.cpuUsage(before);
      if (round >= extraRounds) spent[index]?.push({ elapsed: performance.now() - from, cpu: (user + system) / 1000 });
    }
  return spent;
};

const measureStore = async (backing: Store, rounds: number): Promise<string> => {
  const store = await openGatewayStore(backing);
  const writable = store.candidates as unknown as Collection<CandidateRecord>;
  for (let first = 0; first < total; first += insertedAtOnce)
    await Promise.all(Array.from({ length: insertedAtOnce }, (_, index) => writable.insert(candidateOf(first + index))));
  const readings: readonly Reading[] = [
    [
      'GET, all pages of 200',
      async () => {
        let cursor: string | undefined;
        do cursor = (await readRanking(store, batch, run, 200, cursor)).next ?? undefined;
        while (cursor !== undefined);
      },
    ],
    ['GET, a page of 50', () => readRanking(store, batch, run, 50, undefined)],
    ['POST with other weights, a page of 50', () => rerankBatch(store, run, asIf(job, input), input)],
  ];
  const spent = await measure(readings, rounds);
  const elapsedOf = (index: number): readonly number[] => (spent[index] ?? []).map(({ elapsed }) => elapsed);
  // Of one round: the machine was as busy with others for both.
  const againstFirst = (index: number): number =>
    median(elapsedOf(index).map((elapsed, round) => elapsed / (spent[0]?.[round]?.elapsed ?? elapsed)));
  return tableOf(
    [`${total} candidates, ${terms.length} terms`, 'median ms', 'longest ms', 'ratio', 'CPU ms'],
    readings.map(([name], index) => [
      name,
      median(elapsedOf(index)).toFixed(1),
      Math.max(...elapsedOf(index)).toFixed(1),
      ratio(againstFirst(index), 1),
      median((spent[index] ?? []).map(({ cpu }) => cpu)).toFixed(1),
    ]),
  );
};

/** The ranking of a full batch by other weights, against reading its ranking, both without HTTP. */
export const measureRerank = async (rounds: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-rerank-'));
  const client = await openSqlite(folder);
  const now = (): number => Date.now();
  const tables = [`SQLite:\n\n${await measureStore(openEmbeddedStore(client, { now }), rounds)}`];
  await client.close();
  await rm(folder, { recursive: true, force: true });
  const { MONGODB_URI: uri } = process.env;
  if (uri) {
    const { openMongo } = await import('@winnow/mongo');
    const mongo = await openMongo(uri, { database: `winnow_rerank_${process.pid}` });
    tables.push(`MongoDB:\n\n${await measureStore(mongo.store({ now }), rounds)}`);
    await mongo.drop();
    await mongo.close();
  }
  return tables.join('\n\n');
};
