import type { Load } from './generator.ts';
import { median, quantile } from './statistics.ts';
import type { Target, Turn } from './targets.ts';

export type Measured = {
  readonly name: string;
  readonly perSecond: number;
  /** Medians of what each round said against the first target: throughput, middle latency, CPU. */
  readonly ratios: { readonly perSecond: number; readonly p50: number; readonly cpu: number };
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly cpu: number;
  readonly serverCpu: number;
  readonly generatorCpu: number;
  readonly megabytes: number;
  readonly failed: number;
};

/** A process is fast after a thousand requests or two, and in the distributed mode several have to be. */
const warmUpTurns = 8;

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

const summaryOf = ({ name, peak }: Target, turns: readonly Turn[], base: readonly Turn[]): Measured => {
  const times = turns.flatMap((turn) => turn.times);
  const middle = (pick: (turn: Turn) => number): number => median(turns.map(pick));
  // Of turns that followed one another: the machine was as busy with others for both.
  const against = (pick: (turn: Turn) => number): number =>
    median(turns.map((turn, round) => pick(turn) / pick(base[round] ?? turn)));
  return {
    name,
    perSecond: middle((turn) => turn.perSecond),
    ratios: {
      perSecond: against((turn) => turn.perSecond),
      p50: against((turn) => median(turn.times)),
      cpu: against((turn) => turn.cpu),
    },
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    cpu: middle((turn) => turn.cpu),
    serverCpu: middle((turn) => turn.serverCpu),
    generatorCpu: middle((turn) => turn.generatorCpu),
    megabytes: peak(),
    failed: sum(turns.map((turn) => turn.failed)),
  };
};

/** Loads the targets one after another, round by round, so that the noise of the machine meets all; the first turn of each warms it up. */
export const measureInTurn = async (
  targets: readonly Target[],
  pace: Load['pace'],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly Measured[]> => {
  const turns = new Map<Target, Turn[]>(targets.map((target) => [target, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const target of targets) {
      const turn = await target.turn(pace, round === 0 ? seconds * warmUpTurns : seconds);
      if (round > 0) turns.get(target)?.push(turn);
    }
  const [base] = targets.map((target) => turns.get(target) ?? []);
  return targets.map((target) => summaryOf(target, turns.get(target) ?? [], base ?? []));
};
