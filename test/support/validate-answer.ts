import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { root } from './workspaces.ts';

type Content = { readonly [type: string]: { readonly schema: object } };
type Operation = {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly responses: { readonly [status: string]: { readonly content?: Content; readonly headers?: object } };
};

export type ApiDocument = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: object;
};

/** The document as it is published. */
export const apiDocument: ApiDocument = JSON.parse(readFileSync(join(root, 'packages/contracts/generated/openapi.json'), 'utf8'));

/** An IP address, or a range of them. */
const isCidr = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
};

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
ajv.addFormat('cidr', { type: 'string', validate: isCidr });
ajv.addSchema({ $id: 'api', components: apiDocument.components });

const validators = new Map<object, ValidateFunction>();

/** References of the document lead to its components, wherever the schema that holds them stands. */
const validatorOf = (schema: object): ValidateFunction => {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
  const compiled = ajv.compile(JSON.parse(text));
  validators.set(schema, compiled);
  return compiled;
};

const patterns = Object.entries(apiDocument.paths)
  .map(([path, methods]) => ({ path, methods, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // A path without parameters before one that would take its last part for a parameter.
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

const documented = ['/errors/'];
const limitHeaders = [
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/**
 * Holds an answer against the document: its status, its body, and the limits it tells. Throws with what is wrong. Paths and methods that
 * the document does not know are refused with the one error body.
 */
export const validateAnswer = (method: string, url: string, response: Response, body: unknown): void => {
  const { pathname } = new URL(url);
  const operation = patterns.find(({ pattern }) => pattern.test(pathname))?.methods[method.toLowerCase()];
  if (operation === undefined) {
    if (response.status < 400 && !documented.some((start) => pathname.startsWith(start)))
      throw new Error(`${method} ${pathname} is not in the document and answers ${response.status}.`);
    return;
  }
  const described = operation.responses[String(response.status)];
  const where = `${operation.operationId} ${response.status}`;
  // What is not even a request of the operation may be refused by the server before it.
  if (described === undefined) throw new Error(`${where} is not in the document: ${JSON.stringify(body)}`);
  for (const header of limitHeaders)
    if (response.headers.get(header) === null) throw new Error(`${where} has no header ${header}.`);
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const schema = described.content?.[type]?.schema;
  if (described.content === undefined) {
    if (body !== undefined) throw new Error(`${where} has a body.`);
    return;
  }
  if (schema === undefined) throw new Error(`${where} has the type ${type}, which is not in the document.`);
  if (type !== 'application/json') return;
  const validate = validatorOf(schema);
  if (!validate(body)) throw new Error(`${where} breaks the document: ${ajv.errorsText(validate.errors)}`);
};
