import { parseLanguage } from '@winnow/contracts/constants';
import type { Command } from 'commander';
import { usageError } from '../cli-error.ts';
import type { Connection } from '../http/connection.ts';
import type { Io } from '../io.ts';
import type { Look } from '../output/layout.ts';
import { createPaint } from '../output/paint.ts';
import { plainBody, plainText } from '../output/plain.ts';

type GlobalOptions = {
  readonly json?: true;
  readonly language?: string;
  readonly url?: string;
  readonly key?: string;
};

/** What every command works with. */
export type Context = {
  readonly io: Io;
  readonly connection: Connection;
  readonly json: boolean;
  /** Language of the response text; `undefined`: the server's default. */
  readonly language: string | undefined;
  /** Writes a response to stdout: the unchanged body with `--json`, otherwise as text. */
  readonly show: <T>(body: T, write: (body: T, look: Look) => string) => void;
  /** Writes a message to stderr. */
  readonly tell: (text: string) => void;
};

const defaultUrl = 'http://127.0.0.1:8080';

const urlOf = (given: string): string => {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '')
    throw usageError(`"${given}" is no address of a server.`, 'Give one such as http://127.0.0.1:8080 with WINNOW_URL or --url.');
  if (url.username !== '' || url.password !== '')
    throw usageError('The address holds a user name.', 'Winnow knows keys only: set WINNOW_API_KEY, or use --key.');
  return url.href.replace(/\/+$/, '');
};

const keyOf = (given: string | undefined): string | undefined => {
  const key = given?.trim() ?? '';
  if (!/^[\x21-\x7e]*$/.test(key)) throw usageError('The key has characters that no key has.', 'Check WINNOW_API_KEY or --key.');
  return key === '' ? undefined : key;
};

const languageOf = (given: string | undefined): string | undefined => {
  if (given === undefined) return undefined;
  try {
    return parseLanguage(given);
  } catch {
    throw usageError(`"${given}" is not one of the 50 languages.`, 'Give a code such as en, de or zh.');
  }
};

/** Reads the options that all commands share. Throws a usage error for an invalid address, key or language. */
export const createContext = (io: Io, command: Command): Context => {
  const { json = false, language, url, key } = command.optsWithGlobals<GlobalOptions>();
  const { stdout, stderr, env, fetch, now, sleep, newId } = io;
  const tell = (text: string): void => {
    stderr.write(`${plainText(text)}\n`);
  };
  const look: Look = { paint: createPaint(stdout, env), width: (stdout.isTTY === true && stdout.columns) || undefined };
  return {
    io,
    connection: {
      url: urlOf(url ?? (env.WINNOW_URL?.trim() || defaultUrl)),
      key: keyOf(key ?? env.WINNOW_API_KEY),
      fetch,
      now,
      sleep,
      newId,
      notify: tell,
      met: { answered: false },
    },
    json,
    language: languageOf(language),
    show: (body, write) => {
      if (json) stdout.write(body === undefined ? '' : `${JSON.stringify(body)}\n`);
      else stdout.write(`${write(plainBody(body), look)}\n`);
    },
    tell,
  };
};
