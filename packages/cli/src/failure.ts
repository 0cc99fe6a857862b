import { WinnowError } from '@winnow/client';
import { CliError, exitCodes } from './cli-error.ts';

/** The server that a command talks to, for messages. */
export type Server = { readonly url: string; readonly key: string | undefined };

const elsewhere = 'Something else than Winnow seems to answer there: check WINNOW_URL or --url.';

const unexpected = (error: WinnowError, { url }: Server): CliError => {
  const { status, location, message } = error;
  const text = status === undefined ? message : `${url} answered with status ${status}.`;
  const hint =
    location === undefined
      ? message.includes('no page')
        ? 'The server may be older than this command: compare its version with that of "winnow-cli --version".'
        : elsewhere
      : `It sends callers to ${location}: give the address of Winnow itself with WINNOW_URL or --url.`;
  return new CliError(exitCodes.refused, text, { hints: [hint], cause: error });
};

/** The error that ends a command, for an error of the client; any other error is returned unchanged. */
export const failureOf = (error: unknown, server: Server): unknown => {
  if (!(error instanceof WinnowError)) return error;
  const { code, body, message, retryAfter } = error;
  if (code === 'UNREACHABLE') {
    const hints = ['Is Winnow running there? Another address is set with WINNOW_URL or --url.'];
    return new CliError(exitCodes.unreachable, message, { hints, cause: error });
  }
  if (body === undefined) return unexpected(error, server);
  const { error: named, suggestion, reason } = body.detail;
  const noKey = named === 'AUTH_ERROR' && server.key === undefined;
  return new CliError(exitCodes.refused, `${message} (${reason === undefined ? named : `${named}: ${reason}`})`, {
    body,
    hints: [
      suggestion,
      ...(noKey ? ['No key was given: use "winnow-cli login", set WINNOW_API_KEY, or use --key.'] : []),
      ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter} s`]),
    ],
    cause: error,
  });
};
