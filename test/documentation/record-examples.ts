import { type HttpOperation, httpOperations } from '@winnow/contracts';
import { apiKey } from '../support/deployment.ts';
import { type Call, exampleCalls, type Sent } from './example-calls.ts';
import { receiveWebhooks } from './receive-webhooks.ts';
import { sampleFiles } from './sample-files.ts';
import { createSteadyText } from './steady-text.ts';

type Example = {
  readonly request?: unknown;
  readonly responses: { readonly [status: string]: unknown };
  /** Other bodies than JSON, by content type; of a stream, its first event. */
  readonly others?: { readonly [contentType: string]: unknown };
};

type Files = { readonly [name: string]: Uint8Array };

/** The form with its files, or the JSON. */
const bodyOf = (sent: Sent, files: Files): FormData | string | null => {
  if (sent.json !== undefined) return JSON.stringify(sent.json);
  if (sent.file === undefined && sent.files === undefined) return null;
  const body = new FormData();
  for (const [name, value] of Object.entries(sent.form ?? {})) body.append(name, value);
  for (const field of ['file', 'files'] as const) {
    const name = sent[field];
    if (name !== undefined) body.append(field, new Blob([new Uint8Array(files[name] ?? [])]), name);
  }
  return body;
};

/** The first event of a stream, as the document describes it. */
const firstEvent = (text: string): unknown => {
  const event = text.split('\n\n').find((each) => each.includes('data: ')) ?? '';
  return Object.fromEntries(event.split('\n').map((line) => line.split(/: (.*)/)));
};

/** Runs the operations of a new installation on the sample files and returns, by operation, what was sent and received. */
export const recordExamples = async (address: string): Promise<{ readonly [operation: string]: Example }> => {
  const files = await sampleFiles();
  const steady = createSteadyText();
  const keep = (value: unknown): unknown => JSON.parse(steady(JSON.stringify(value)));
  const receiver = await receiveWebhooks();
  const examples: Record<string, Example> = {};
  const call: Call = async (id, sent = {}) => {
    const operation: HttpOperation = httpOperations[id];
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => sent.params?.[name] ?? '');
    const response = await fetch(`${address}${path}${sent.query ?? ''}`, {
      method: operation.method.toUpperCase(),
      headers: {
        'x-api-key': apiKey,
        ...(sent.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      body: bodyOf(sent, files),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${id} returned ${response.status}: ${text}`);
    const [contentType = ''] = (response.headers.get('content-type') ?? '').split(';');
    if (text === '') return text;
    const before = examples[id] ?? { responses: {} };
    if (contentType !== 'application/json') {
      const other = contentType === 'text/event-stream' ? firstEvent(steady(text)) : steady(text);
      examples[id] = { ...before, others: { ...before.others, [contentType]: other } };
      return text;
    }
    const body: unknown = JSON.parse(text);
    examples[id] = {
      ...before,
      ...(sent.json === undefined ? {} : { request: keep(sent.json) }),
      responses: { ...before.responses, [response.status]: keep(body) },
    };
    return body;
  };
  try {
    await exampleCalls(call, receiver.url);
    const event = receiver.bodies.find((body) => !body.includes('batch_test'));
    return { ...examples, batchCompleted: { request: keep(JSON.parse(event ?? 'null')), responses: {} } };
  } finally {
    receiver.stop();
  }
};
