import { env } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { BatchBody } from '@winnow/contracts';
import type { WebhookReceiver } from '../support/webhook-receiver.ts';
import { checkOutcome } from './check-outcome.ts';
import { createCustomer, sendEventsTo } from './create-customer.ts';
import type { Fault, Scene } from './fault.ts';
import { followBatch } from './follow-batch.ts';
import { longestSilence, longestWait } from './measure-progress.ts';
import { type Load, offerLoad, startBatch } from './offer-load.ts';
import { batchArchive } from './sample-work.ts';
import { type OperationTracker, trackOperations } from './track-operations.ts';
import type { UndisturbedRun } from './undisturbed-run.ts';

/** What a row of the table says. */
export type Result = {
  readonly fault: Fault;
  readonly accepted: number;
  readonly unfinished: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
  /** Seconds of the longest silence from the fault on, of operations and of candidates. */
  readonly progress: { readonly operations: number; readonly candidates: number };
  /** Seconds that the slowest operation took, from the fault or its later acceptance on. */
  readonly slowest: number;
  readonly refusals: { readonly [answer: string]: number };
  /** It could not be run to its end. */
  readonly broken: boolean;
};

/** The row of a fault that could not be run to its end. */
export const failedResult = (fault: Fault, error: Error): Result => ({
  fault,
  accepted: 0,
  unfinished: 0,
  lost: [],
  doubled: [],
  wrong: [error.message],
  progress: { operations: 0, candidates: 0 },
  slowest: 0,
  refusals: {},
  broken: true,
});

export type Ground = Pick<Scene, 'fleet' | 'servers' | 'brokers' | 'disk'> & {
  readonly undisturbed: UndisturbedRun;
  readonly receiver: WebhookReceiver;
  readonly say: (line: string) => void;
};

const calmMs = 1_500;
const mustBeUnfinished = 20;
/** Operations offered at once before the fault: twice as many once all are answered, until enough of them are taken and not done. */
const firstBurst = 40;
const largestBurst = 640;
/** The batch is in its middle once this share of its candidates is counted. */
const middle = 1 / 8;
const afterMs = 8_000;
const patienceMs = 90_000;

/** What a process says when a person must act. */
const alarmsOf = (lines: readonly string[]): readonly string[] => lines.filter((line) => /"level":[56]0/.test(line));

/** Offers work faster than it can be done; answers how many operations are unfinished then. */
const buildBacklog = async (load: Load, tracker: OperationTracker): Promise<number> => {
  for (let burst = firstBurst; burst <= largestBurst; burst *= 2) {
    let answered = false;
    const answers = load.burst(burst).then(() => {
      answered = true;
    });
    while (!answered) {
      await delay(50);
      const unfinished = await tracker.countOpen();
      if (unfinished >= mustBeUnfinished) return unfinished;
    }
    await answers;
  }
  throw new Error('Too few operations were unfinished: the work is too light for this machine.');
};

/** One fault under load: work is offered, the fault comes while much of it is unfinished, and afterwards everything is held against an undisturbed run. */
export const runFault = async (fault: Fault, ground: Ground): Promise<Result> => {
  const { fleet, undisturbed, receiver, say } = ground;
  const customer = await createCustomer(fleet, fault.name);
  const { client, jobId } = customer;
  env.SVC_WEBHOOK_SECRET = await sendEventsTo(customer, receiver.url);
  const tracker = trackOperations(client, fleet.store);
  const ended = (): number => tracker.all.filter(({ endedAt }) => endedAt !== undefined).length;
  const scene: Scene = { ...ground, wait: delay, ended };
  await fault.prepare?.(scene);
  const alarmsBefore = new Set(alarmsOf(fleet.lines()));

  const load = offerLoad(client, tracker, jobId);
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(tracker.stop);
  cleanup.defer(() => load.stop().catch(() => undefined));
  await delay(calmMs);
  const batchId = await startBatch(client, jobId, await batchArchive(undisturbed.batchSize));
  say(`${fault.name}: the batch is taken`);
  const followed = followBatch(client, batchId);
  cleanup.defer(followed.stop);
  const counted = (): number => (followed.now()?.success ?? 0) + (followed.now()?.failed ?? 0);
  for (const until = Date.now() + patienceMs; counted() < undisturbed.batchSize * middle; await delay(20))
    if (Date.now() > until) throw new Error(`The batch has not come to its middle: ${counted()} are counted.`);
  const unfinished = await buildBacklog(load, tracker);
  const from = performance.now();
  say(`  the fault, with ${unfinished} operations and ${followed.now()?.pending} candidates unfinished`);
  await fault.inject(scene);
  say(`  healed after ${((performance.now() - from) / 1000).toFixed(1)} s`);
  await delay(afterMs);
  const to = performance.now();
  await load.stop();
  await tracker.settled(patienceMs);
  const late: string[] = [];
  const batch = await followed.ended(patienceMs).catch((error: Error): BatchBody | undefined => {
    late.push(error.message);
    return undefined;
  });
  say('  work done');

  const outcome = await checkOutcome(
    fleet,
    { customer, operations: tracker.all, batch, smallBatches: [...load.smallBatches.keys()] },
    undisturbed,
    receiver,
  );
  await fault.restore?.(scene);
  const { '500': internal = 0 } = client.refusals();
  const ends = tracker.all.flatMap(({ endedAt }) => endedAt ?? []);
  return {
    fault,
    accepted: tracker.all.length,
    unfinished,
    lost: [...outcome.lost, ...late],
    doubled: outcome.doubled,
    wrong: [
      ...outcome.wrong,
      ...(internal > 0 ? [`${internal} answers 500`] : []),
      ...alarmsOf(fleet.lines()).filter((line) => !alarmsBefore.has(line)),
    ],
    progress: {
      operations: longestSilence(ends, { from, to }),
      candidates: longestSilence(followed.grewAt, { from, to: followed.grewAt.at(-1) ?? to }),
    },
    slowest: longestWait(tracker.all, from),
    refusals: client.refusals(),
    broken: false,
  };
};
