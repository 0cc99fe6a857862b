import type { ExitCode } from './cli-error.ts';
import { clientCommands } from './client-commands.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addSetupCommand } from './commands/setup.ts';
import { addSkillCommands } from './commands/skills.ts';
import { addTransferCommands } from './commands/transfer.ts';
import type { Io } from './io.ts';
import { type AddCommands, runProgram } from './program.ts';

/** All commands, with those that work on an installation itself. */
export const allCommands: readonly AddCommands[] = [
  ...clientCommands,
  addSkillCommands,
  addSetupCommand,
  addDoctorCommand,
  addTransferCommands,
];

/** Runs one of all commands. Returns the exit code and throws only bugs of this program. */
export const run = (argv: readonly string[], io: Io): Promise<ExitCode> => runProgram(argv, io, allCommands);
