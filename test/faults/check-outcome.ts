import type { BatchBody } from '@winnow/contracts';
import { rankingWithoutIds } from '../support/mixed-work.ts';
import type { WebhookReceiver } from '../support/webhook-receiver.ts';
import type { Customer } from './create-customer.ts';
import { deliveriesOf, rankingOf } from './follow-batch.ts';
import { countsOf, makesJob } from './sample-work.ts';
import type { Fleet } from './start-fleet.ts';
import { nameOf, type Tracked } from './track-operations.ts';
import type { UndisturbedRun } from './undisturbed-run.ts';

export type Outcome = {
  /** Accepted, but not done, or done with a result that an undisturbed run does not give. */
  readonly lost: readonly string[];
  /** Done more than once: a second record, job, count or delivery. */
  readonly doubled: readonly string[];
  /** Neither, but not as it should be. */
  readonly wrong: readonly string[];
};

/** What was done, as the customer knows it. */
export type Done = {
  readonly customer: Customer;
  readonly operations: readonly Tracked[];
  readonly batch: BatchBody | undefined;
  readonly smallBatches: readonly string[];
};

const lagMs = 20_000;
const deliveryMs = 30_000;

/** Where two results begin to differ. */
const difference = (found: string, expected: string): string => {
  const at = [...found].findIndex((letter, index) => letter !== expected[index]);
  return at <= 0 ? '' : ` … ${found.slice(at - 20, at + 60)} instead of ${expected.slice(at - 20, at + 60)}`;
};

const checkOperations = async ({ operations }: Done, undisturbed: UndisturbedRun): Promise<readonly string[]> => {
  const expected = await undisturbed.results(Math.max(-1, ...operations.map(({ number }) => number)) + 1);
  return operations
    .filter(({ number, result }) => result !== expected.get(number))
    .map((each) => `operation ${nameOf(each)}${difference(each.result ?? '', expected.get(each.number) ?? '')}`);
};

const checkBatch = async ({ customer, batch }: Done, undisturbed: UndisturbedRun): Promise<readonly string[]> => {
  if (batch === undefined) return ['the batch has not ended'];
  const { total, success, failed } = countsOf(undisturbed.batchSize);
  const counts = batch.total_candidates === total && batch.success === success && batch.failed === failed;
  const ranking = JSON.stringify(rankingWithoutIds(await rankingOf(customer.client, batch.batch_id)));
  return [
    ...(counts ? [] : [`the batch counts ${batch.success} + ${batch.failed} of ${batch.total_candidates}`]),
    ...(ranking === undisturbed.ranking ? [] : ['the ranking is not that of an undisturbed run']),
  ];
};

/** What happened to the one event of a batch. */
const checkEvent = async (customer: Customer, id: string, receiver: WebhookReceiver): Promise<Outcome> => {
  const until = Date.now() + deliveryMs;
  let states = await deliveriesOf(customer.client, id);
  while (states.join() !== 'delivered' && states.length < 2 && Date.now() < until)
    states = await deliveriesOf(customer.client, id);
  const ids = receiver.received
    .filter(({ signed, raw }) => signed && JSON.parse(raw.toString()).batch_id === id)
    .map(({ headers }) => headers['webhook-id']);
  return {
    lost: ids.length === 0 || states.length === 0 ? [`the event of ${id} (${states.join() || 'no delivery'})`] : [],
    doubled: states.length > 1 || new Set(ids).size > 1 ? [`the event of ${id}: ${states.length} deliveries`] : [],
    wrong: states.every((state) => state === 'delivered') ? [] : [`the delivery of ${id} is ${states.join()}`],
  };
};

const duplicates = (what: string, found: number, max: number): readonly string[] =>
  found > max ? [`${found} ${what} instead of ${max}`] : [];

/** What is stored of the account, once everything is done and, in standalone mode, the process has stopped. */
const checkStore = async (
  { store }: Fleet,
  { customer, operations, batch, smallBatches }: Done,
  batchSize: number,
): Promise<Outcome> => {
  const of = (collection: string) => store.documents(collection, customer.accountId);
  const [records, jobs, counted, runs] = await Promise.all([of('operations'), of('jobs'), of('candidates'), of('runs')]);
  const ids = new Set(operations.flatMap(({ id }) => id ?? []));
  const running = records.filter(({ status }) => status === 'running').length;
  // `parse-job` and `score-match` name a job by its text; one more is the text of the questions, one the shared job.
  const texts = operations.filter(({ number }) => makesJob(number)).length;
  // The shared job was an operation, too.
  const asked = operations.length + 1;
  const batches = smallBatches.length + (batch === undefined ? 0 : 1);
  const lag = Object.entries(await store.lag(lagMs)).map(([group, count]) => `${count} records of ${group} are not done`);
  const dead = await store.deadLetters();
  return {
    lost: [],
    doubled: [
      ...duplicates('operations', records.length, asked),
      ...duplicates('jobs', jobs.length, texts + 2),
      ...duplicates('candidates', counted.length, batchSize + smallBatches.length),
      ...duplicates('runs', runs.length, batches),
    ],
    wrong: [
      ...lag,
      ...(dead > 0 ? [`${dead} dead letters`] : []),
      ...(running > 0 ? [`${running} operations are stored as running`] : []),
      ...(records.length < ids.size ? [`${ids.size - records.length} operations have no record`] : []),
    ],
  };
};

/** Holds what was done against an undisturbed run and against itself, from outside by HTTP and from inside by the stores. */
export const checkOutcome = async (
  fleet: Fleet,
  done: Done,
  undisturbed: UndisturbedRun,
  receiver: WebhookReceiver,
): Promise<Outcome> => {
  const lost = [...(await checkOperations(done, undisturbed)), ...(await checkBatch(done, undisturbed))];
  const events: Outcome[] = [];
  for (const id of [...done.smallBatches, ...(done.batch === undefined ? [] : [done.batch.batch_id])])
    events.push(await checkEvent(done.customer, id, receiver));
  if (fleet.mode === 'standalone') await fleet.one('standalone').end('SIGTERM');
  const stored = await checkStore(fleet, done, undisturbed.batchSize);
  const all = [...events, stored];
  return {
    lost: [...lost, ...all.flatMap((each) => each.lost)],
    doubled: all.flatMap((each) => each.doubled),
    wrong: all.flatMap((each) => each.wrong),
  };
};
