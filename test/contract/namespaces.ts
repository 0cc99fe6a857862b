import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';

/** Keeps what has to be undone after each test of the suite, last first. */
export const createCleanup = (): ((undo: () => Promise<void>) => void) => {
  const undos: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const undo of undos.splice(0).reverse()) await undo();
  });
  return (undo) => undos.push(undo);
};

/** A new empty folder. */
export const createFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'winnow-'));

/** Removes a folder with everything in it. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** A name for a database or a topic prefix that nobody used before. */
export const uniqueName = (): string => `winnow_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
