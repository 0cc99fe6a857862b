import { readFileSync } from 'node:fs';

type ReadText = (path: string) => string | undefined;

const root = '/sys/fs/cgroup';

const readText: ReadText = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const coresOf = (quota: string | undefined, period: string | undefined): number | undefined => {
  const cores = Number(quota) / Number(period);
  return cores > 0 ? cores : undefined;
};

/**
 * Whole cores available to the control group of this process, at least one; `Infinity` without a quota. Node counts the cores of
 * the machine.
 */
export const quotaCores = (read: ReadText = readText): number => {
  // In a container, the group is the root of the mount; elsewhere it is under its own path.
  const groups = (read('/proc/self/cgroup') ?? '').trim().split('\n');
  const second = groups.find((line) => line.startsWith('0::'))?.slice('0::'.length) ?? '/';
  const first = groups.find((line) => /^\d+:(?:[a-z_]+,)*cpu[,:]/.test(line))?.replace(/^[^:]*:[^:]*:/, '') ?? '/';
  const found = [
    ...['', second].map((path) => {
      const [quota, period] = (read(`${root}${path}/cpu.max`) ?? '').trim().split(' ');
      return coresOf(quota, period);
    }),
    ...['', first].map((path) =>
      coresOf(read(`${root}/cpu${path}/cpu.cfs_quota_us`), read(`${root}/cpu${path}/cpu.cfs_period_us`)),
    ),
  ].filter((cores) => cores !== undefined);
  return Math.max(1, Math.floor(Math.min(Number.POSITIVE_INFINITY, ...found)));
};
