import { setTimeout as delay } from 'node:timers/promises';
import { operationBody, type Ranking } from '@winnow/contracts';
import { post, type Upload, untilDone } from './call.ts';
import type { Deployment } from './deployment.ts';
import { jobText } from './job-texts.ts';
import { makeSample, renderPdf, renderText } from './make-resume.ts';

export type SentOperation = { readonly number: number; readonly id: string };

const kinds = ['score-ats', 'parse', 'score-match-parsed', 'parse-job'] as const;

/** A resume of its own for every number: text, or a PDF of as many pages. */
export const mixedFile = async (number: number, pages: number): Promise<Upload> => {
  const sample = makeSample(number);
  return number % 2 === 0
    ? { name: `resume-${number}.txt`, bytes: renderText(sample) }
    : { name: `resume-${number}.pdf`, bytes: await renderPdf(sample, pages) };
};

/** Sends until a gateway takes it: one that is away refuses or breaks, and then nothing was accepted. */
const submitOne = async (deployment: Deployment, jobId: string, number: number): Promise<SentOperation> => {
  const kind = kinds[number % kinds.length] ?? 'parse';
  const headers = { Prefer: 'respond-async' };
  const options =
    kind === 'parse-job'
      ? { headers, fields: { job_description: jobText(number) } }
      : { headers, file: await mixedFile(number, 3), ...(kind === 'score-match-parsed' ? { fields: { job_id: jobId } } : {}) };
  for (let turn = number; ; turn += 1) {
    const addresses = deployment.addresses();
    try {
      const answer = await post(`${addresses[turn % addresses.length]}/v1/${kind}`, options);
      if (answer.status === 202) return { number, id: operationBody.parse(answer.body).id };
      if (answer.status !== 503) throw new Error(`${kind} was answered with ${answer.status}.`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await delay(50);
  }
};

/** Sends operations of every kind, the numbers from `from` on, several at a time; each is added to `sent` once it was accepted. */
export const submitOperations = async (
  deployment: Deployment,
  jobId: string,
  { from, count }: { readonly from: number; readonly count: number },
  sent: SentOperation[],
): Promise<void> => {
  let next = from;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (next < from + count) {
        const number = next;
        next += 1;
        sent.push(await submitOne(deployment, jobId, number));
      }
    }),
  );
};

/** Ids, times and what was there before: another deployment has others. */
const ownFields = new Set(['request_id', 'job_id', 'cached', 'existing', 'created_at', 'updated_at']);

const withoutOwn = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !ownFields.has(field)));

/** The results by number, as any deployment would give them. Throws for an operation that is not done in time, or has failed. */
export const resultsOf = async (
  deployment: Deployment,
  sent: readonly SentOperation[],
): Promise<ReadonlyMap<number, Record<string, unknown>>> => {
  const results = new Map<number, Record<string, unknown>>();
  for (const { number, id } of sent) {
    const { status, result, error } = operationBody.parse((await untilDone(deployment.addresses, id)).body);
    if (status !== 'succeeded' || result === undefined)
      throw new Error(`Operation ${number} has ${status}: ${error?.detail.error}.`);
    results.set(number, withoutOwn(result));
  }
  return results;
};

/** Operations whose end the gateways of now have recorded. */
export const countEnds = async (deployment: Deployment): Promise<number> => {
  const counts = await Promise.all(
    deployment.metricsAddresses().map(async (address) => {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      return Number(/winnow_message_seconds_count\{topic="operation.done",outcome="done"\} (\d+)/.exec(metrics)?.[1] ?? 0);
    }),
  );
  return counts.reduce((sum, each) => sum + each, 0);
};

/** A ranking as any deployment would give it for the same files: candidates by the names of their files. */
export const rankingWithoutIds = ({ ranking, failures, status, total_candidates, success, failed }: Ranking) => {
  const names = new Map(ranking.map(({ candidate_id, file_name }) => [candidate_id, file_name]));
  return {
    status,
    total_candidates,
    success,
    failed,
    ranking: ranking.map(({ candidate_id: _, duplicate_of, ...rest }) => ({
      ...rest,
      duplicate_of: duplicate_of === null ? null : names.get(duplicate_of),
    })),
    failures: failures.map(({ candidate_id: _, ...rest }) => rest),
  };
};
