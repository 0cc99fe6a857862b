import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Upload } from '../support/call.ts';

export type ApiRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly fields?: { readonly [name: string]: string };
  readonly file?: Upload;
  /** The archive of a batch. */
  readonly files?: Upload;
  readonly json?: unknown;
  readonly headers?: { readonly [name: string]: string };
  readonly patienceMs?: number;
};

type ApiAnswer = { readonly status: number; readonly body: Record<string, unknown> };

export type ApiClient = {
  /** One try at one gateway; `undefined` when it gave no answer in time, so that nobody knows what came of it. */
  readonly attempt: (request: ApiRequest) => Promise<ApiAnswer | undefined>;
  /** Tries, under one Idempotency-Key, until a gateway takes it. Throws for an answer that no other try would change. */
  readonly insist: (request: ApiRequest) => Promise<ApiAnswer>;
  /** How often a gateway refused or did not answer, by what it answered. */
  readonly refusals: () => { readonly [answer: string]: number };
};

const patienceMs = 10_000;
const giveUpAfterMs = 180_000;
const againMs = 500;

const bodyOf = ({ fields = {}, file, files, json }: ApiRequest): FormData | string | null => {
  if (json !== undefined) return JSON.stringify(json);
  if (file === undefined && files === undefined && Object.keys(fields).length === 0) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file !== undefined) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  if (files !== undefined) form.append('files', new Blob([new Uint8Array(files.bytes)]), files.name);
  return form;
};

const isWorthAnotherTry = ({ status }: ApiAnswer): boolean => status >= 500 || status === 409 || status === 429;

/** A customer that asks the gateways in turn and gives up on one that does not answer. */
export const createApiClient = (addresses: () => readonly string[], key: string): ApiClient => {
  const refused: Record<string, number> = {};
  let turn = 0;

  const attempt: ApiClient['attempt'] = async (request) => {
    const options = addresses();
    turn += 1;
    const method = request.method ?? (request.json === undefined && bodyOf(request) === null ? 'GET' : 'POST');
    try {
      const response = await fetch(`${options[turn % options.length]}${request.path}`, {
        method,
        body: bodyOf(request),
        headers: {
          'x-api-key': key,
          ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        signal: AbortSignal.timeout(request.patienceMs ?? patienceMs),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
    } catch (error) {
      // A connection that broke, a gateway that is away, or one that took too long.
      if (error instanceof TypeError || (error instanceof Error && /Timeout|Abort/.test(error.name))) return undefined;
      throw error;
    }
  };

  return {
    attempt,
    refusals: () => ({ ...refused }),
    insist: async (request) => {
      const headers = { ...request.headers, 'idempotency-key': randomUUID() };
      const until = Date.now() + giveUpAfterMs;
      for (;;) {
        const answer = await attempt({ ...request, headers });
        if (answer !== undefined && !isWorthAnotherTry(answer)) {
          if (answer.status < 400) return answer;
          throw new Error(`${request.path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
        }
        const what = answer === undefined ? 'no answer' : String(answer.status);
        refused[what] = (refused[what] ?? 0) + 1;
        if (Date.now() > until) throw new Error(`${request.path} was taken by nobody for ${giveUpAfterMs} ms: ${what}.`);
        await delay(againMs);
      }
    },
  };
};
