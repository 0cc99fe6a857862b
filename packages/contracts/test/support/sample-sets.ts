import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { z } from 'zod';
import { messages } from '../../src/index.ts';
import {
  accountRecord,
  auditRecord,
  endedSessionRecord,
  endpointRecord,
  keyRecord,
  membersRecord,
  seatHintRecord,
  usageRecord,
} from '../../src/records/account-records.ts';
import { batchEntryRecord, batchRecord, batchRunRecord, candidateRecord } from '../../src/records/batch-records.ts';
import { breakerRecord } from '../../src/records/breaker-record.ts';
import type { collections } from '../../src/records/collections.ts';
import { deliveryRecord } from '../../src/records/delivery-record.ts';
import { erasureRecord } from '../../src/records/erasure-record.ts';
import { jobReadingRecord, jobRecord } from '../../src/records/job-records.ts';
import {
  idempotencyRecord,
  matchRecord,
  operationRecord,
  questionRecord,
  resumeRecord,
  scoreRecord,
  uploadRecord,
  vectorsRecord,
} from '../../src/records/records.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { samplesOf } from './sample-of.ts';

/** The schema of what each collection holds. */
export const recordSchemas: { readonly [name in keyof typeof collections]: z.ZodType } = {
  accounts: accountRecord,
  keys: keyRecord,
  members: membersRecord,
  seatHints: seatHintRecord,
  endpoints: endpointRecord,
  audit: auditRecord,
  usage: usageRecord,
  operations: operationRecord,
  idempotency: idempotencyRecord,
  uploads: uploadRecord,
  erasures: erasureRecord,
  replays: replayRecord,
  batches: batchRecord,
  entries: batchEntryRecord,
  resumes: resumeRecord,
  scores: scoreRecord,
  matches: matchRecord,
  vectors: vectorsRecord,
  jobs: jobRecord,
  jobReadings: jobReadingRecord,
  questions: questionRecord,
  runs: batchRunRecord,
  candidates: candidateRecord,
  deliveries: deliveryRecord,
  breakers: breakerRecord,
  endedSessions: endedSessionRecord,
};

/** The samples of today's schemas, by the name of their file: one of every branch of every schema. */
export const createSamples = (): ReadonlyMap<string, readonly unknown[]> =>
  new Map([
    ...messages.map(({ type, version, schema }) => [`message.${type}.v${version}.jsonl`, samplesOf(schema)] as const),
    ...Object.entries(recordSchemas).map(([name, schema]) => [`record.${name}.jsonl`, samplesOf(schema)] as const),
  ]);

/** One value a line, so that a change shows where it is. */
export const linesOf = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** A folder a release, named for its engine version and never written again, and `next`, which becomes that of the next release. */
export const samplesFolder = new URL('../samples/', import.meta.url);

/** Writes the samples of today's schemas. */
export const writeSamples = async (name = 'next'): Promise<void> => {
  const folder = new URL(`${name}/`, samplesFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, values] of createSamples()) await writeFile(new URL(name, folder), linesOf(values));
};
