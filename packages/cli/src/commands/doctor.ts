import type { Finding } from '@winnow/runtime/diagnose';
import type { Command } from 'commander';
import { CliError, exitCodes } from '../cli-error.ts';
import { counted } from '../output/layout.ts';
import type { Context } from './context.ts';
import { serverTimeout } from './server-timeout.ts';
import { withExample } from './with-example.ts';

const marks = { ok: ['green', 'ok'], warning: ['yellow', 'warning'], failure: ['red', 'failure'] } as const;

const examine = async ({ io, show }: Context, { timeout }: { readonly timeout: number }): Promise<void> => {
  // Loads the clients of both backends only for this command.
  const { diagnose } = await import('@winnow/runtime/diagnose');
  const findings = await diagnose(io.env, AbortSignal.timeout(timeout * 1000));
  show(findings, (all: readonly Finding[], { paint }) =>
    all
      .map(({ part, state, message }) => {
        const [colour, text] = marks[state];
        return `${paint(colour, text.padEnd(8))} ${part}: ${message}`;
      })
      .join('\n'),
  );
  const failures = findings.filter(({ state }) => state === 'failure').length;
  if (failures > 0) throw new CliError(exitCodes.refused, `Winnow would not work: ${counted(failures, 'failure')}.`);
};

/** The command that looks for an operator's mistakes; like `setup`, it reads the configuration of the services. */
export const addDoctorCommand = (program: Command, contextOf: (command: Command) => Context): void => {
  withExample(
    program
      .command('doctor')
      .description(
        'Checks variables, limits, data folder, brokers, topics, database, indexes, secret key and clock; changes nothing.',
      )
      .addOption(serverTimeout(15, '15s'))
      .action((options: { readonly timeout: number }, command: Command) => examine(contextOf(command), options)),
    'winnow-cli doctor',
  );
};
