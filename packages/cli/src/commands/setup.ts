import type { Command } from 'commander';
import type { Context } from './context.ts';
import { serverError } from './server-error.ts';
import { serverTimeout } from './server-timeout.ts';
import { withExample } from './with-example.ts';

type SetupOptions = { readonly timeout: number };

const setUpServers = async ({ io, tell }: Context, { timeout }: SetupOptions): Promise<void> => {
  const stopping = AbortSignal.timeout(timeout * 1000);
  // Loads the clients of both servers only for this command.
  const { setUp } = await import('@winnow/runtime/set-up');
  try {
    const { topics, collections } = await setUp(io.env, stopping);
    tell(`Kafka has ${topics} topics and MongoDB the indexes of ${collections} collections.`);
  } catch (error) {
    throw serverError(error);
  }
};

/** The command that prepares Kafka and MongoDB; unlike the others, it reads the configuration of the services. */
export const addSetupCommand = (program: Command, contextOf: (command: Command) => Context): void => {
  withExample(
    program
      .command('setup')
      .description('Create the topics and indexes of a distributed installation. Reads the same variables as its services.')
      .addOption(serverTimeout(300, '5m'))
      .action((options: SetupOptions, command: Command) => setUpServers(contextOf(command), options)),
    'winnow-cli setup --timeout 10m',
  );
};
