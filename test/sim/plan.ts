import type { SeededRandom } from '../support/seeded-random.ts';
import type { CallFaults } from './network.ts';

/**
 * What comes of a candidate: with `fickle` it differs from one try to the next, of one that is `lost` nobody hears again, and one that `kills` ends every process
 * that begins it.
 */
type Fate = 'matched' | 'unreadable' | 'fickle' | 'not_stored' | 'erased' | 'lost' | 'kills';

export type CandidatePlan = {
  readonly fate: Fate;
  readonly workMs: number;
  /** Its end is told twice. */
  readonly twice: boolean;
};

export type BatchPlan = {
  readonly id: string;
  readonly accountId: string;
  readonly candidates: readonly CandidatePlan[];
  readonly startAtMs: number;
  /** How often its start is told besides the first time; hundreds make a consumer pause its partition. */
  readonly extraStarts: number;
  /** Its start is told to nobody. */
  readonly startIsLost: boolean;
  readonly timeoutSeconds: number;
  readonly cancelAtMs: number | undefined;
  /** When its account asks for the webhook again, if there is one by then. */
  readonly askAgainAtMs: readonly number[];
};

/** How an endpoint takes what comes: `slow` answers past every deadline, `cuts` takes the event and breaks the connection. */
export type Mood = 'ok' | 'error' | 'busy' | 'slow' | 'refuses' | 'cuts' | 'gone';

type EndpointPlan = {
  readonly enabled: boolean;
  /** In order; the last one stays. */
  readonly moods: readonly { readonly mood: Mood; readonly untilMs: number }[];
};

export type AccountPlan = { readonly id: string; readonly endpoint: EndpointPlan | undefined };

export type Plan = {
  readonly accounts: readonly AccountPlan[];
  readonly batches: readonly BatchPlan[];
  /** Candidates of a batch under way at a time. */
  readonly window: number;
  readonly calls: CallFaults;
  readonly doubling: number;
  /** Chance that the end of a batch is lost after it was published. */
  readonly losing: number;
  /** Milliseconds between two rebalances that nobody caused, and between two consumers that are thrown out. */
  readonly shakeEveryMs: number | undefined;
  readonly expelEveryMs: number | undefined;
  readonly outages: readonly { readonly backend: 'store' | 'log'; readonly fromMs: number; readonly toMs: number }[];
  readonly stops: readonly { readonly process: string; readonly atMs: number }[];
  /** From then on nothing goes wrong any more. */
  readonly calmAtMs: number;
};

export const processes = [
  'coordinator-1',
  'coordinator-2',
  'dispatcher-1',
  'dispatcher-2',
  'worker-1',
  'worker-2',
] as const satisfies readonly `${string}-${number}`[];

/** When customers do the last thing that they do. */
export const lastActionMs = 26_000;

/** Far beyond the end of a run: such a batch has to end by its count. */
const longTimeoutSeconds = 3_600;

const someOf = (random: SeededRandom, min: number, max: number): readonly number[] =>
  Array.from({ length: random.integer(min, max) }, (_, index) => index);

const planCandidate = (random: SeededRandom): CandidatePlan => ({
  fate: random.chance(0.7) ? 'matched' : random.pick(['unreadable', 'fickle', 'not_stored', 'erased'] as const),
  workMs: random.chance(0.1) ? random.between(1_000, 8_000) : random.between(5, 600),
  twice: random.chance(0.15),
});

const planBatch = (random: SeededRandom, index: number, accounts: readonly AccountPlan[]): BatchPlan => {
  const startAtMs = random.between(0, 5_000);
  const timeoutSeconds = random.chance(0.35) ? random.integer(1, 20) : longTimeoutSeconds;
  const candidates = someOf(random, 1, 9).map(() => planCandidate(random));
  // Only a batch that times out within the run may wait for somebody in vain.
  const losesOne = timeoutSeconds < longTimeoutSeconds && random.chance(0.5);
  return {
    id: `batch_${index + 1}`,
    accountId: random.pick(accounts).id,
    candidates: random.shuffle([
      ...candidates,
      ...(losesOne ? [{ fate: 'lost', workMs: 0, twice: false } as const] : []),
      ...(random.chance(0.03) ? [{ fate: 'kills', workMs: random.between(0, 300), twice: false } as const] : []),
    ]),
    startAtMs,
    extraStarts: random.chance(0.02) ? 400 : random.chance(0.2) ? 1 : 0,
    startIsLost: false,
    timeoutSeconds,
    // Before its start, too, and after its end.
    cancelAtMs: random.chance(0.25) ? Math.max(0, startAtMs + random.between(-500, 12_000)) : undefined,
    askAgainAtMs: random.chance(0.25) ? someOf(random, 1, 2).map(() => random.between(2_000, 25_000)) : [],
  };
};

const planEndpoint = (random: SeededRandom): EndpointPlan => {
  const moods: readonly Mood[] = ['ok', 'error', 'busy', 'slow', 'refuses', 'cuts'];
  const last: Mood = random.chance(0.85) ? 'ok' : random.pick([...moods, 'gone']);
  const before = random.chance(0.5) ? someOf(random, 1, 3).map(() => random.pick(moods)) : [];
  return {
    enabled: random.chance(0.95),
    moods: [...before, last].map((mood, index) => ({ mood, untilMs: (index + 1) * random.between(2_000, 8_000) })),
  };
};

/** Each kind of fault in about half of the seeds, and rarer or more frequent: together they would hide one another. */
const planTrouble = (random: SeededRandom) => {
  const often = (max: number): number => (random.chance(0.5) ? random.between(0, max) : 0);
  const everyMs = (): number | undefined => (random.chance(0.4) ? random.between(1_000, 8_000) : undefined);
  const calmAtMs = random.between(8_000, 25_000);
  const calls: CallFaults = {
    slow: often(0.15),
    slowMs: random.pick([50, 300, 2_000]),
    refused: often(0.05),
    lost: often(0.05),
    crash: often(0.01),
    freeze: often(0.004),
  };
  const outages = random.chance(0.2)
    ? [random.between(500, calmAtMs)].map((fromMs) => ({
        backend: random.pick(['store', 'log'] as const),
        fromMs,
        toMs: Math.min(calmAtMs, fromMs + random.between(200, 6_000)),
      }))
    : [];
  const stops = random.chance(0.3)
    ? someOf(random, 1, 4).map(() => ({ process: random.pick(processes), atMs: random.between(200, calmAtMs) }))
    : [];
  return { calls, doubling: often(0.15), shakeEveryMs: everyMs(), expelEveryMs: everyMs(), outages, stops, calmAtMs };
};

/** What a run is about, drawn from its seed before it begins. */
export const makePlan = (random: SeededRandom): Plan => {
  const accounts = someOf(random, 1, 2).map((index) => ({
    id: `acc_${index + 1}`,
    endpoint: random.chance(0.9) ? planEndpoint(random) : undefined,
  }));
  const plan = {
    accounts,
    batches: someOf(random, 1, 3).map((index) => planBatch(random, index, accounts)),
    window: random.integer(1, 4),
    ...planTrouble(random),
  };
  // Drawn last, so that all else of a seed is as it was.
  const losing = random.chance(0.3) ? random.between(0, 1) : 0;
  const startsMayBeLost = random.chance(0.3);
  const batches = plan.batches.map((batch) =>
    startsMayBeLost && random.chance(0.5) ? { ...batch, startIsLost: true, extraStarts: 0 } : batch,
  );
  return { ...plan, batches, losing };
};
