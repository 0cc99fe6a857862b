import { CliError, exitCodes } from '../cli-error.ts';

/** The error of a command that could not open what the variables of the services describe: an invalid one, or servers out of reach. */
export const serverError = (error: unknown): CliError => {
  const message = error instanceof Error ? error.message : String(error);
  // By name: the class is loaded with the clients of the servers.
  if (error instanceof Error && error.name === 'ConfigError') return new CliError(exitCodes.usage, message);
  return new CliError(exitCodes.unreachable, message, { cause: error });
};
