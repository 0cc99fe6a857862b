import { type AdaptedWindow, adaptWindow, firstWindow } from '../../../services/batch-coordinator/src/runs/adapt-window.ts';
import { createSeededRandom } from '../../support/seeded-random.ts';
import { type Arrival, liveRate, planArrivals, secondsPerDay } from './arrivals.ts';
import type { Costs } from './measured-costs.ts';
import { shareEvenly } from './share-evenly.ts';
import { createFleet } from './worker-fleet.ts';

export type DayOptions = {
  readonly seed: number;
  readonly candidates: number;
  readonly accounts: number;
  /** Live requests of the day, which are served first. */
  readonly live: number;
  readonly costs: Costs;
  /** Most pods of parsers and of scorers; partitions limit them as well. */
  readonly maxPods: number;
  readonly partitions: number;
  /** Pods of the coordinator, which are not scaled. */
  readonly coordinators: number;
};

type Hour = {
  readonly hour: number;
  readonly arrived: number;
  readonly scored: number;
  readonly parsers: number;
  readonly scorers: number;
  readonly lag: number;
  readonly pending: number;
  /** Most candidates of a second. */
  readonly perSecond: number;
};

export type Day = {
  readonly hours: readonly Hour[];
  readonly arrived: number;
  readonly scored: number;
  /** Seconds from the start of each batch to its end. */
  readonly batchSeconds: readonly number[];
  readonly podHours: { readonly parser: number; readonly scoring: number };
  readonly podsWanted: number;
  readonly maxWindow: number;
};

type Batch = { readonly arrival: Arrival; waiting: number; inFlight: number; toScore: number; toCount: number; left: number };

/** As in values.yaml of the chart. */
const limits = { min: 20, max: 1_000 };
const minPods = 2;
const coresPerPod = 2;
const signal = { parser: { live: 20, bulk: 100, pending: 500 }, scoring: { live: 40, bulk: 100, pending: 1_000 } };
/** Batches that began on the day may end after it. */
const lastSecond = 2 * secondsPerDay;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Splits a capacity by account, then by batch of the account, and applies it; returns what was used. */
const serve = (
  batches: readonly Batch[],
  capacity: number,
  wanted: (batch: Batch) => number,
  take: (batch: Batch, done: number) => void,
) => {
  const byAccount = [
    ...Map.groupBy(
      batches.filter((batch) => wanted(batch) > 0),
      ({ arrival }) => arrival.account,
    ).values(),
  ];
  const granted = shareEvenly(
    byAccount.map((own) => sum(own.map(wanted))),
    capacity,
  );
  for (const [index, own] of byAccount.entries()) {
    const parts = shareEvenly(own.map(wanted), granted[index] ?? 0);
    for (const [place, batch] of own.entries()) take(batch, parts[place] ?? 0);
  }
};

/**
 * A day of batches, second by second and in amounts, not candidate by candidate: arrivals from a seed, the window of the
 * coordinator, turns by account, pods as KEDA asks for them. The same options give the same day.
 */
