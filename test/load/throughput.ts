import { startGenerator } from './generator.ts';
import { measureInTurn } from './measure-in-turn.ts';
import { measuredHead, rowsOf, tableOf } from './table.ts';
import { startBare, startControl, startDistributed, startStandalone, type Target, targetOf } from './targets.ts';
import { withProcesses } from './with-processes.ts';

/** Clients that keep everything busy. */
const clients = 16;
const seconds = 6;

const compare = async (targets: readonly Target[], rounds: number): Promise<string> =>
  tableOf(measuredHead, rowsOf(await measureInTurn(targets, { kind: 'closed', clients }, { rounds, seconds })));

/** Requests a second of one process when there are always more to do, against the bare functions in the same worker threads. */
export const measureStandalone = (rounds: number): Promise<string> =>
  withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const bare = keep(await startBare('ats'));
    const control = keep(await startControl(generator));
    const standalone = keep(targetOf(generator, await startStandalone()));
    return compare([bare, control, standalone], rounds);
  });

/** The same of the distributed mode, apart because its consumers use some CPU at rest: here the bare functions run beside it. */
export const measureDistributed = (rounds: number): Promise<string> =>
  withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const bare = keep(await startBare('ats'));
    const distributed = keep(targetOf(generator, await startDistributed()));
    return compare([bare, distributed], rounds);
  });
