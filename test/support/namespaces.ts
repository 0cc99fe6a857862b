import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';

/** Keeps what has to be undone after each test of the suite, last first; one that fails does not keep the others from being undone. */
export const createCleanup = (): ((undo: () => Promise<unknown>) => void) => {
  const undos: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    const failures: unknown[] = [];
    for (const undo of undos.splice(0).reverse()) await undo().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  });
  return (undo) => undos.push(undo);
};

/** A new empty folder. */
export const createFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'winnow-'));

/** Removes a folder with everything in it. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** A name for a database or a topic prefix that nobody used before. */
export const uniqueName = (): string => `winnow_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
