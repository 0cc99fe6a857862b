import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Installation } from '@winnow/runtime/installation';
import type { Command } from 'commander';
import { CliError, exitCodes } from '../cli-error.ts';
import { counted } from '../output/layout.ts';
import type { Context } from './context.ts';
import { assertWritable, toStdout } from './save-csv.ts';
import { serverError } from './server-error.ts';
import { serverTimeout } from './server-timeout.ts';
import { withExample } from './with-example.ts';

type Options = { readonly timeout: number };

/** Opens the installation for the work and closes it afterwards; its errors become those of the command line. */
const withInstallation = async <T>(
  { io }: Context,
  { timeout, mustExist }: Options & { readonly mustExist: boolean },
  work: (installation: Installation) => Promise<T>,
): Promise<T> => {
  // Loads the clients of both backends only for these commands.
  const { openInstallation } = await import('@winnow/runtime/installation');
  const opening = openInstallation(io.env, { stopping: AbortSignal.timeout(timeout * 1000), mustExist });
  const installation = await opening.catch((error: unknown) => {
    throw serverError(error);
  });
  try {
    return await work(installation);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(exitCodes.refused, error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    await installation.close();
  }
};

const assertIdle = async ({ store }: Installation): Promise<void> => {
  const { countPending } = await import('@winnow/transfer');
  const { operations, batches } = await countPending(store);
  if (operations + batches === 0) return;
  const pending = `${counted(operations, 'operation')} and ${counted(batches, 'batch', 'batches')}`;
  throw new CliError(exitCodes.refused, `${pending} are still running.`, {
    hints: ['An archive has no messages, so they would never end. Start Winnow, wait until they have ended, and try again.'],
  });
};

/** Appears under its name only when it is complete and on disk. */
const writeFileWhole = async (path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> => {
  const part = `${path}.part`;
  try {
    await pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, path);
    const folder = await open(dirname(path));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

const archiveOf = async ({ store, files, now, secretKeyChecks: [secretKeyCheck = ''] }: Installation) => {
  const { exportInstallation } = await import('@winnow/transfer');
  return exportInstallation({ store, files }, { createdAt: new Date(now()).toISOString(), secretKeyCheck });
};

const exportTo = async (context: Context, path: string, options: Options): Promise<void> => {
  await assertWritable(path);
  await withInstallation(context, { ...options, mustExist: true }, async (installation) => {
    await assertIdle(installation);
    const bytes = await archiveOf(installation);
    if (path === toStdout) await pipeline(bytes, context.io.stdout, { end: false });
    else await writeFileWhole(path, bytes);
    context.tell(`Exported ${installation.place}. Its signing secrets need the same WINNOW_SECRET_KEY where they are imported.`);
  });
};

const verified = async (path: string): Promise<string> => {
  const { verifyArchive } = await import('@winnow/transfer');
  const { documents, files } = await verifyArchive(createReadStream(path));
  return `${counted(documents, 'document')} and ${counted(files, 'file')}`;
};

const backUp = async (context: Context, folder: string, options: Options): Promise<void> => {
  await withInstallation(context, { ...options, mustExist: true }, async (installation) => {
    await assertIdle(installation);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `winnow-${new Date(installation.now()).toISOString().replaceAll(':', '-').slice(0, 19)}Z.tar`);
    await writeFileWhole(path, await archiveOf(installation));
    context.tell(`${path} was read again and holds ${await verified(path)}. Keep WINNOW_SECRET_KEY apart from it.`);
  });
};

const importFrom = async (
  context: Context,
  path: string,
  { mustBeEmpty, ...options }: Options & { readonly mustBeEmpty: boolean },
): Promise<void> => {
  // Nothing is stored of a file that is damaged; standard input can be read only once.
  if (path !== toStdout)
    await verified(path).catch((error: Error) => Promise.reject(new CliError(exitCodes.refused, error.message)));
  await withInstallation(context, { ...options, mustExist: false }, async (installation) => {
    const { importInstallation, isEmpty } = await import('@winnow/transfer');
    if (mustBeEmpty && !(await isEmpty(installation.store)))
      throw new CliError(exitCodes.refused, `${installation.place} is in use already.`, {
        hints: [
          'Restore into a new data folder or database, before the first start. To add to an existing one, use winnow-cli import.',
        ],
      });
    const bytes = path === toStdout ? context.io.stdin : createReadStream(path);
    const done = await importInstallation(bytes, installation, (check) => installation.secretKeyChecks.includes(check));
    const kept = done.kept === 0 ? '' : ` ${counted(done.kept, 'document')} existed with other content and stayed as they were.`;
    context.tell(
      `Imported ${counted(done.documents, 'document')} and ${counted(done.files, 'file')} into ${installation.place}.${kept}`,
    );
  });
};

/** Commands that copy an installation as a whole; like `setup`, they read the configuration of the services. */
export const addTransferCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const add = (name: string, argument: readonly [string, string], description: string): Command =>
    program
      .command(name)
      .argument(...argument)
      .description(`${description} Uses the variables of the services, not an address; standalone, stop Winnow first.`)
      .addOption(serverTimeout(60, '1m'));
  withExample(
    add('export', ['<file>', 'file to write, or - for stdout'], 'Writes everything that is stored to one archive.').action(
      (path: string, options: Options, command: Command) => exportTo(contextOf(command), path, options),
    ),
    'winnow-cli export winnow.tar',
  );
  withExample(
    add('import', ['<file>', 'archive, or - for stdin'], 'Adds what an archive has; what exists already stays as it is.').action(
      (path: string, options: Options, command: Command) =>
        importFrom(contextOf(command), path, { ...options, mustBeEmpty: false }),
    ),
    'winnow-cli import winnow.tar',
  );
  withExample(
    add('backup', ['<folder>', 'folder for the archive'], 'Writes an archive named by the time, and reads it again.').action(
      (folder: string, options: Options, command: Command) => backUp(contextOf(command), folder, options),
    ),
    'winnow-cli backup /var/backups/winnow',
  );
  withExample(
    add('restore', ['<file>', 'archive'], 'Imports an archive into an installation that has not been used yet.').action(
      (path: string, options: Options, command: Command) =>
        importFrom(contextOf(command), path, { ...options, mustBeEmpty: true }),
    ),
    'winnow-cli restore winnow-2026-01-01T00-00-00Z.tar',
  );
};
