import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const megabytes = 192;

/** A file system of its own that can be filled to the last byte. */
export type SmallDisk = {
  readonly folder: string;
  readonly fill: () => void;
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Mounts a small file system in memory; needs the rights to mount. */
export const mountSmallDisk = async (): Promise<SmallDisk> => {
  const mount = await mkdtemp(join(tmpdir(), 'winnow-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mount]);
  const filler = join(mount, 'filler');
  return {
    folder: join(mount, 'data'),
    fill: () => {
      const file = openSync(filler, 'a');
      try {
        for (let size = 1 << 20; size >= 512; ) {
          try {
            writeSync(file, Buffer.alloc(size));
          } catch {
            // What is left is smaller.
            size >>= 1;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rm(filler, { force: true }),
    remove: async () => {
      execFileSync('umount', [mount]);
      await rm(mount, { recursive: true, force: true });
    },
  };
};
