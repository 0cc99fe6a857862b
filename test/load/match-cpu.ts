import { defaultLimits } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { readJob } from '@winnow/jobs';
import { matchResume } from '@winnow/matching';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { loadJobs } from '../judging/load-jobs.ts';
import { readingTools } from '../support/reading-tools.ts';
import { makeWork } from './make-work.ts';
import { median } from './statistics.ts';
import { tableOf } from './table.ts';

/** Passes before what is measured: functions are fast after some hundred calls. */
const warmPasses = 2;

/** Matching does not look at the hash. */
const sha256 = '0'.repeat(64);

type Candidates = { readonly posting: string; readonly files: readonly Uint8Array[] };

type Spent = { readonly reading: number; readonly matching: number; readonly job: number };

const cpuOf = async <T>(work: () => T | Promise<T>): Promise<readonly [milliseconds: number, result: T]> => {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
};

/** CPU milliseconds for a resume and for a job. Reading and matching alternate, so that both have the same neighbours. */
const pass = async (all: readonly Candidates[]): Promise<Spent> => {
  const spent = { reading: 0, matching: 0, job: 0, files: 0 };
  for (const { posting, files } of all) {
    const [ofJob, job] = await cpuOf(() => readJob(posting));
    spent.job += ofJob;
    for (const bytes of files) {
      const [ofReading, { content, facts }] = await cpuOf(async () =>
        parseResume(await readDocument(bytes, readingTools, defaultLimits), engineMonth),
      );
      const [ofMatching] = await cpuOf(() => matchResume({ document: { ...facts, sha256 }, content, job, jobText: posting }));
      spent.reading += ofReading;
      spent.matching += ofMatching;
      spent.files += 1;
    }
  }
  return { reading: spent.reading / spent.files, matching: spent.matching / spent.files, job: spent.job / all.length };
};

/** CPU of a match, and of reading a job, against that of reading a resume, in one thread. */
export const measureMatch = async (rounds: number): Promise<string> => {
  const jobs = loadJobs('tune');
  const files = (await makeWork()).map(({ bytes }) => bytes);
  const sets: readonly (readonly [name: string, all: readonly Candidates[]])[] = [
    ['files of the bench', jobs.filter(({ id }) => id.startsWith('en-')).map(({ posting }) => ({ posting, files }))],
    ['texts in 24 languages', jobs.map(({ posting, resumes }) => ({ posting, files: [...resumes.values()] }))],
  ];
  const rows: (readonly string[])[] = [];
  for (const [name, all] of sets) {
    for (let round = 0; round < warmPasses; round += 1) await pass(all);
    const found: Spent[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await pass(all));
    const of = (value: (spent: Spent) => number): string => median(found.map(value)).toFixed(2);
    const against = (value: (spent: Spent) => number): string => `${of((spent) => value(spent) / spent.reading)} ×`;
    rows.push([
      name,
      of(({ reading }) => reading),
      of(({ matching }) => matching),
      against(({ matching }) => matching),
      of(({ job }) => job),
      against(({ job }) => job),
    ]);
  }
  return tableOf(['CPU ms each', 'read', 'match', 'of reading', 'read a job', 'of reading'], rows);
};
