import { describe, expect, it } from 'vitest';
import { quotaCores } from '../src/quota-cores.ts';

const own = '/proc/self/cgroup';

describe('the cores that a quota leaves', () => {
  it.each<[string, { readonly [path: string]: string }, number]>([
    ['of a container with version 2', { [own]: '0::/\n', '/sys/fs/cgroup/cpu.max': '250000 100000\n' }, 2],
    ['of a part of a core', { [own]: '0::/\n', '/sys/fs/cgroup/cpu.max': '25000 100000\n' }, 1],
    ['of a group within the machine', { [own]: '0::/a/b\n', '/sys/fs/cgroup/a/b/cpu.max': '300000 100000\n' }, 3],
    [
      'with version 1',
      {
        [own]: '5:memory:/x\n4:cpuacct,cpu:/pod\n',
        '/sys/fs/cgroup/cpu/pod/cpu.cfs_quota_us': '400000\n',
        '/sys/fs/cgroup/cpu/pod/cpu.cfs_period_us': '100000\n',
      },
      4,
    ],
    ['without a quota', { [own]: '0::/\n', '/sys/fs/cgroup/cpu.max': 'max 100000\n' }, Number.POSITIVE_INFINITY],
    [
      'without a quota of version 1',
      { [own]: '4:cpu:/\n', '/sys/fs/cgroup/cpu//cpu.cfs_quota_us': '-1\n', '/sys/fs/cgroup/cpu//cpu.cfs_period_us': '100000\n' },
      Number.POSITIVE_INFINITY,
    ],
    ['on a machine without control groups', {}, Number.POSITIVE_INFINITY],
  ])('%s', (_, files, cores) => {
    expect(quotaCores((path) => files[path])).toBe(cores);
  });
});
