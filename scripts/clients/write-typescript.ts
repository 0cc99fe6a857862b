import type { Field, OpenApiDocument, Operation, Schema } from './read-operations.ts';

const head = '// Generated from the OpenAPI document by `npm run generate`. Do not edit.\n\n';

/** A model of this name would hide the class. */
const otherNames: { readonly [name: string]: string } = { Error: 'ErrorBody' };
const modelName = (name: string): string => otherNames[name] ?? name;
const nameOf = (reference: string): string => modelName(reference.split('/').at(-1) ?? '');
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const quoted = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(' | ');
const comment = (text: string | undefined, indent: string): string =>
  text === undefined || text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

const isBoolean = ({ enum: values }: Schema): boolean =>
  values?.length === 2 && values.includes('true') && values.includes('false');

const objectOf = ({ properties = {}, required = [] }: Schema, indent: string): string => {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?';
    const type = typeOf(schema, inner);
    return `${comment(schema.description, inner)}${inner}readonly ${key(name)}${optional}: ${type}${optional && ' | undefined'};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
};

const scalars: { readonly [type: string]: string } = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** The TypeScript type of a schema. */
const typeOf = (schema: Schema, indent: string): string => {
  const { $ref, type, format, enum: values, const: only, properties, additionalProperties, items, prefixItems, anyOf } = schema;
  if ($ref !== undefined) return nameOf($ref);
  if (Array.isArray(type)) return type.map((each) => typeOf({ ...schema, type: each }, indent)).join(' | ');
  if (type === 'null') return 'null';
  if (only !== undefined) return quoted([only]);
  if (isBoolean(schema)) return 'boolean';
  if (values !== undefined) return quoted(values);
  if (format === 'binary') return 'FileInput';
  if (prefixItems !== undefined) return `readonly [${prefixItems.map((each) => typeOf(each, indent)).join(', ')}]`;
  if (type === 'array') return `readonly (${typeOf(items ?? {}, indent)})[]`;
  if (properties !== undefined) return objectOf(schema, indent);
  if (anyOf !== undefined) return anyOf.map((each) => typeOf(each, indent)).join(' | ');
  if (type === 'object') {
    const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
    return `{ readonly [name: string]: ${value} }`;
  }
  return scalars[String(type)] ?? 'unknown';
};

const inputOf = ({ id, fields }: Operation): string => {
  const line = ({ name, schema, required }: Field): string => {
    const type = typeOf(schema, '  ');
    return `${comment(schema.description, '  ')}  readonly ${key(name)}${required ? `: ${type}` : `?: ${type} | undefined`};\n`;
  };
  return fields.length === 0 ? '' : `export type ${capital(id)}Request = {\n${fields.map(line).join('')}};\n\n`;
};

const methodOf = ({ id, summary, description, fields, result }: Operation): string => {
  const input =
    fields.length === 0 ? 'input?: Nothing' : `input${fields.some(({ required }) => required) ? '' : '?'}: ${capital(id)}Request`;
  const output = result === undefined ? 'undefined' : typeOf(result, '  ');
  const text = [summary, description].filter((each) => each !== '').join('. ');
  return `${comment(`${text}${text.endsWith('.') ? '' : '.'}`, '  ')}  readonly ${id}: (${input}, options?: CallOptions) => Promise<${output}>;\n`;
};

/** Types of everything that is sent and received, and of the functions of the client. */
export const writeTypes = (document: OpenApiDocument, operations: readonly Operation[]): string => {
  const models = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${comment(schema.description, '')}export type ${modelName(name)} = ${typeOf(schema, '')};\n\n`,
  );
  const imports = "import type { CallOptions, FileInput, Nothing } from '../src/inputs.ts';\n\n";
  const api = `/** Every operation of the API as a function. */\nexport type Operations = {\n${operations.map(methodOf).join('')}};\n`;
  return `${head}${imports}${models.join('')}${operations.map(inputOf).join('')}${api}`;
};

const listOf = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const entryOf = ({ id, method, path, inPath, inQuery, body, page, idempotent, items }: Operation): string => {
  const flags = [
    `method: '${method}'`,
    `path: '${path}'`,
    `inPath: ${listOf(inPath)}`,
    `inQuery: ${listOf(inQuery)}`,
    `body: '${body}'`,
    ...(page ? ['page: true'] : []),
    ...(idempotent ? ['idempotent: true'] : []),
    ...(items === undefined ? [] : [`items: '${items}'`]),
  ];
  return `  ${id}: { ${flags.join(', ')} },\n`;
};

/** How each operation is sent, and the codes of errors. */
export const writeTable = (document: OpenApiDocument, operations: readonly Operation[]): string => {
  const codes = document.components.schemas.Error?.properties?.detail?.properties?.error?.enum ?? [];
  return [
    head,
    "import type { OperationShape } from '../src/inputs.ts';\n\n",
    `/** Version of the interface. */\nexport const interfaceVersion = '${document.info.version}';\n\n`,
    `/** Codes of the errors that the API returns. */\nexport const apiErrorCodes = [\n${codes.map((code) => `  '${code}',\n`).join('')}] as const;\n\n`,
    `/** How each operation is sent. */\nexport const operationShapes = {\n${operations.map(entryOf).join('')}} as const satisfies { readonly [id: string]: OperationShape };\n`,
  ].join('');
};
