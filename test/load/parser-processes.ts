import { startGenerator } from './generator.ts';
import { measureInTurn } from './measure-in-turn.ts';
import { measuredHead, rowsOf, tableOf } from './table.ts';
import { httpTarget, placeOf, startDistributed } from './targets.ts';
import { withProcesses } from './with-processes.ts';

const seconds = 6;
const load = { path: '/v1/parse' } as const;

/** The same load on two deployments, of which one has lost a parser. */
export const measureParserProcesses = (rounds: number): Promise<string> =>
  withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const [smaller, larger] = [keep(await startDistributed()), keep(await startDistributed())];
    // Its partitions go to the other one while the first turn warms up.
    const lost = smaller.processes().find(({ name }) => name === 'parser');
    await lost?.end('SIGTERM');
    const { addresses, pids } = placeOf(smaller);
    const one = httpTarget(generator, 'one parser', { addresses, pids: pids.filter((pid) => pid !== lost?.pid) }, load);
    const two = httpTarget(generator, 'two parsers', placeOf(larger), load);
    return tableOf(measuredHead, rowsOf(await measureInTurn([one, two], { kind: 'closed', clients: 16 }, { rounds, seconds })));
  });
