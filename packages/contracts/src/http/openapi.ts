import { type ErrorCode, errorCodes } from '@winnow/kernel';
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
import { errorExamples } from './error-examples.ts';
import { errorStatus } from './error-status.ts';
import type { HttpOperation } from './http-operation.ts';
import { rolesOf } from './operation-roles.ts';
import { httpOperations } from './operations.ts';
import { type Recorded, recordedExamples } from './recorded-examples.ts';
import { tags } from './tags.ts';

/** Version of the API in the specification. */
const interfaceVersion = '3.1.0';

/** A response header, described once in the document however many responses have it. */
const header = (id: string, description: string) => z.string().optional().meta({ description, header: { id } });

const requestIdHeader = { 'X-Request-Id': header('X-Request-Id', 'ID of the request, also in the body and in the logs.') };

const limitHeaders = {
  ...requestIdHeader,
  RateLimit: header('RateLimit', 'Remaining quota of each policy: `r` requests for `t` seconds.'),
  'RateLimit-Policy': header('RateLimit-Policy', 'The policies in force: `q` requests per `w` seconds.'),
  'X-RateLimit-Limit': header('X-RateLimit-Limit', 'Limit of the strictest policy.'),
  'X-RateLimit-Remaining': header('X-RateLimit-Remaining', 'Remaining requests of that policy.'),
  'X-RateLimit-Reset': header('X-RateLimit-Reset', 'Seconds until that policy resets.'),
};

const retryAfter = { 'Retry-After': header('Retry-After', 'Seconds to wait before you retry.') };

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
        content: {
          'application/json': {
            schema: errorBody,
            examples: Object.fromEntries(of.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
};

/** An example of a media type, if one was recorded. */
const exampleOf = (value: unknown): { readonly example?: unknown } => (value === undefined ? {} : { example: value });

const accepted = {
  description: 'Accepted. The work survives a restart; poll the URL in `Location` for the result.',
  headers: z.object({
    ...limitHeaders,
    ...retryAfter,
    Location: header('Location', 'Path of the operation.'),
    'Operation-Location': header('Operation-Location', 'Same as `Location`.'),
    'Preference-Applied': header('Preference-Applied', '`respond-async` if it was requested.'),
  }),
  content: { 'application/json': { schema: operationBody, ...exampleOf(recordedExamples.parse?.responses['202']) } },
};

const idempotencyHeader = {
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      description:
        'Makes retries safe: repeating a request with the same key returns the original response. Requires an API key.',
      param: { id: 'IdempotencyKey' },
    }),
};

const asynchronousHeaders = {
  Prefer: z
    .string()
    .optional()
    .meta({
      description:
        '`respond-async`, optionally with `wait=seconds`: return 202 instead of waiting for the result. Requires an API key.',
      param: { id: 'Prefer' },
    }),
  ...idempotencyHeader,
};

const headersOf = ({ asynchronous, idempotent, method }: HttpOperation): { readonly header?: z.ZodObject } => {
  if (asynchronous) return { header: z.object(method !== 'post' ? { Prefer: asynchronousHeaders.Prefer } : asynchronousHeaders) };
  return idempotent ? { header: z.object(idempotencyHeader) } : {};
};

const bodyOf = (
  { form, json, urlencoded, bodyOptional }: HttpOperation,
  request: unknown,
): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  if (form === undefined && json === undefined) return {};
  return {
    requestBody: {
      required: bodyOptional !== true,
      content: {
        ...(form === undefined ? {} : { 'multipart/form-data': { schema: form } }),
        ...(json === undefined ? {} : { 'application/json': { schema: json, ...exampleOf(request) } }),
        ...(json === undefined || !urlencoded ? {} : { 'application/x-www-form-urlencoded': { schema: json } }),
      },
    },
  };
};

