import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Step = {
  /** An empty folder that becomes the root. */
  readonly root: string;
  /** What is mounted as /app. */
  readonly app: string;
  readonly writable: boolean;
  readonly user: string;
  readonly environment: { readonly [name: string]: string };
  readonly command: string;
};

/** System folders of this machine that stand for those of the base image. */
const borrowed = ['/usr', '/lib', '/lib64', '/bin', '/etc', '/dev', '/proc', '/sys'];

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Runs a command with another root in a mount namespace: /app from a folder, an empty /tmp, and all else read-only. */
export const spawnInRoot = async ({ root, app, writable, user, environment, command }: Step): Promise<ChildProcess> => {
  await mkdir(root, { recursive: true });
  const node = dirname(process.execPath);
  const mounts = [
    'mount --make-rprivate /',
    `mount -t tmpfs tmpfs ${root}`,
    `mkdir -p ${['app', 'tmp', 'node', ...borrowed.map((path) => path.slice(1))].map((path) => join(root, path)).join(' ')}`,
    ...borrowed.map((path) => `mount --rbind ${path} ${root}${path}`),
    ...borrowed.slice(0, 5).map((path) => `mount -o remount,bind,ro ${root}${path}`),
    `mount --bind ${node} ${root}/node`,
    `mount --bind ${app} ${root}/app`,
    ...(writable ? [] : [`mount -o remount,bind,ro ${root}/app`]),
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `mount -o remount,ro ${root}`,
  ];
  const variables = Object.entries({ PATH: '/node:/usr/bin:/bin', ...environment }).map(([key, value]) =>
    quote(`${key}=${value}`),
  );
  const enter = `exec chroot --userspec=${user} ${root} env -i -C /app ${variables.join(' ')} sh -c ${quote(command)}`;
  return spawn('unshare', ['--mount', 'sh', '-ec', [...mounts, enter].join('\n')], { stdio: ['ignore', 'pipe', 'pipe'] });
};
