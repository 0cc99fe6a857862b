import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Linux only. Kernels for common machines count in hundredths of a second.
const ticksPerSecond = 100;

const statusOf = (pid: number, field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Seconds of CPU that a process and its threads have used. */
export const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Resident memory in megabytes. */
export const residentMegabytes = (pid: number): number => statusOf(pid, 'VmRSS');

/** The most resident memory that a process ever had, in megabytes. */
export const peakMegabytes = (pid: number): number => statusOf(pid, 'VmHWM');

/** Processes of brokers and databases, when `INFRA_RUN` says where their pid files are (`INFRA_RUN/NAME/pid`). */
export const serverPids = (): readonly number[] => {
  const { INFRA_RUN: folder } = process.env;
  if (folder === undefined) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => Number(readFileSync(join(folder, name, 'pid'), 'utf8')));
};

/** Sum over processes. */
export const sumOf = (pids: readonly number[], measure: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + measure(pid), 0);

/** Seconds of CPU of each thread of a process, with its name: those of V8 and libuv have names of their own. */
export const cpuOfThreads = (pid: number): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
      return [
        `${stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))} ${thread}`,
        (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      ];
    }),
  );
