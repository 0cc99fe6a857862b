import type { Field, OpenApiDocument, Operation, Schema } from './read-operations.ts';

const head = '# Generated from the OpenAPI document by `npm run generate`. Do not edit.\n';

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const snake = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (text: string): string => text.split(/[_-]/).map(capital).join('');
const literal = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value));
const quoted = (values: readonly unknown[]): string => values.map(literal).join(', ');
const isBoolean = ({ enum: values }: Schema): boolean =>
  values?.length === 2 && values.includes('true') && values.includes('false');

/** Names that the standard library or the client has already. */
const otherNames: { readonly [name: string]: string } = { Error: 'ErrorBody', Operation: 'OperationBody' };
const modelName = (name: string): string => otherNames[name] ?? name;

/** Keys that cannot be names of attributes. */
const keywords = ['from', 'class', 'import', 'in', 'is', 'not', 'or', 'and', 'if', 'else', 'for', 'with', 'as', 'pass', 'def'];

const scalars: { readonly [type: string]: string } = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** Collects the classes that nested objects need. */
const createWriter = () => {
  const classes: string[] = [];

  const objectOf = ({ properties = {}, required = [] }: Schema, name: string): string => {
    const entries = Object.entries(properties).map(([key, schema]) => {
      const type = typeOf(schema, `${name}${camel(key)}`);
      return [key, required.includes(key) ? type : `NotRequired[${type}]`] as const;
    });
    const asClass = entries.every(([key]) => /^[A-Za-z_]\w*$/.test(key) && !keywords.includes(key));
    const lines = entries.map(([key, type]) => (asClass ? `    ${key}: ${type}\n` : `        "${key}": '${type}',\n`));
    classes.push(
      asClass
        ? `class ${name}(TypedDict):\n${lines.join('') || '    pass\n'}`
        : `${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('')}    },\n)\n`,
    );
    return name;
  };

  /** The Python type of a schema; a nested object becomes a class of this name. */
  const typeOf = (schema: Schema, name: string): string => {
    const { $ref, type, format, enum: values, const: only, properties, additionalProperties, items, prefixItems, anyOf } = schema;
    if ($ref !== undefined) return modelName($ref.split('/').at(-1) ?? '');
    if (Array.isArray(type)) return [...new Set(type.map((each) => typeOf({ ...schema, type: each }, name)))].join(' | ');
    if (type === 'null') return 'None';
    if (only !== undefined) return `Literal[${quoted([only])}]`;
    if (isBoolean(schema)) return 'bool';
    if (values !== undefined) return `Literal[${quoted(values)}]`;
    if (format === 'binary') return 'FileInput';
    if (prefixItems !== undefined) return 'list[float]';
    if (type === 'array') return `list[${typeOf(items ?? {}, `${name}Item`)}]`;
    if (properties !== undefined) return objectOf(schema, name);
    if (anyOf !== undefined) {
      const isSingle = anyOf.filter((each) => each.type !== 'null').length === 1;
      return [...new Set(anyOf.map((each, index) => typeOf(each, isSingle ? name : `${name}Option${index + 1}`)))].join(' | ');
    }
    if (type === 'object')
      return `dict[str, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, `${name}Value`) : 'Any'}]`;
    return scalars[String(type)] ?? 'Any';
  };
  return { classes, typeOf };
};

/** Aliases are evaluated when they are read, so what they name stands in quotes. */
const modelOf = (writer: ReturnType<typeof createWriter>, name: string, schema: Schema): string => {
  const type = writer.typeOf(schema, modelName(name));
  return type === modelName(name) ? '' : `${modelName(name)}: TypeAlias = '${type}'\n`;
};

