import type { ErrorCode } from '@winnow/kernel';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { errorBody } from '../bodies/error-body.ts';
import { operationBody } from '../bodies/operation-body.ts';
import { errorStatus } from './error-status.ts';
import { type HttpOperation, httpOperations } from './operations.ts';

/** Version of the interface that the specification carries. */
const interfaceVersion = '3.1.0';

const header = (description: string) => z.string().optional().meta({ description });

const requestIdHeader = { 'X-Request-Id': header('Id of the request, also in the body and in the logs.') };

const limitHeaders = {
  ...requestIdHeader,
  RateLimit: header('What is left of each policy: r requests for t seconds.'),
  'RateLimit-Policy': header('The policies in force: q requests in w seconds.'),
  'X-RateLimit-Limit': header('Limit of the tightest policy.'),
  'X-RateLimit-Remaining': header('What is left of it.'),
  'X-RateLimit-Reset': header('Seconds until it starts anew.'),
};

const retryAfter = { 'Retry-After': header('Seconds to wait before repeating.') };

const errorResponses = (operation: HttpOperation): ZodOpenApiResponsesObject => {
  if (operation.access.key === 'none') return {};
  const codes: readonly ErrorCode[] = [
    'AUTH_ERROR',
    ...operation.errors,
    'RATE_LIMITED',
    'OVERLOADED',
    'UNAVAILABLE',
    'INTERNAL',
  ];
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of codes) statuses.set(errorStatus[code].status, [...(statuses.get(errorStatus[code].status) ?? []), code]);
  // A key that is known but may not do this is refused with 403 and the same body.
  statuses.set(403, ['AUTH_ERROR']);
  return Object.fromEntries(
    [...statuses].map(([status, of]) => [
      `${status}`,
      {
        description: of.map((code) => `\`${code}\`: ${errorStatus[code].title}.`).join(' '),
        headers: z.object({ ...limitHeaders, ...(status === 429 || status === 503 ? retryAfter : {}) }),
        content: { 'application/json': { schema: errorBody } },
      },
    ]),
  );
};

const accepted = {
  description: 'Accepted and durable; read the operation at `Location`.',
  headers: z.object({
    ...limitHeaders,
    ...retryAfter,
    Location: header('Path of the operation.'),
    'Operation-Location': header('The same.'),
    'Preference-Applied': header('`respond-async` when it was asked for.'),
  }),
  content: { 'application/json': { schema: operationBody } },
};

const asynchronousHeaders = z.object({
  Prefer: header('`respond-async`, optionally with `wait=seconds`. Ignored without a key.'),
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({ description: 'Makes a repeated request answer what the first one answered. Ignored without a key.' }),
});

const describe = (id: string, operation: HttpOperation): ZodOpenApiOperationObject => ({
  operationId: id,
  tags: [operation.tag],
  summary: operation.summary,
  ...(operation.description === undefined ? {} : { description: operation.description }),
  security: operation.access.key === 'none' ? [] : operation.access.key === 'optional' ? [{ apiKey: [] }, {}] : [{ apiKey: [] }],
  requestParams: {
    ...(operation.pathParameters === undefined ? {} : { path: operation.pathParameters }),
    ...(operation.asynchronous ? { header: asynchronousHeaders } : {}),
  },
  ...(operation.form === undefined
    ? {}
    : { requestBody: { required: true, content: { 'multipart/form-data': { schema: operation.form } } } }),
  responses: {
    ...Object.fromEntries(
      operation.answers.map(({ status, description, schema, contentType = 'application/json' }) => [
        `${status}`,
        {
          description,
          headers: z.object(operation.access.key === 'none' ? requestIdHeader : limitHeaders),
          ...(schema === undefined ? {} : { content: { [contentType]: { schema } } }),
        },
      ]),
    ),
    ...(operation.asynchronous ? { '202': accepted } : {}),
    ...errorResponses(operation),
  },
});

const pathsOf = (): ZodOpenApiPathsObject => {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [id, operation] of Object.entries<HttpOperation>(httpOperations))
    for (const [index, path] of [operation.path, ...(operation.aliases ?? [])].entries())
      paths[path] = { ...paths[path], [operation.method]: describe(index === 0 ? id : `${id}Alias${index}`, operation) };
  return paths;
};

/** The OpenAPI 3.1 document of the gateway. */
export const createOpenApiDocument = () =>
  createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Winnow',
      version: interfaceVersion,
      description: 'Resume analysis: ATS scores and structured resumes.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths: pathsOf(),
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key of your account.' },
      },
    },
  });
