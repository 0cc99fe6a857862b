import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { errorBody, operationBody } from '@winnow/contracts';
import { apiKey } from './deployment.ts';
import { validateAnswer } from './validate-answer.ts';

export type Upload = { readonly name: string; readonly bytes: Uint8Array };

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: Record<string, unknown> };

type CallOptions = {
  readonly file?: Upload;
  /** For a batch. */
  readonly files?: readonly Upload[];
  readonly fields?: { readonly [name: string]: string };
  readonly headers?: { readonly [name: string]: string };
  /** null: no key. */
  readonly key?: string | null;
};

const headersOf = ({ key = apiKey, headers = {} }: CallOptions): Record<string, string> => ({
  ...(key === null ? {} : { 'x-api-key': key }),
  ...headers,
});

/** Reads an answer, which the document must describe. */
export const readAnswer = async (method: string, url: string, response: Response): Promise<Answer> => {
  const text = await response.text();
  const json = /^application\/json(?:;|$)/.test(response.headers.get('content-type') ?? '');
  const body: Record<string, unknown> = text === '' ? {} : json ? JSON.parse(text) : { text };
  // Whatever goes wrong, there is one error body.
  if (response.status >= 400) errorBody.parse(body);
  validateAnswer(method, url, response, text === '' ? undefined : body);
  return { status: response.status, headers: response.headers, body };
};

/** Whoever has computed for seconds first learns which connections were closed meanwhile: a request on one of those would fail. */
const fetchAnew = async (url: string, init: RequestInit): Promise<Response> => {
  await setImmediate();
  return fetch(url, init);
};

const append = (form: FormData, name: string, { name: fileName, bytes }: Upload): void =>
  form.append(name, new Blob([new Uint8Array(bytes)]), fileName);

/** Posts a form to a path of a gateway. */
export const post = async (url: string, options: CallOptions = {}): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(options.fields ?? {})) form.append(name, value);
  if (options.file !== undefined) append(form, 'file', options.file);
  for (const file of options.files ?? []) append(form, 'files', file);
  return readAnswer('POST', url, await fetchAnew(url, { method: 'POST', body: form, headers: headersOf(options) }));
};

/** Sends JSON, or nothing, to a path of a gateway. */
export const send = async (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  json?: unknown,
  options: CallOptions = {},
): Promise<Answer> => {
  const headers = { ...headersOf(options), ...(json === undefined ? {} : { 'content-type': 'application/json' }) };
  const body = json === undefined ? null : JSON.stringify(json);
  return readAnswer(method, url, await fetchAnew(url, { method, headers, body }));
};

/** Gets a path of a gateway. */
export const get = async (url: string, options: CallOptions = {}): Promise<Answer> =>
  readAnswer('GET', url, await fetchAnew(url, { headers: headersOf(options) }));

/** Reads an operation until it is done; a gateway that is away for a while is asked again. */
export const untilDone = async (addresses: () => readonly string[], id: string, patienceMs = 90_000): Promise<Answer> => {
  const until = Date.now() + patienceMs;
  for (let turn = 0; ; turn += 1) {
    const options = addresses();
    try {
      const answer = await get(`${options[turn % options.length]}/v1/operations/${id}`);
      if (answer.status !== 200 && answer.status < 500) throw new Error(`Operation ${id} answered ${answer.status}.`);
      if (answer.status === 200 && operationBody.parse(answer.body).done) return answer;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    if (Date.now() > until) throw new Error(`Operation ${id} is not done after ${patienceMs} ms.`);
    await delay(50);
  }
};

/** A file as an upload. */
export const uploadOf = async (path: string): Promise<Upload> => ({ name: basename(path), bytes: await readFile(path) });

/** A report without what differs from call to call. */
export const withoutIds = (body: Record<string, unknown>): Record<string, unknown> => {
  const { request_id: _, ...rest } = body;
  return rest;
};
