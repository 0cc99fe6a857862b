import { envJsonToBruV2, jsonToBruV2, jsonToCollectionBru } from '@usebruno/lang';
import { type Field, type OpenApiDocument, type Operation, resolve, type Schema } from './read-operations.ts';

const folder = 'clients/bruno';
/** Relative to the collection. */
const sampleFile = '../../examples/resumes/nora-lindqvist.txt';

/** Values that mean more than what the schema alone suggests. */
const samples: { readonly [name: string]: unknown } = {
  job_description: 'Backend engineer. Kafka and PostgreSQL required. Three years of experience.',
  title: 'Backend engineer',
  text: 'PostgreSQL',
  url: 'https://hooks.example.com/winnow',
  language: 'en',
  failed_since: '2027-01-01T00:00:00.000Z',
  name: 'Example',
  email: 'recruiter@example.com',
  ids: '12',
};

const scalars: { readonly [type: string]: unknown } = { string: 'text', integer: 1, number: 1, boolean: true, null: null };

/** A value that a schema allows, with what is required only. */
const sampleOf = (document: OpenApiDocument, given: Schema, name: string, depth = 0): unknown => {
  const schema = resolve(document, given);
  const { type, enum: values, const: only, properties = {}, required = [], items, anyOf } = schema;
  if (only !== undefined) return only;
  if (values !== undefined) return values.includes('en') ? 'en' : values[0];
  if (anyOf !== undefined && schema.properties === undefined) return sampleOf(document, anyOf[0] ?? {}, name, depth + 1);
  const first = typeof type === 'string' ? type : (type?.[0] ?? '');
  if (first === 'array') return depth > 5 ? [] : [sampleOf(document, items ?? {}, name, depth + 1)];
  if (first === 'object' || Object.keys(properties).length > 0)
    return Object.fromEntries(required.map((key) => [key, sampleOf(document, properties[key] ?? {}, key, depth + 1)]));
  return samples[name] ?? scalars[first] ?? 'text';
};

/** IDs come from the environment. */
const textOf = (document: OpenApiDocument, name: string, schema: Schema): string =>
  name.endsWith('_id') ? `{{${name}}}` : String(sampleOf(document, schema, name));

const isFile = ({ schema }: Field): boolean => schema.format === 'binary' || schema.items?.format === 'binary';

const partOf = (document: OpenApiDocument, field: Field, isNeeded: boolean) =>
  isFile(field)
    ? { name: field.name, type: 'file', value: [sampleFile], enabled: isNeeded }
    : {
        name: field.name,
        type: 'text',
        value: textOf(document, field.name, field.schema),
        enabled: isNeeded,
      };

/** A form needs its required fields; one that leaves a choice gets its file. */
const formOf = (document: OpenApiDocument, fields: readonly Field[]) => {
  const chosen = fields.some(({ required }) => required) ? [] : fields.filter(isFile).slice(0, 1);
  const both = ['job_id'];
  return fields.map((field) =>
    partOf(document, field, field.required || chosen.includes(field) || both.includes(field.name) || field.name === 'files'),
  );
};

const requestOf = (document: OpenApiDocument, operation: Operation, seq: number): string => {
  const { summary, description, method, path, inPath, inQuery, body, bodySchema, fields } = operation;
  const inBody = fields.filter(({ name }) => !inPath.includes(name) && !inQuery.includes(name));
  return jsonToBruV2({
    meta: { name: summary, type: 'http', seq },
    http: {
      method: method.toLowerCase(),
      url: `{{url}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      body: body === 'form' ? 'multipartForm' : body,
      auth: 'inherit',
    },
    params: [
      ...inQuery.map((name) => ({
        name,
        type: 'query',
        value: textOf(document, name, fields.find((field) => field.name === name)?.schema ?? {}),
        enabled: fields.some((field) => field.name === name && field.required),
      })),
      ...inPath.map((name) => ({ name, type: 'path', value: `{{${name}}}`, enabled: true })),
    ],
    headers: [{ name: 'accept', value: 'application/json', enabled: true }],
    body:
      body === 'form'
        ? { multipartForm: formOf(document, inBody) }
        : body === 'json'
          ? { json: JSON.stringify(sampleOf(document, bodySchema, ''), null, 2) }
          : {},
    ...(description === '' ? {} : { docs: description.replaceAll('\n\n', ' ') }),
  });
};

const kebab = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A Bruno collection of every operation, one folder for each tag: text by path. */
export const writeBruno = (document: OpenApiDocument, operations: readonly Operation[]): { readonly [path: string]: string } => {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const variables = [...new Set(operations.flatMap(({ fields }) => fields.map(({ name }) => name)))].filter(
    (name) => name === 'id' || name === 'sha256' || name === 'topic' || name.endsWith('_id'),
  );
  const environment = [
    { name: 'url', value: 'http://127.0.0.1:8080', enabled: true, secret: false },
    ...variables.map((name) => ({ name, value: '', enabled: true, secret: false })),
    { name: 'key', value: '', enabled: true, secret: true },
  ];
  return {
    [`${folder}/bruno.json`]: `${JSON.stringify({ version: '1', name: 'Winnow', type: 'collection', ignore: [] }, null, 2)}\n`,
    [`${folder}/collection.bru`]: jsonToCollectionBru({
      auth: { mode: 'apikey', apikey: { key: 'x-api-key', value: '{{key}}', placement: 'header' } },
    }),
    [`${folder}/environments/Local.bru`]: envJsonToBruV2({ variables: environment }),
    ...Object.fromEntries(
      operations.map((operation, index) => [
        `${folder}/${operation.tag}/${kebab(operation.id)}.bru`,
        requestOf(document, operation, index + 1),
      ]),
    ),
    [`${folder}/README.md`]: `# Bruno collection

Every operation of the API for [Bruno](https://www.usebruno.com): ${tags.join(', ')}. Generated from the OpenAPI document by \`npm run generate\`.

Open this folder in Bruno, choose the environment *Local*, and set \`key\` to your API key. Fill in \`job_id\`, \`batch_id\` and the like as you get them from responses. Files are the samples of [examples](../../examples/README.md).
`,
  };
};
