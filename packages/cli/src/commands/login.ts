import { createClient, WinnowError } from '@winnow/client';
import type { Command } from 'commander';
import { CliError, exitCodes, usageError } from '../cli-error.ts';
import { deleteConfig, writeConfig } from '../input/user-config.ts';
import type { Context } from './context.ts';
import { withExample } from './with-example.ts';

/** True when the server knows the key, whatever it may do. */
const isKnown = async ({ io, server }: Context, key: string): Promise<boolean> => {
  const { fetch, now, sleep, newId } = io;
  try {
    await createClient({ url: server.url, key, fetch, now, sleep, newId }).listJobs({ limit: 1 });
    return true;
  } catch (error) {
    if (error instanceof WinnowError && error.status === 403) return true;
    if (error instanceof WinnowError && error.status === 401) return false;
    throw error;
  }
};

const login = async (context: Context): Promise<void> => {
  const { io, server, tell } = context;
  const key = (await io.readSecret('API key: ')).trim();
  if (!/^[\x21-\x7e]+$/.test(key)) throw usageError('That is no key.', 'Paste it, or send it on stdin.');
  if (!(await isKnown(context, key))) throw new CliError(exitCodes.refused, `${server.url} does not know this key.`);
  tell(`The key for ${server.url} is in ${writeConfig(io.env, { url: server.url, key })}.`);
};

/** Commands that store the address and the key of a server. */
export const addLoginCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  withExample(
    program
      .command('login')
      .description('Store an address and a key for later commands, in a file that only you can read.')
      .action((_: object, command: Command) => login(contextOf(command))),
    'winnow-cli login --url https://winnow.example.com',
    'winnow-cli login < key.txt',
  );
  withExample(
    program
      .command('logout')
      .description('Deletes what "winnow-cli login" has stored.')
      .action((_: object, command: Command) => {
        const { io, tell } = contextOf(command);
        deleteConfig(io.env);
        tell('No key is stored any more.');
      }),
    'winnow-cli logout',
  );
};