export const simulateDay = (options: DayOptions): Day => {
  const { seed, costs, live } = options;
  const arrivals = planArrivals(createSeededRandom(seed), options.candidates, options.accounts);
  const max = Math.min(options.maxPods, options.partitions);
  const perPod = (cpuMs: number): number => (coresPerPod * 1_000) / cpuMs;
  const parsers = createFleet({ min: minPods, max, perSecond: perPod(costs.cpuMs.parser) });
  const scorers = createFleet({ min: minPods, max, perSecond: perPod(costs.cpuMs.scoring) });
  /** Of one process: all of a batch is counted by the same one. */
  const countPerSecond = 1_000 / costs.cpuMs.coordinator;
  const windows = new Map<number, AdaptedWindow>();
  const hours: Hour[] = [];
  const batchSeconds: number[] = [];
  const podSeconds = { parser: 0, scoring: 0 };
  let active: Batch[] = [];
  let next = 0;
  let liveWaiting = 0;
  let podsWanted = 0;
  let maxWindow = 0;
  let hour: { -readonly [Field in keyof Hour]: Hour[Field] } | undefined;

  for (let second = 0; second < lastSecond; second += 1) {
    if (second >= secondsPerDay && active.length === 0) break;
    if (second % 3_600 === 0) {
      hour = { hour: second / 3_600, arrived: 0, scored: 0, parsers: 0, scorers: 0, lag: 0, pending: 0, perSecond: 0 };
      hours.push(hour);
    }
    for (let arrival = arrivals[next]; arrival !== undefined && arrival.second <= second; arrival = arrivals[next]) {
      active.push({ arrival, waiting: arrival.candidates, inFlight: 0, toScore: 0, toCount: 0, left: arrival.candidates });
      if (hour !== undefined) hour.arrived += arrival.candidates;
      next += 1;
    }
    const batchesOf = new Map<number, number>();
    for (const { arrival } of active) batchesOf.set(arrival.account, (batchesOf.get(arrival.account) ?? 0) + 1);
    for (const batch of active) {
      const window = windows.get(batch.arrival.account) ?? firstWindow(limits);
      const share = Math.max(2, Math.floor(window.size / (batchesOf.get(batch.arrival.account) ?? 1)));
      const sent = Math.min(batch.waiting, Math.max(0, share - batch.inFlight - batch.toScore - batch.toCount));
      batch.waiting -= sent;
      batch.inFlight += sent;
      maxWindow = Math.max(maxWindow, window.size);
    }
    const lag = sum(active.map(({ inFlight }) => inFlight));
    liveWaiting += second < secondsPerDay ? liveRate(second, live) : 0;
    const liveServed = Math.min(liveWaiting, parsers.capacity(second));
    liveWaiting -= liveServed;
    const scoringLag = sum(active.map(({ toScore }) => toScore));
    serve(
      active,
      parsers.capacity(second) - liveServed,
      ({ inFlight }) => inFlight,
      (batch, done) => {
        const waitedMs = done >= batch.inFlight ? 0 : done === 0 ? 60_000 : (1_000 * (batch.inFlight - done)) / done;
        let window = windows.get(batch.arrival.account) ?? firstWindow(limits);
        for (let heard = 0; heard < Math.round(done); heard += 1) window = adaptWindow(window, waitedMs, limits);
        windows.set(batch.arrival.account, window);
        batch.inFlight -= done;
        batch.toScore += done;
      },
    );
    serve(
      active,
      Math.max(0, scorers.capacity(second) - liveServed),
      ({ toScore }) => toScore,
      (batch, done) => {
        batch.toScore -= done;
        batch.toCount += done;
      },
    );
    let counted = 0;
    serve(
      active,
      options.coordinators * countPerSecond,
      ({ toCount }) => Math.min(toCount, countPerSecond),
      (batch, done) => {
        batch.toCount -= done;
        batch.left -= done;
        counted += done;
      },
    );
    for (const { arrival, left } of active) if (left < 1e-6) batchSeconds.push(second + 1 - arrival.second);
    active = active.filter(({ left }) => left >= 1e-6);
    const pending = sum(active.map(({ left }) => left));
    const signals = (own: typeof signal.parser, bulk: number) => [
      { name: 'live', value: liveWaiting, target: own.live },
      { name: 'bulk', value: bulk, target: own.bulk },
      { name: 'pending', value: pending, target: own.pending },
    ];
    parsers.scale(second, signals(signal.parser, lag));
    scorers.scale(second, signals(signal.scoring, scoringLag));
    podSeconds.parser += parsers.pods();
    podSeconds.scoring += scorers.pods();
    podsWanted = Math.max(podsWanted, Math.ceil(pending / signal.parser.pending), parsers.pods(), scorers.pods());
    if (hour === undefined) continue;
    hour.scored += counted;
    hour.parsers = Math.max(hour.parsers, parsers.pods());
    hour.scorers = Math.max(hour.scorers, scorers.pods());
    hour.lag = Math.max(hour.lag, Math.round(lag));
    hour.pending = Math.max(hour.pending, Math.round(pending));
    hour.perSecond = Math.max(hour.perSecond, Math.round(counted));
  }
  return {
    hours: hours.map((each) => ({ ...each, scored: Math.round(each.scored) })),
    arrived: sum(arrivals.map(({ candidates }) => candidates)),
    scored: Math.round(sum(hours.map(({ scored }) => scored))),
    batchSeconds: batchSeconds.toSorted((left, right) => left - right),
    podHours: { parser: podSeconds.parser / 3_600, scoring: podSeconds.scoring / 3_600 },
    podsWanted,
    maxWindow,
  };
};
