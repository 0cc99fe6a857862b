import type { Deployment } from '../support/deployment.ts';
import { startGenerator } from './generator.ts';
import { residentMegabytes } from './processes.ts';
import { median } from './statistics.ts';
import { ratio, tableOf } from './table.ts';
import { httpTarget, placeOf, startDistributed, startStandalone } from './targets.ts';
import { withProcesses } from './with-processes.ts';

const thousands = 10;
const checkEveryMs = 200;

type Watched = { readonly label: string; readonly pid: number; readonly megabytes: number[] };

/** Medians of the resident memory of each process over each thousand of requests. */
const soak = (start: () => Promise<Deployment>): Promise<string> =>
  withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const deployment = keep(await start());
    const processes = deployment.processes().map(({ name, pid }): Watched => ({ label: `${name} ${pid}`, pid, megabytes: [] }));
    const target = httpTarget(generator, deployment.mode, placeOf(deployment), { max: 1000 });
    let failed = 0;
    for (let thousand = 0; thousand < thousands; thousand += 1) {
      const seen = new Map(processes.map(({ pid }) => [pid, [residentMegabytes(pid)]]));
      const timer = setInterval(() => {
        for (const [pid, values] of seen) values.push(residentMegabytes(pid));
      }, checkEveryMs);
      failed += (await target.turn({ kind: 'closed', clients: 16 }, 3600)).failed;
      clearInterval(timer);
      for (const { pid, megabytes } of processes) megabytes.push(median(seen.get(pid) ?? []));
    }
    const rows = processes.map(({ label, megabytes }) => [
      label,
      ...megabytes.map((each) => each.toFixed(0)),
      ratio(megabytes.at(-1) ?? 0, megabytes[0] ?? 0),
    ]);
    const head = ['MB during thousand', ...Array.from({ length: thousands }, (_, index) => String(index + 1)), 'last : first'];
    return `${tableOf(head, rows)}\n\n${failed} failed`;
  });

/** Memory of the process over 10,000 resumes. */
export const soakStandalone = (): Promise<string> => soak(startStandalone);

/** Memory of every process over 10,000 resumes. */
export const soakDistributed = (): Promise<string> => soak(startDistributed);
