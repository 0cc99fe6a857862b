import type { Command } from 'commander';

/** Ends the help of a command with working examples. */
export const withExample = (command: Command, ...calls: readonly [string, ...string[]]): Command =>
  command.addHelpText(
    'after',
    `\n${calls.length === 1 ? 'Example' : 'Examples'}:\n${calls.map((call) => `  $ ${call}`).join('\n')}`,
  );
