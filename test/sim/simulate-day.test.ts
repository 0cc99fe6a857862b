import { expect, it } from 'vitest';
import { createSeededRandom } from '../support/seeded-random.ts';
import { planArrivals } from './day/arrivals.ts';
import { measuredCosts } from './day/measured-costs.ts';
import { shareEvenly } from './day/share-evenly.ts';
import { simulateDay } from './day/simulate-day.ts';

const options = {
  seed: 1,
  candidates: 20_000,
  accounts: 20,
  live: 5_000,
  costs: measuredCosts,
  maxPods: 12,
  partitions: 12,
  coordinators: 2,
};

const day = simulateDay(options);

it('scores every candidate of the day once, and the same seed gives the same day', () => {
  expect([day.arrived, day.scored]).toEqual([20_000, 20_000]);
  expect(day.batchSeconds).toHaveLength(planArrivals(createSeededRandom(1), 20_000, 20).length);
  expect(simulateDay(options)).toEqual(day);
  expect(planArrivals(createSeededRandom(2), 20_000, 20)).not.toEqual(planArrivals(createSeededRandom(1), 20_000, 20));
});

it('starts pods while candidates are pending and stops them afterwards', () => {
  const parsers = day.hours.map((hour) => hour.parsers);
  expect(Math.max(...parsers)).toBeGreaterThan(2);
  expect(parsers[0]).toBe(2);
});

it('keeps batches waiting when the work takes more than all pods have, and lets nothing starve', () => {
  const slow = { ...measuredCosts, cpuMs: { ...measuredCosts.cpuMs, parser: 4_000 } };
  const few = simulateDay({ ...options, candidates: 5_000, costs: slow, maxPods: 2 });
  const many = simulateDay({ ...options, candidates: 5_000, costs: slow });
  expect([few.scored, many.scored]).toEqual([5_000, 5_000]);
  expect(few.batchSeconds.at(-1) ?? 0).toBeGreaterThan(2 * (many.batchSeconds.at(-1) ?? 0));
});

it('never starts more pods than there are partitions', () => {
  const slow = { ...measuredCosts, cpuMs: { ...measuredCosts.cpuMs, parser: 1_000 } };
  const day = simulateDay({ ...options, candidates: 10_000, costs: slow, maxPods: 40, partitions: 5 });
  expect(Math.max(...day.hours.map(({ parsers }) => parsers))).toBe(5);
  expect(day.podsWanted).toBeGreaterThan(5);
});

it('shares a capacity evenly, and gives what one does not need to the others', () => {
  expect(shareEvenly([10, 2, 0, 10], 12)).toEqual([5, 2, 0, 5]);
  expect(shareEvenly([1, 2], 12)).toEqual([1, 2]);
});
