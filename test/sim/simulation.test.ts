import { describe, expect, it } from 'vitest';
import { plants } from './plants.ts';
import { regressions } from './regressions.ts';
import { type Outcome, runSeed } from './run-seed.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);
/** A plant that takes longer to find is as good as not found. */
const maxSeeds = 1_000;
const patience = { timeout: 120_000 };

const describeFailure = ({ seed, failures }: Outcome): string =>
  `npm run test:sim -- --seed ${seed} --trace\n${failures.join('\n')}`;

describe('a simulated system', () => {
  it(`keeps every promise under ${seeds.length} seeds of crashes, freezes, outages and rebalances`, patience, async () => {
    const outcomes: Outcome[] = [];
    for (const seed of seeds) outcomes.push(await runSeed(seed));
    expect(outcomes.filter(({ failures }) => failures.length > 0).map(describeFailure)).toEqual([]);
    for (const kind of ['crashes', 'freezes', 'stops', 'rebalances'] as const)
      expect(
        outcomes.reduce((sum, { troubles }) => sum + troubles[kind], 0),
        kind,
      ).toBeGreaterThan(20);
    for (const end of ['count', 'timeout', 'cancel'])
      expect(outcomes.filter(({ ends }) => ends.includes(end)).length, end).toBeGreaterThan(10);
  });

  it.each(regressions)('keeps every promise under seed $seed, which found: $fault', patience, async ({ seed }) => {
    expect((await runSeed(seed)).failures).toEqual([]);
  });

  it('does the same for the same seed, and something else for another', async () => {
    const lines: string[][] = [[], []];
    const [first, again, other] = [
      await runSeed(7, { onNote: (at, line) => lines[0]?.push(`${at} ${line}`) }),
      await runSeed(7, { onNote: (at, line) => lines[1]?.push(`${at} ${line}`) }),
      await runSeed(8),
    ];
    expect(lines[0]?.length).toBeGreaterThan(100);
    expect(lines[0]).toEqual(lines[1]);
    expect(again).toEqual(first);
    expect(other.hash).not.toBe(first.hash);
  });
});

describe('the simulation finds', () => {
  it.each(plants)('$name: $about', patience, async (plant) => {
    for (let seed = 1; seed <= maxSeeds; seed += 1) {
      const { failures } = await runSeed(seed, { plant });
      if (failures.length > 0) return;
    }
    expect.fail(`No seed up to ${maxSeeds} shows it: npm run test:sim -- --plant ${plant.name}`);
  });
});
