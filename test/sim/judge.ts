import { isEnded, never } from '@winnow/batches';
import {
  type BatchRunRecord,
  batchCancel,
  batchCompleted,
  batchStart,
  candidateDone,
  collections,
  type DeliveryRecord,
  deliveryId,
  type Lane,
  resumeRead,
  topicOf,
  webhookSend,
} from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { Receipt } from './endpoints.ts';
import type { Plan } from './plan.ts';
import { candidateIdOf } from './scenario.ts';
import { type Surroundings, schedule } from './simulated-process.ts';
import { payloadOf } from './watch-writes.ts';

type World = Pick<Surroundings, 'plan' | 'log' | 'store'> & { readonly receipts: readonly Receipt[] };

const consumed: readonly (readonly [definition: { readonly type: string }, lane: Lane, group: string])[] = [
  [resumeRead, 'bulk', 'parser'],
  [batchStart, 'live', 'batch-coordinator'],
  [batchCancel, 'live', 'batch-coordinator'],
  [candidateDone, 'bulk', 'batch-coordinator'],
  [batchCompleted, 'live', 'webhook-dispatcher'],
  [webhookSend, 'live', 'webhook-dispatcher'],
];

const endpointOf = ({ accounts }: Plan, accountId: string) => accounts.find(({ id }) => id === accountId)?.endpoint;

/** What is still to be done; nothing once all that was begun has come to its end. */
export const unfinished = ({ plan, log, store }: World): readonly string[] => {
  const ofBatches = plan.batches.flatMap(({ id, accountId }) => {
    const run = store.get<BatchRunRecord>(collections.runs.name, id);
    if (run === undefined) return [`${id} has no run`];
    if (!isEnded(run)) return [`${id} runs, with ${run.success} + ${run.failed} of ${run.total}`];
    if (run.due_at !== never) return [`the end of ${id} is not noted as followed`];
    if (endpointOf(plan, accountId) === undefined) return [];
    const delivery = store.get<DeliveryRecord>(collections.deliveries.name, deliveryId(id));
    if (delivery === undefined) return [`${id} has no delivery`];
    return delivery.state === 'pending' ? [`${delivery.id} is pending after ${delivery.tries} tries`] : [];
  });
  const ofTopics = consumed.flatMap(([definition, lane, group]) => {
    const topic = topicOf(definition, lane);
    const lag = log.lag(topic, group);
    return lag === 0 ? [] : [`${group} has ${lag} records of ${topic} before it`];
  });
  return [...ofBatches, ...ofTopics];
};

/** Timers that nobody heeds: what should have happened at least `patienceMs` before `now`. */
export const overdue = ({ store }: World, now: number, patienceMs: number): readonly string[] => {
  const due = isoTime(now - patienceMs);
  const runs = store.all<BatchRunRecord>(collections.runs.name).filter((run) => run.due_at < due);
  const deliveries = store
    .all<DeliveryRecord>(collections.deliveries.name)
    .filter(({ state, next_attempt_at }) => state === 'pending' && next_attempt_at !== null && next_attempt_at < due);
  return [
    ...runs.map(({ id, status, due_at }) => `${id}, ${status}, is due since ${due_at}`),
    ...deliveries.map(({ id, next_attempt_at }) => `${id} is due since ${next_attempt_at}`),
  ];
};

const judgeDelivery = ({ plan, receipts }: World, delivery: DeliveryRecord, run: BatchRunRecord): readonly string[] => {
  const { id, state, attempts, tries } = delivery;
  const received = receipts.filter(({ deliveryId: each }) => each === id);
  const facts = JSON.stringify(payloadOf(run));
  // Its endpoint failed others until its time was over.
  const isHeldOut = attempts.at(-1)?.error === 'breaker_open';
  const isGone = attempts.some(({ error }) => error === 'gone');
  const enabled = endpointOf(plan, run.account_id)?.enabled === true;
  return [
    ...(received.some((receipt) => JSON.stringify(receipt.facts) !== facts) ? [`${id} told its endpoint different things`] : []),
    ...(state === 'delivered' && !received.some(({ accepted }) => accepted) ? [`${id} is delivered and nobody took it`] : []),
    ...(state === 'delivered' && !attempts.some(({ error }) => error === null) ? [`${id} is delivered without an attempt`] : []),
    ...(state === 'failed' && tries < schedule.length && !isGone && !isHeldOut
      ? [`${id} was given up after ${tries} tries`]
      : []),
    ...(tries > schedule.length ? [`${id} was tried ${tries} times`] : []),
    ...((state === 'skipped') === enabled ? [`${id} is ${state} although its endpoint is ${enabled ? 'on' : 'off'}`] : []),
  ];
};

/** Dead letters that had to be none: no fault of a process or a backend is one of the message. */
const deadLetters = ({ plan, log }: World): readonly string[] => {
  const mayDie = plan.batches.flatMap((batch) =>
    batch.candidates.flatMap(({ fate }, ordinal) =>
      fate === 'kills' ? [`${resumeRead.type}:${candidateIdOf(batch, ordinal)}`] : [],
    ),
  );
  return log
    .topics()
    .filter((topic) => topic.endsWith('.dead'))
    .flatMap((topic) => log.records(topic).map(({ headers }) => headers.ce_id ?? 'a record without an id'))
    .filter((id) => !mayDie.includes(id))
    .map((id) => `${id} is a dead letter`);
};

/** What is wrong once everything has come to its end. */
export const judge = (world: World): readonly string[] => {
  const { plan, store } = world;
  const deliveries = store.all<DeliveryRecord>(collections.deliveries.name);
  const expected = plan.batches.filter(({ accountId }) => endpointOf(plan, accountId) !== undefined);
  return [
    ...unfinished(world),
    ...deadLetters(world),
    ...(deliveries.length === expected.length ? [] : [`${deliveries.length} deliveries for ${expected.length} batches`]),
    ...(store.all(collections.runs.name).length === plan.batches.length ? [] : ['there is a run of no batch']),
    ...deliveries.flatMap((delivery) => {
      const run = store.get<BatchRunRecord>(collections.runs.name, delivery.batch_id ?? '');
      return run === undefined ? [`${delivery.id} has no run`] : judgeDelivery(world, delivery, run);
    }),
  ];
};
