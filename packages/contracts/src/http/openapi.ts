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
import { batchCompletedEvent } from '../bodies/webhook.ts';
import { errorStatus } from './error-status.ts';
import type { HttpOperation } from './http-operation.ts';
import { httpOperations } from './operations.ts';

/** Version of the API in the specification. */
const interfaceVersion = '3.1.0';

/** A response header, described once in the document however many responses have it. */
const header = (id: string, description: string) => z.string().optional().meta({ description, header: { id } });

const requestIdHeader = { 'X-Request-Id': header('X-Request-Id', 'Id of the request, also in the body and in the logs.') };

const limitHeaders = {
  ...requestIdHeader,
  RateLimit: header('RateLimit', 'What is left of each policy: r requests for t seconds.'),
  'RateLimit-Policy': header('RateLimit-Policy', 'The policies in force: q requests in w seconds.'),
  'X-RateLimit-Limit': header('X-RateLimit-Limit', 'Limit of the tightest policy.'),
  'X-RateLimit-Remaining': header('X-RateLimit-Remaining', 'What is left of it.'),
  'X-RateLimit-Reset': header('X-RateLimit-Reset', 'Seconds until it starts anew.'),
};

const retryAfter = { 'Retry-After': header('Retry-After', 'Seconds to wait before repeating.') };

const errorCodesOf = (operation: HttpOperation): readonly ErrorCode[] => {
  if (operation.access.key === 'none') return ['RATE_LIMITED'];
  // For an Idempotency-Key that is too long, or a path that cannot be decoded.
  const malformed = operation.idempotent || operation.asynchronous || operation.pathParameters !== undefined;
  return [
    'AUTH_ERROR',
    ...(malformed ? (['INVALID_REQUEST'] as const) : []),
    ...operation.errors,
    'RATE_LIMITED',
    'OVERLOADED',
    'UNAVAILABLE',
    'INTERNAL',
  ];
};

const errorResponses = (operation: HttpOperation): ZodOpenApiResponsesObject => {
  const codes = errorCodesOf(operation);
  const statuses = Map.groupBy(new Set(codes), (code) => errorStatus[code].status);
  // A known key without permission gets a 403 with the same body.
  if (codes.includes('AUTH_ERROR')) statuses.set(403, ['AUTH_ERROR']);
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
    Location: header('Location', 'Path of what was accepted.'),
    'Operation-Location': header('Operation-Location', 'The same.'),
    'Preference-Applied': header('Preference-Applied', '`respond-async` when it was asked for.'),
  }),
  content: { 'application/json': { schema: operationBody } },
};

const idempotencyHeader = {
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      description: 'Makes a repeated request answer what the first one answered. Ignored without a key.',
      param: { id: 'IdempotencyKey' },
    }),
};

const asynchronousHeaders = {
  Prefer: z
    .string()
    .optional()
    .meta({ description: '`respond-async`, optionally with `wait=seconds`. Ignored without a key.', param: { id: 'Prefer' } }),
  ...idempotencyHeader,
};

const headersOf = ({ asynchronous, idempotent, method }: HttpOperation): { readonly header?: z.ZodObject } => {
  if (asynchronous) return { header: z.object(method !== 'post' ? { Prefer: asynchronousHeaders.Prefer } : asynchronousHeaders) };
  return idempotent ? { header: z.object(idempotencyHeader) } : {};
};

const bodyOf = ({ form, json, urlencoded, bodyOptional }: HttpOperation): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  if (form === undefined && json === undefined) return {};
  return {
    requestBody: {
      required: bodyOptional !== true,
      content: {
        ...(form === undefined ? {} : { 'multipart/form-data': { schema: form } }),
        ...(json === undefined ? {} : { 'application/json': { schema: json } }),
        ...(json === undefined || !urlencoded ? {} : { 'application/x-www-form-urlencoded': { schema: json } }),
      },
    },
  };
};

const answersOf = ({ answers }: HttpOperation) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => {
      const contents = all.flatMap(({ schema, contentType = 'application/json' }) =>
        schema === undefined ? [] : [[contentType, { schema }] as const],
      );
      const content = contents.length === 0 ? {} : { content: Object.fromEntries(contents) };
      return [`${status}`, { description: all[0]?.description ?? '', headers: z.object(limitHeaders), ...content }];
    }),
  );

const describe = (id: string, operation: HttpOperation): ZodOpenApiOperationObject => ({
  operationId: id,
  tags: [operation.tag],
  summary: operation.summary,
  ...(operation.description === undefined ? {} : { description: operation.description }),
  security: operation.access.key === 'none' ? [] : operation.access.key === 'optional' ? [{ apiKey: [] }, {}] : [{ apiKey: [] }],
  requestParams: {
    ...(operation.pathParameters === undefined ? {} : { path: operation.pathParameters }),
    ...(operation.query === undefined ? {} : { query: operation.query }),
    ...headersOf(operation),
  },
  ...bodyOf(operation),
  responses: {
    ...answersOf(operation),
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

/** Readonly describes how the code treats its data; in the document, it would mean that a client may not send it. */
const omitReadOnly = (schema: { readOnly?: unknown }): void => {
  delete schema.readOnly;
};

/** The OpenAPI 3.1 document of the gateway. */
export const createOpenApiDocument = () =>
  createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Winnow',
        version: interfaceVersion,
        description: 'Resume analysis: ATS scores, structured resumes, matches with jobs, interview questions, and batches.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      paths: pathsOf(),
      webhooks: {
        'batch.completed': {
          post: {
            summary: 'A batch reached its terminal state',
            description:
              'Signed over the raw body: `X-SVC-Signature: sha256=<hex>`. Any 2xx acknowledges. Sent at least once: de-duplicate on `batch_id`.',
            requestBody: { required: true, content: { 'application/json': { schema: batchCompletedEvent } } },
            responses: { '2XX': { description: 'Received.' } },
          },
        },
      },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key of your account.' },
        },
      },
    },
    { override: ({ jsonSchema }) => omitReadOnly(jsonSchema) },
  );
