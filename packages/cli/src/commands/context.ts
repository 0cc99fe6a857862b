import { type Client, createClient, type Delay, type LanguageCode } from '@winnow/client';
import { parseLanguage } from '@winnow/contracts/constants';
import type { Command } from 'commander';
import { usageError } from '../cli-error.ts';
import type { Server } from '../failure.ts';
import { readConfig } from '../input/user-config.ts';
import type { Io } from '../io.ts';
import type { Look } from '../output/layout.ts';
import { createPaint } from '../output/paint.ts';
import { plainBody, plainText } from '../output/plain.ts';

export type GlobalOptions = {
  readonly json?: true;
  readonly language?: string;
  readonly url?: string;
  readonly key?: string;
};

/** What every command works with. */
export type Context = {
  readonly io: Io;
  readonly client: Client;
  readonly server: Server;
  /** Ends all calls of the client. */
  readonly signal: AbortSignal | undefined;
  /** The same context, whose calls end with a signal. */
  readonly until: (signal: AbortSignal) => Context;
  readonly json: boolean;
  /** Language of the response text; `undefined`: the server's default. */
  readonly language: LanguageCode | undefined;
  /** Writes a response to stdout: the unchanged body with `--json`, otherwise as text. */
  readonly show: <T>(body: T, write: (body: T, look: Look) => string) => void;
  /** Writes a message to stderr. */
  readonly tell: (text: string) => void;
};

const defaultUrl = 'http://127.0.0.1:8080';

const urlOf = (given: string): string => {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '')
    throw usageError(`"${given}" is not a valid URL.`, 'Set WINNOW_URL or --url to a URL such as http://127.0.0.1:8080.');
  if (url.username !== '' || url.password !== '')
    throw usageError('The URL contains a user name.', 'Winnow uses API keys only: set WINNOW_API_KEY, or use --key.');
  return url.href.replace(/\/+$/, '');
};

const keyOf = (given: string | undefined): string | undefined => {
  const key = given?.trim() ?? '';
  if (!/^[\x21-\x7e]*$/.test(key)) throw usageError('The key contains invalid characters.', 'Check WINNOW_API_KEY or --key.');
  return key === '' ? undefined : key;
};

const languageOf = (given: string | undefined): LanguageCode | undefined => {
  if (given === undefined) return undefined;
  try {
    return parseLanguage(given);
  } catch {
    throw usageError(`"${given}" is not one of the 50 languages.`, 'Give a code such as en, de or zh.');
  }
};

const delayText = (delay: Delay): string => {
  if (delay.kind === 'asked') return `The server asks to wait for ${delay.seconds} s.`;
  return delay.kind === 'broken'
    ? 'The connection broke; trying again.'
    : 'The stream of events does not hold; reading the counts instead.';
};

/** The address and the key: options go before variables, and these before what "login" has stored for that address. */
export const serverOf = (env: Io['env'], { url, key }: GlobalOptions): Server => {
  const stored = readConfig(env);
  const address = urlOf(url ?? (env.WINNOW_URL?.trim() || stored?.url || defaultUrl));
  // A key belongs to the address for which it was stored, and is sent to no other.
  const storedKey = stored?.url === address ? stored.key : undefined;
  return { url: address, key: keyOf(key ?? env.WINNOW_API_KEY ?? storedKey) };
};

/** Reads the options that all commands share. Throws a usage error for an invalid address, key or language. */
export const createContext = (io: Io, command: Command): Context => {
  const { json = false, language, ...options } = command.optsWithGlobals<GlobalOptions>();
  const { stdout, stderr, env, fetch, now, sleep, newId } = io;
  const tell = (text: string): void => {
    stderr.write(`${plainText(text)}\n`);
  };
  const look: Look = { paint: createPaint(stdout, env), width: (stdout.isTTY === true && stdout.columns) || undefined };
  const server = serverOf(env, options);
  const onDelay = (delay: Delay): void => tell(delayText(delay));
  const contextWith = (signal: AbortSignal | undefined): Context => ({
    io,
    client: createClient({ ...server, fetch, now, sleep, newId, onDelay, signal }),
    server,
    signal,
    until: contextWith,
    json,
    language: languageOf(language),
    show: (body, write) => {
      if (json) stdout.write(body === undefined ? '' : `${JSON.stringify(body)}\n`);
      else stdout.write(`${write(plainBody(body), look)}\n`);
    },
    tell,
  });
  return contextWith(undefined);
};
