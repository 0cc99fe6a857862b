import { startGenerator } from './generator.ts';
import { measureInTurn } from './measure-in-turn.ts';
import { measuredHead, rowsOf, tableOf } from './table.ts';
import { startControl, startDistributed, startStandalone, targetOf } from './targets.ts';
import { withProcesses } from './with-processes.ts';

const seconds = 6;
/** Of what the standalone mode does with one client after another; the distributed mode takes less on the same machine. */
const share = 0.5;

/** How long one request takes: with one client, and when they arrive evenly at half of what the slowest can take. */
export const measureLatency = (rounds: number): Promise<string> =>
  withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const control = keep(await startControl(generator));
    const standalone = keep(targetOf(generator, await startStandalone()));
    const distributed = keep(targetOf(generator, await startDistributed()));
    const targets = [control, standalone, distributed];
    const alone = await measureInTurn(targets, { kind: 'closed', clients: 1 }, { rounds, seconds });
    const { perSecond: max } = await distributed.turn({ kind: 'closed', clients: 16 }, seconds);
    const perSecond = Math.max(1, Math.round(max * share));
    const open = await measureInTurn(targets, { kind: 'open', perSecond }, { rounds, seconds });
    return [
      'One client:',
      tableOf(measuredHead, rowsOf(alone)),
      `${perSecond} requests a second, whether or not those before were answered:`,
      tableOf(measuredHead, rowsOf(open)),
    ].join('\n\n');
  });
