import { readFileSync } from 'node:fs';
import { AppError } from '@winnow/kernel';
import { createBreaker } from './breaker.ts';
import { createTurns } from './create-turns.ts';
import type { Logger } from './logger.ts';
import { errorFacts } from './logger.ts';
import type { BreakerName, Metrics } from './metrics.ts';
import { ConfigError } from './read-config.ts';

/** An OpenAI-compatible service that an operator may add. Nothing depends on its answers. */
export type Provider = {
  readonly model: string;
  /** Sends JSON to a path below its URL; `undefined` when it did not answer in time, or with anything but JSON of bounded size. */
  readonly post: (path: string, body: object, signal?: AbortSignal) => Promise<unknown>;
  readonly stop: () => void;
};

export type ProviderOptions = {
  readonly name: Extract<BreakerName, 'embeddings' | 'chat'>;
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
  readonly keyFile: string | undefined;
  readonly timeoutMs: number;
};

export type ProviderTools = { readonly logger: Logger; readonly metrics: Pick<Metrics, 'breaker' | 'breakersOpen'> };

/** At the same time, in one process. */
const maxConcurrent = 4;

const maxResponseBytes = 16 * 1024 * 1024;

/** It is left alone after so many failures in a row. */
const failures = 3;
const openMs = 30_000;

const keyOf = ({ key, keyFile, name }: ProviderOptions): string | undefined => {
  if (keyFile === undefined) return key;
  try {
    return readFileSync(keyFile, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new ConfigError(`WINNOW_${name.toUpperCase()}_KEY_FILE cannot be read (${code}).`);
  }
};

const refused = (reason: string): AppError => new AppError('UNAVAILABLE', `The provider ${reason}.`);

const readBounded = async (response: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxResponseBytes) throw refused('answered with too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

/** Opens a provider behind a circuit breaker, with bounded time, concurrency and size. Logs neither texts nor keys. */
export const openProvider = (options: ProviderOptions, { logger, metrics }: ProviderTools): Provider => {
  const { name, url, model, timeoutMs } = options;
  const key = keyOf(options);
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  const base = url.replace(/\/+$/u, '');
  const turns = createTurns(maxConcurrent);
  const breaker = createBreaker({
    failures,
    openMs,
    onChange: (state) => {
      metrics.breaker(name, state);
      metrics.breakersOpen(name, state === 'closed' ? 0 : 1);
    },
  });
  const send = async (path: string, body: object, signal: AbortSignal): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ model, ...body }),
      redirect: 'error',
      signal,
    });
    if (response.ok) return readBounded(response);
    await response.body?.cancel();
    throw refused(`answered with status ${response.status}`);
  };
  return {
    model,
    post: async (path, body, signal) => {
      // Waiting for a turn is part of the time: whoever asks has a deadline.
      const own = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]);
      try {
        return await turns(() => breaker.fire(() => send(path, body, own)));
      } catch (error) {
        signal?.throwIfAborted();
        logger.warn({ provider: name, breaker: breaker.state(), ...errorFacts(error) }, 'A provider did not answer');
        return undefined;
      }
    },
    stop: breaker.stop,
  };
};
