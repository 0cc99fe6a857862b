import { createBatchCoordinatorService } from '@winnow/batch-coordinator-service';
import { createBus } from '@winnow/bus';
import {
  type CandidateOrigin,
  collections,
  engineVersion,
  type MatchRecord,
  matchId,
  messages,
  noDocument,
  resumeRead,
  type Task,
} from '@winnow/contracts';
import { continueTask, failDeadTask, failTask } from '@winnow/handlers';
import { isoTime } from '@winnow/kernel';
import { type Collection, type Handler, untraced } from '@winnow/ports';
import { createConsumerService, type Logger, type Service } from '@winnow/runtime';
import { createWebhookDispatcherService } from '@winnow/webhook-dispatcher-service';
import { type Endpoints, endpointAddress } from './endpoints.ts';
import type { Life } from './life.ts';
import type { Network } from './network.ts';
import type { Parts, Plant, Role } from './parts.ts';
import type { CandidatePlan, Plan } from './plan.ts';
import type { LogBackend } from './sim-log.ts';
import type { StoreBackend } from './sim-store.ts';
import type { World } from './world.ts';

export const day = 86_400_000;
/** What the signing secrets of the simulated accounts are sealed with. */
export const secretKey = Buffer.alloc(32, 7);
/** Waits before each try of a webhook. */
export const schedule = [0, 1_000, 3_000, 8_000] as const;
/** Short, as its failures are few: breakers are to open and close within a run. */
const breakerWaits = [2_000, 5_000] as const;

export type Surroundings = {
  readonly world: World;
  readonly network: Network;
  readonly log: LogBackend;
  readonly store: StoreBackend;
  readonly endpoints: Endpoints;
  readonly plan: Plan;
  readonly candidate: (origin: CandidateOrigin) => CandidatePlan | undefined;
  readonly plant: Plant | undefined;
};

const silent = (): void => {};
const batchMetrics = { batches: { running: silent, candidate: silent, ended: silent } };
const silentLogger = { debug: silent, info: silent, warn: silent, error: silent } as unknown as Logger;

/** Bus and store as one life of a process sees them: the bus is the product's own, over the simulated log. */
export const openParts = async (life: Life, role: Role, around: Surroundings): Promise<Parts> => {
  const { world, network, plant } = around;
  const log = around.log.open(life, network);
  const bus = await createBus({
    log: plant?.log?.(log) ?? log,
    messages,
    source: `/winnow/${role}/${engineVersion}`,
    timers: life.timers,
    random: world.random.next,
    tracing: untraced,
    observer: {
      subscribed: silent,
      published: silent,
      handled: (topic, outcome) => world.note(`${life.name} handled ${topic}: ${outcome}`),
      retried: silent,
      dead: ({ topic, partition, offset, error }) =>
        world.note(`${life.name} buried ${topic}/${partition} ${offset}: ${String(error)}`),
      held: silent,
      released: silent,
      fault: silent,
    },
  });
  const parts = { bus, store: around.store.open(life, network) };
  return plant?.parts?.(parts, role) ?? parts;
};

const matchOf = ({ account_id, sha256, engine_version, job }: Task, now: number): MatchRecord => {
  const digest = job?.kind === 'known' ? job.digest : '';
  return {
    id: matchId({ account_id, sha256, engine_version }, { digest }),
    account_id,
    sha256,
    engine_version,
    job_id: job?.kind === 'known' ? job.job_id : '',
    assessment: {
      score: 50,
      reason: null,
      band: 'good',
      weights_applied: { skills: 100, experience: 0, education: 0, languages: 0, title: 0 },
      categories: [],
      requirements: [],
      matched: [],
      missing: [],
      extra: [],
      flags: [],
      document: noDocument,
    },
    expires_at: isoTime(now + 30 * day),
  };
};

/** Stands for parser and scoring at once: takes its time, stores a match, and tells the end of the task as they do. */
const work =
  (life: Life, matches: Collection<MatchRecord>, { world, candidate }: Surroundings): Handler<Task> =>
  async ({ payload: task }, { publish }) => {
    const plan = task.origin.kind === 'candidate' ? candidate(task.origin) : undefined;
    if (plan === undefined || plan.fate === 'lost') return;
    await life.timers.sleep(plan.workMs * world.random.between(0.5, 1));
    if (plan.fate === 'kills') {
      world.note(`${life.name} is killed by what it works on`);
      life.end();
      return;
    }
    const succeeds = plan.fate === 'matched' || (plan.fate === 'fickle' && world.random.chance(0.5));
    if (succeeds) await matches.insert(matchOf(task, world.now()));
    const tell = (): Promise<void> =>
      succeeds
        ? continueTask(publish, task, 'match.score')
        : failTask(publish, task, { code: 'UNREADABLE_FILE', message: 'The simulated file cannot be read.' });
    await tell();
    if (!plan.twice) return;
    await life.timers.sleep(world.random.between(0, 2_000));
    await tell();
  };

/** The service of one life of a process, assembled as the product assembles it. */
export const openService = async (life: Life, role: Role, around: Surroundings): Promise<Service & { readonly parts: Parts }> => {
  const { world, network, endpoints, plan } = around;
  const parts = await openParts(life, role, around);
  const common = {
    ...parts,
    now: world.now,
    timers: life.timers,
    random: world.random.next,
    logger: silentLogger,
    tracing: untraced,
  };
  const services: { readonly [R in Exclude<Role, 'gateway'>]: () => Service } = {
    coordinator: () =>
      createBatchCoordinatorService({ ...common, metrics: batchMetrics }, { batchWindow: plan.window, minBatchWindow: 1 }),
    dispatcher: () =>
      createWebhookDispatcherService(
        {
          ...common,
          secretKeys: async () => [secretKey],
          config: { resultTtlMs: 30 * day },
          metrics: { breaker: silent, breakersOpen: silent, webhooks: { attempt: silent, ended: silent, overdue: silent } },
        },
        { webhookAllow: [`${endpointAddress}/32`], webhookSchedule: schedule, webhookBreaker: breakerWaits },
        { ...endpoints.network(life, network), breakerFailures: 2 },
      ),
    worker: () =>
      createConsumerService('worker', async () => {
        const matches = await parts.store.collection<MatchRecord>(collections.matches);
        const options = {
          group: 'parser',
          lane: 'bulk',
          concurrency: 4,
          tryMs: 60_000,
          maxTries: 5,
          onDead: failDeadTask('The simulated file cannot be read.'),
        } as const;
        return [await parts.bus.subscribe(resumeRead, options, work(life, matches, around))];
      }),
  };
  if (role === 'gateway') throw new Error('The gateway of a simulation is its scenario.');
  return { ...services[role](), parts };
};