const answersOf = ({ answers }: HttpOperation, { responses, others = {} }: Recorded) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => {
      const contents = all.flatMap(({ schema, contentType = 'application/json' }) =>
        schema === undefined
          ? []
          : [
              [
                contentType,
                { schema, ...exampleOf(contentType === 'application/json' ? responses[status] : others[contentType]) },
              ] as const,
            ],
      );
      const content = contents.length === 0 ? {} : { content: Object.fromEntries(contents) };
      return [`${status}`, { description: all[0]?.description ?? '', headers: z.object(limitHeaders), ...content }];
    }),
  );

const roleNames = new Intl.ListFormat('en');

/** Who may call an operation, in a sentence and for programs. */
const accessOf = (id: string, { access, description }: HttpOperation) => {
  const roles = rolesOf(id);
  if (roles === undefined || access.key === 'none') return description === undefined ? {} : { description };
  const may = `Requires the scope \`${access.scope}\` or, for members, the role ${roleNames.format(roles)}.`;
  return { description: description === undefined ? may : `${description}\n\n${may}`, 'x-winnow-roles': [...roles] };
};

/** No key; a key, or none; a key. */
const securityOf = ({ access: { key } }: HttpOperation) => {
  if (key === 'none') return [];
  return key === 'optional' ? [{ apiKey: [] }, {}] : [{ apiKey: [] }];
};

const describe = (id: string, operation: HttpOperation, of = id): ZodOpenApiOperationObject => {
  const isAlias = of !== id;
  const recorded = (isAlias ? undefined : recordedExamples[id]) ?? { responses: {} };
  return {
    operationId: id,
    tags: [operation.tag],
    summary: operation.summary,
    ...accessOf(of, operation),
    // The reference leaves aliases out; they stay in the document because clients may rely on them.
    ...(isAlias ? { deprecated: true, 'x-internal': true } : {}),
    security: securityOf(operation),
    requestParams: {
      ...(operation.pathParameters === undefined ? {} : { path: operation.pathParameters }),
      ...(operation.query === undefined ? {} : { query: operation.query }),
      ...headersOf(operation),
    },
    ...bodyOf(operation, recorded.request),
    responses: {
      ...answersOf(operation, recorded),
      ...(operation.asynchronous ? { '202': accepted } : {}),
      ...errorResponses(operation),
    },
  };
};

const pathsOf = (): ZodOpenApiPathsObject => {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [id, operation] of Object.entries<HttpOperation>(httpOperations))
    for (const [index, path] of [operation.path, ...(operation.aliases ?? [])].entries())
      paths[path] = {
        ...paths[path],
        [operation.method]: describe(index === 0 ? id : `${id}Alias${index}`, operation, id),
      };
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
        description:
          'Winnow parses and scores resumes, matches them with jobs, writes interview questions and screens thousands of resumes per batch. New here? Read [Start in five minutes](/docs/start) first. The examples on this page are recorded from a running service.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/', description: 'The server of this document' }],
      tags: [...tags],
      paths: pathsOf(),
      webhooks: {
        'batch.completed': {
          post: {
            operationId: 'batchCompleted',
            tags: ['Webhook'],
            security: [],
            summary: 'Batch completed',
            description:
              'Sent when a batch finishes. Verify the header `X-SVC-Signature: sha256=<hex>`, the HMAC-SHA256 of the raw request body, and return any 2xx status. Deliveries can repeat: deduplicate on `batch_id`.',
            requestBody: {
              required: true,
              content: {
                'application/json': { schema: batchCompletedEvent, ...exampleOf(recordedExamples.batchCompleted?.request) },
              },
            },
            responses: { '2XX': { description: 'Received.' } },
          },
        },
      },
      components: {
        examples: Object.fromEntries(errorCodes.map((code) => [code, { value: errorExamples[code] }])),
        securitySchemes: {
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'x-api-key',
            description: 'An API key of your account. Create keys with `POST /v1/keys` or in the dashboard.',
          },
        },
      },
    },
    { override: ({ jsonSchema }) => omitReadOnly(jsonSchema) },
  );
