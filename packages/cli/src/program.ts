import { WinnowError } from '@winnow/client';
import { Command, CommanderError } from 'commander';
import { CliError, type ExitCode, exitCodes } from './cli-error.ts';
import { addCompletionCommand } from './commands/completion.ts';
import { type Context, createContext, type GlobalOptions, serverOf } from './commands/context.ts';
import { withExample } from './commands/with-example.ts';
import { failureOf } from './failure.ts';
import type { Io } from './io.ts';
import { createPaint } from './output/paint.ts';
import { plainText } from './output/plain.ts';
import { version } from './version.ts';

/** Adds some commands to the program. */
export type AddCommands = (program: Command, contextOf: (command: Command) => Context) => void;

const exitHelp = `
Exit codes:
  0    done
  1    the request was refused or failed
  2    wrong usage
  3    the server cannot be reached
  4    a batch ended, but not completed, or files were left out of it
  130  interrupted`;

/** The program with some commands, on the given input and output. */
export const createProgram = (io: Io, groups: readonly AddCommands[]): Command => {
  const { stdout, stderr } = io;
  const program = new Command('winnow-cli')
    .description('Reads resumes: how well programs can read them, what they say, how well they fit a job.')
    .version(version, '--version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .option('--json', 'print the body of the answer as it is')
    .option('--language <code>', 'of the texts in the answer, one of 50; default: en')
    .option('--url <url>', 'address of Winnow; default: WINNOW_URL, or http://127.0.0.1:8080')
    .option('--key <key>', 'API key. Prefer $WINNOW_API_KEY: other users can see command-line arguments')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHelpWidth: () => stdout.columns || 100,
      getErrHelpWidth: () => stderr.columns || 100,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('(See --help.)')
    .exitOverride();
  withExample(program, 'winnow-cli score resume.pdf').addHelpText('after', exitHelp);
  const contextOf = (command: Command) => createContext(io, command);
  for (const add of groups) add(program, contextOf);
  addCompletionCommand(program);
  return program;
};

/** An error message, or with `json` the server's error body. */
const writeError = ({ message, details: { body, hints = [] } }: CliError, { stderr, env }: Io, json: boolean): void => {
  if (json && body !== undefined) {
    stderr.write(`${JSON.stringify(body)}\n`);
    return;
  }
  const fields = body?.detail.fields ?? [];
  const lines = [
    ...fields.map((field) => `  ${field.field}: ${field.message}`),
    ...hints,
    ...(body === undefined ? [] : [`Request: ${body.detail.request_id}`]),
  ];
  stderr.write(`${createPaint(stderr, env)('red', 'Error:')} ${[message, ...lines].map(plainText).join('\n')}\n`);
};

/** Runs one command; `argv` without the program itself. Returns the exit code and throws only bugs of this program. */
export const runProgram = async (argv: readonly string[], io: Io, groups: readonly AddCommands[]): Promise<ExitCode> => {
  const program = createProgram(io, groups);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const options = program.opts<GlobalOptions>();
    const failure = error instanceof WinnowError ? failureOf(error, serverOf(io.env, options)) : error;
    if (!(failure instanceof CliError)) throw failure;
    writeError(failure, io, options.json === true);
    return failure.exitCode;
  }
};
