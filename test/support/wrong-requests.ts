import { fieldWord, words } from './canary.ts';
import type { DescribedOperation } from './described-operations.ts';

/** A request that an operation refuses, or that finds nothing, with the words of the caller in every place. */
export type WrongRequest = { readonly search?: string; readonly body?: string; readonly type?: string };

const { value, body, file, job, requirement } = words;

const jsonBodies = [
  JSON.stringify({ [fieldWord]: value, name: [value], title: { a: value }, url: `http://${value}.invalid` }),
  JSON.stringify({
    name: value,
    scopes: [value],
    expires_at: value,
    ip_ranges: [value],
    failed_since: value,
    grace_seconds: value,
  }),
  JSON.stringify({
    title: job,
    requirements: [{ text: requirement, kind: value, level: value }],
    language: value,
    weights: value,
  }),
  // What stands behind `at` looks like a line of a stack trace.
  `{"name":"${body}"\n    at ${body} (file:///${body})`,
  `"${body}"`,
  body,
  // Half of a character, which nothing can store, and more depth than a stack has.
  `{"name":"${value}\\ud800","title":"${value}\\udfff","url":"https://example.com/${value}\\ud800","requirements":[{"text":"SQL"}]}`,
  `{"name":"${value}","${fieldWord}":${'['.repeat(50_000)}"${value}"${']'.repeat(50_000)}}`,
  `{"name":"${value}","${fieldWord}":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
];

const part = (name: string, more = ''): string =>
  `--${value}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${body}\r\n`;
const filePart = (name: string): string => part(name, `; filename="${file}.txt"`);
const form = (...parts: readonly string[]): string => `${parts.join('')}--${value}--\r\n`;

const formBodies = [
  body,
  `--${value}\r\n${body}: ${body}\r\n\r\n${body}`,
  filePart(fieldWord),
  form(filePart(fieldWord)),
  form(part('language')),
  form(part('job_id'), part('language')),
  form(filePart('file'), part('language')),
  form(filePart('file'), part('categories'), part('job_description')),
  form(filePart('file'), part('seed'), part('count'), part('job_id')),
  form(filePart('file'), filePart('file')),
  form(part('job_id'), part('name'), part('start'), part('timeout_seconds')),
  form(part('job_id'), part('job_id'), filePart('files')),
  form(filePart('file'), filePart('files'), part('categories[4294967294]'), part('categories[a]'), part('__proto__[a]')),
];

/** Wrong requests to an operation: one for each parameter of its query, and bodies of each type that it takes. */
export const wrongRequests = ({ query, types }: DescribedOperation): readonly WrongRequest[] => [
  {},
  ...query.map((name) => ({ search: `?${name}=${value}` })),
  ...(types.includes('application/json') ? jsonBodies.map((text) => ({ body: text, type: 'application/json' })) : []),
  ...(types.includes('multipart/form-data')
    ? formBodies.map((text) => ({ body: text, type: `multipart/form-data; boundary=${value}` }))
    : []),
];
