import { parseArgs } from 'node:util';
import { plants } from './plants.ts';
import { type Outcome, runSeed } from './run-seed.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    plant: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
});

const plant = plants.find(({ name }) => name === values.plant);
if (values.plant !== undefined && plant === undefined) {
  console.error(`There is no plant ${values.plant}. There are: ${plants.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

let current = 0;
const replay = (seed: number): string =>
  `npm run test:sim -- --seed ${seed} --trace${plant === undefined ? '' : ` --plant ${plant.name}`}`;

// A promise of the product that nobody waits for, and that rejects, ends a real process.
process.on('unhandledRejection', (error) => {
  console.error(`Seed ${current}: a rejection that nobody handled.`, error);
  console.error(`Replay: ${replay(current)}`);
  process.exit(1);
});

const onNote = (at: number, line: string): void => console.log(`${(at / 1000).toFixed(4).padStart(9)} ${line}`);

const run = async (seed: number): Promise<Outcome> => {
  current = seed;
  return runSeed(seed, { ...(plant === undefined ? {} : { plant }), ...(values.trace ? { onNote } : {}) });
};

const from = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
const began = performance.now();
const totals = { steps: 0, crashes: 0, freezes: 0, stops: 0, rebalances: 0, count: 0, timeout: 0, cancel: 0 };
let virtualMs = 0;

for (let seed = from; seed < from + count; seed += 1) {
  const outcome = await run(seed);
  totals.steps += outcome.steps;
  virtualMs += outcome.virtualMs;
  for (const kind of ['crashes', 'freezes', 'stops', 'rebalances'] as const) totals[kind] += outcome.troubles[kind];
  for (const end of outcome.ends) if (end === 'count' || end === 'timeout' || end === 'cancel') totals[end] += 1;
  if (values.seed !== undefined) console.log(`Seed ${seed}: ${outcome.steps} steps, hash ${outcome.hash}.`);
  if (outcome.failures.length > 0) {
    console.log(`Seed ${seed} fails:`);
    for (const failure of outcome.failures) console.log(`- ${failure}`);
    console.log(`Replay: ${replay(seed)}`);
    process.exitCode = 1;
    break;
  }
  const done = seed - from + 1;
  if (done % 500 === 0) console.log(`${done} of ${count} seeds, ${((performance.now() - began) / done).toFixed(1)} ms each`);
}

const seconds = (performance.now() - began) / 1000;
const { count: counted, timeout, cancel, steps, crashes, freezes, stops, rebalances } = totals;
console.log(
  `${seconds.toFixed(1)} s, ${steps} steps, ${(virtualMs / 3_600_000).toFixed(1)} simulated hours; ` +
    `${crashes} crashes, ${freezes} freezes, ${stops} stops, ${rebalances} rebalances nobody caused; ` +
    `batches ended by count ${counted}, by time-out ${timeout}, by cancellation ${cancel}.`,
);
