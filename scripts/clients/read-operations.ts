import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** JSON Schema as the OpenAPI document of the project uses it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
};

type Content = { readonly [contentType: string]: { readonly schema: Schema } };

type Parameter = {
  readonly $ref?: string;
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
};

type DocumentOperation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly content?: Content } };
};

export type OpenApiDocument = {
  readonly info: { readonly version: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: DocumentOperation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
};

export type Field = { readonly name: string; readonly schema: Schema; readonly required: boolean };

/** One operation, as clients call it: everything that is sent is one object of fields. */
export type Operation = {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  /** Names of fields that go into the path, and into the query. */
  readonly inPath: readonly string[];
  readonly inQuery: readonly string[];
  readonly body: 'none' | 'form' | 'json';
  readonly bodySchema: Schema;
  /** Fields in the path, the query and the body, required ones first. */
  readonly fields: readonly Field[];
  /** Schema of the JSON response; `undefined` when there is no body. */
  readonly result: Schema | undefined;
  /** It can also return an HTML page. */
  readonly page: boolean;
  readonly idempotent: boolean;
  /** Name of the list in a response with `next_cursor`. */
  readonly items: string | undefined;
};

/** Not JSON, or the document itself: clients have functions of their own for these. */
const apart = ['watchBatch', 'openapi', 'docs'];
/** A field of the query that selects another content type. */
const contentSwitch = 'format';

/** The schema that a reference points to, or the schema itself. */
export const resolve = (document: OpenApiDocument, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? schema);

const resultOf = ({ responses }: DocumentOperation): Schema | undefined =>
  ['200', '201', '202']
    .map((status) => responses[status]?.content?.['application/json']?.schema)
    .find((schema) => schema !== undefined && schema.$ref !== '#/components/schemas/Operation') ??
  responses['200']?.content?.['application/json']?.schema;

/** Properties of an object; those of one that has variants may all be missing. */
const fieldsOf = (
  document: OpenApiDocument,
  given: Schema,
): { readonly properties: { readonly [name: string]: Schema }; readonly required: readonly string[] } => {
  const { properties, required = [], anyOf = [] } = resolve(document, given);
  if (properties !== undefined) return { properties, required };
  return { properties: Object.assign({}, ...anyOf.map((each) => resolve(document, each).properties)), required: [] };
};

const readOperation = (document: OpenApiDocument, path: string, method: string, described: DocumentOperation): Operation => {
  const { operationId: id, tags, summary, description = '', parameters = [], requestBody, responses } = described;
  const isIn = (place: string) => parameters.filter((each) => each.in === place && each.name !== contentSwitch);
  const content = requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const json = content['application/json']?.schema;
  const { properties, required } = fieldsOf(document, form ?? json ?? {});
  const inPath = isIn('path');
  const inQuery = isIn('query');
  const taken = new Set([...inPath, ...inQuery].map(({ name }) => name));
  const fields = [
    ...inPath.map(({ name, schema }) => ({ name, schema, required: true })),
    ...inQuery.map(({ name, schema, required: needed = false }) => ({ name, schema, required: needed })),
    ...Object.entries(properties)
      // What a path names may stand in the body, too, and is ignored there.
      .filter(([name]) => !taken.has(name))
      .map(([name, schema]) => ({ name, schema, required: requestBody?.required === true && required.includes(name) })),
  ];
  const result = resultOf(described);
  const inResult = resolve(document, result ?? {}).properties ?? {};
  return {
    id,
    tag: tags[0] ?? '',
    summary,
    description,
    method: method.toUpperCase(),
    path,
    inPath: inPath.map(({ name }) => name),
    inQuery: inQuery.map(({ name }) => name),
    body: form !== undefined ? 'form' : json !== undefined ? 'json' : 'none',
    bodySchema: form ?? json ?? {},
    fields: fields.toSorted((a, b) => Number(b.required) - Number(a.required)),
    result,
    page: responses['200']?.content?.['text/html'] !== undefined,
    idempotent: parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')),
    items:
      inResult.next_cursor === undefined ? undefined : Object.keys(inResult).find((name) => inResult[name]?.type === 'array'),
  };
};

/** Every operation that clients offer as a function; paths without the prefix are the same operations. */
export const readOperations = (document: OpenApiDocument): readonly Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => !/Alias\d+$/.test(operationId) && !apart.includes(operationId))
      .map(([method, operation]) => readOperation(document, path, method, operation)),
  );

/** The committed document of the API. */
export const loadDocument = (): OpenApiDocument =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../packages/contracts/generated/openapi.json'), 'utf8'));