/** The types of everything that is sent and received. */
export const writePythonModels = (document: OpenApiDocument, operations: readonly Operation[]): string => {
  const writer = createWriter();
  const aliases = Object.entries(document.components.schemas).map(([name, schema]) => modelOf(writer, name, schema));
  // Fields of requests may hold objects, too.
  for (const { id, fields } of operations)
    for (const { name, schema } of fields) writer.typeOf(schema, `${capital(id)}${camel(name)}`);
  const codes = document.components.schemas.Error?.properties?.detail?.properties?.error?.enum ?? [];
  return [
    head,
    'from __future__ import annotations\n\n',
    'from typing import Any, Literal, NotRequired, TypeAlias, TypedDict\n\n',
    'from ._files import FileInput\n\n',
    `API_ERROR_CODES = (\n${codes.map((code) => `    "${code}",\n`).join('')})\n\n`,
    aliases.join(''),
    '\n\n',
    writer.classes.join('\n\n'),
  ].join('');
};

const tableOf = ({ id, method, path, inPath, inQuery, body, idempotent }: Operation): string =>
  `    "${snake(id)}": Shape(${[JSON.stringify(method), JSON.stringify(path), `(${inPath.map((n) => `"${n}",`).join(' ')})`, `(${inQuery.map((n) => `"${n}",`).join(' ')})`, `"${body}"`, idempotent ? 'True' : 'False'].join(', ')}),\n`;

/** A keyword of Python takes an underscore where it names a parameter. */
const parameterName = (name: string): string => (keywords.includes(name) ? `${name}_` : name);

const methodOf = (operation: Operation, kind: 'sync' | 'async', page: boolean): string => {
  const { id, fields, result, summary } = operation;
  const { typeOf } = createWriter();
  const parameter = ({ name, schema, required }: Field): string => {
    const type = typeOf(schema, `${capital(id)}${camel(name)}`);
    return `        ${parameterName(name)}: ${required ? type : `${type} | Unset = UNSET`},\n`;
  };
  const returns = page ? 'str' : result === undefined ? 'None' : typeOf(result, `${capital(id)}Result`);
  const [define, wait] = kind === 'sync' ? ['def', ''] : ['async def', 'await '];
  const sent = fields.map(({ name }) => `"${name}": ${parameterName(name)}`).join(', ');
  const call = `${wait}self.${page ? '_call_page' : '_call'}("${snake(id)}", {${sent}}, idempotency_key)`;
  return [
    `    ${define} ${snake(id)}${page ? '_page' : ''}(\n        self,\n        *,\n${fields.map(parameter).join('')}        idempotency_key: str | None = None,\n    ) -> ${returns}:\n`,
    `        """${summary}${page ? ', as an HTML page' : ''}."""\n`,
    returns === 'None' ? `        ${call}\n` : `        return cast(${JSON.stringify(returns)}, ${call})\n`,
  ].join('');
};

const classOf = (name: string, kind: 'sync' | 'async', operations: readonly Operation[]): string => {
  const [define, wait] = kind === 'sync' ? ['def', ''] : ['async def', ''];
  const raw = ['_call', '_call_page'].map(
    (each) =>
      `    ${wait}${define} ${each}(self, operation: str, fields: dict[str, object], idempotency_key: str | None) -> object:\n        raise NotImplementedError\n`,
  );
  const methods = operations.flatMap((operation) => [
    methodOf(operation, kind, false),
    ...(operation.page ? [methodOf(operation, kind, true)] : []),
  ]);
  return `class ${name}:\n    """Every operation of the API as a method."""\n\n${[...raw, ...methods].join('\n')}`;
};

/** How each operation is sent, and the methods of both clients. */
export const writePythonOperations = (document: OpenApiDocument, operations: readonly Operation[]): string =>
  [
    head,
    'from __future__ import annotations\n\n',
    'from typing import Any, Literal, cast\n\n',
    'from ._files import FileInput\nfrom ._models import *  # noqa: F403\nfrom ._shape import UNSET, Shape, Unset\n\n',
    `INTERFACE_VERSION = "${document.info.version}"\n\n`,
    `OPERATIONS = {\n${operations.map(tableOf).join('')}}\n\n\n`,
    classOf('Operations', 'sync', operations),
    '\n\n',
    classOf('AsyncOperations', 'async', operations),
  ].join('');
