import type { Tracing } from '@winnow/ports';
import { type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';
import pretty from 'pino-pretty';
import { openLogDestination } from './log-destination.ts';

/** The part of pino that Winnow uses. ERROR means that someone must act; personal data is never logged. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * Details of an error that are safe to log: an unknown message may quote a document, so only messages of our own errors are
 * included.
 */
export const errorFacts = (error: unknown): { readonly [fact: string]: unknown } => {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim());
  const code = 'code' in error ? error.code : undefined;
  return {
    error: error.name,
    code,
    ...(error.name === 'AppError' ? { message: error.message } : {}),
    stack,
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  };
};

type LoggerOptions = {
  readonly level: string;
  readonly service: string;
  /** With tracing, lines name the trace and span that they belong to. */
  readonly idsOf?: Tracing['ids'];
};

/** JSON lines on standard output; coloured lines on a terminal. */
export const createLogger = ({ level, service, idsOf }: LoggerOptions): Logger => {
  const settings = {
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    ...(idsOf === undefined ? {} : { mixin: () => ({ ...idsOf() }) }),
  };
  if (!process.stdout.isTTY) return pino(settings, openLogDestination());
  return pino(
    settings,
    pretty({ colorize: true, ignore: 'pid,hostname,service', translateTime: 'HH:MM:ss', singleLine: true, sync: true }),
  );
};
