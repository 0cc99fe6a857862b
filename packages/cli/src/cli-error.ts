import type { ErrorBody } from '@winnow/client';

/** Exit codes of the process. 130 is what shells expect after Ctrl-C. */
export const exitCodes = { ok: 0, refused: 1, usage: 2, unreachable: 3, notCompleted: 4, interrupted: 130 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

type Details = {
  /** Suggested next steps, one sentence each. */
  readonly hints?: readonly string[];
  /** The error body of the server, if it sent one. */
  readonly body?: ErrorBody;
  readonly cause?: unknown;
};

/** Ends a command with an exit code and a message. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly details: Omit<Details, 'cause'>;

  constructor(exitCode: ExitCode, message: string, { cause, ...details }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.details = details;
  }
}

/** A usage error. */
export const usageError = (message: string, ...hints: readonly string[]): CliError =>
  new CliError(exitCodes.usage, message, { hints });
