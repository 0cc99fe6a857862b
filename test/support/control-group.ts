import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = '/sys/fs/cgroup';
const periodUs = 100_000;

export type ControlGroup = {
  /** Puts a process, with all its threads, into the group. */
  readonly add: (pid: number) => void;
  /** Times that a process of the group was killed because its memory ran out, and the most megabytes that it took. */
  readonly memory: () => { readonly killed: number; readonly peakMegabytes: number };
  /** Removes the group; its processes must have ended. */
  readonly remove: () => void;
};

type Limits = { readonly cpu: number; readonly megabytes?: number };

const numberAfter = (text: string, name: string): number => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);

const create = (path: string): string => {
  mkdirSync(path, { recursive: true });
  return path;
};

const openFirst = (name: string, { cpu, megabytes }: Limits): ControlGroup => {
  const cpuFolder = create(join(root, 'cpu', name));
  writeFileSync(join(cpuFolder, 'cpu.cfs_period_us'), String(periodUs));
  writeFileSync(join(cpuFolder, 'cpu.cfs_quota_us'), String(cpu * periodUs));
  const memory = create(join(root, 'memory', name));
  if (megabytes !== undefined) writeFileSync(join(memory, 'memory.limit_in_bytes'), String(megabytes * 2 ** 20));
  return {
    add: (pid) => {
      for (const folder of [cpuFolder, memory]) writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    },
    memory: () => ({
      killed: numberAfter(readFileSync(join(memory, 'memory.oom_control'), 'utf8'), 'oom_kill'),
      peakMegabytes: Number(readFileSync(join(memory, 'memory.max_usage_in_bytes'), 'utf8')) / 2 ** 20,
    }),
    remove: () => {
      for (const folder of [cpuFolder, memory]) rmdirSync(folder);
    },
  };
};

const openSecond = (name: string, { cpu, megabytes }: Limits): ControlGroup => {
  const folder = create(join(root, name));
  writeFileSync(join(folder, 'cpu.max'), `${cpu * periodUs} ${periodUs}`);
  if (megabytes !== undefined) writeFileSync(join(folder, 'memory.max'), String(megabytes * 2 ** 20));
  return {
    add: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    memory: () => ({
      killed: numberAfter(readFileSync(join(folder, 'memory.events'), 'utf8'), 'oom_kill'),
      peakMegabytes: Number(readFileSync(join(folder, 'memory.peak'), 'utf8')) / 2 ** 20,
    }),
    remove: () => rmdirSync(folder),
  };
};

/** Opens a control group with limits of CPU (cores) and memory. Throws where there are none that this process may make. */
export const openControlGroup = (limits: Limits): ControlGroup => {
  const name = `winnow-${process.pid}`;
  return existsSync(join(root, 'cpu/cpu.cfs_quota_us')) || existsSync(join(root, 'cpu/cgroup.procs'))
    ? openFirst(name, limits)
    : openSecond(name, limits);
};
