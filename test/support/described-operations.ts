import { apiDocument } from './validate-answer.ts';

type Schema = { readonly $ref?: string; readonly properties?: { readonly [name: string]: unknown } };

type Described = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
  readonly security: readonly object[];
};

/** An operation as the published document has it. */
export type DescribedOperation = {
  /** Of an alias, that of the operation itself. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly needsKey: boolean;
  readonly takesBody: boolean;
  /** Media types of its bodies. */
  readonly types: readonly string[];
  /** Parameters of its path in their order; `id` says nothing alone, so it has the part before it: `keys.id`. */
  readonly parameters: readonly string[];
  readonly query: readonly string[];
  /** Fields of its bodies. */
  readonly fields: readonly string[];
};

const schemas = (apiDocument.components as { readonly schemas: { readonly [name: string]: Schema } }).schemas;

const fieldsOf = ({ $ref, properties }: Schema): readonly string[] =>
  Object.keys(($ref === undefined ? properties : schemas[$ref.slice('#/components/schemas/'.length)]?.properties) ?? {});

const describe = (method: string, path: string, described: Described): DescribedOperation => {
  const content = described.requestBody?.content ?? {};
  return {
    id: described.operationId.replace(/Alias\d+$/, ''),
    method: method.toUpperCase() as DescribedOperation['method'],
    path,
    needsKey: described.security.length > 0,
    takesBody: described.requestBody !== undefined,
    types: Object.keys(content),
    parameters: [...path.matchAll(/(\w+)\/\{(\w+)\}/g)].map(([, before, name]) =>
      name === 'id' ? `${before}.id` : (name ?? ''),
    ),
    query: (described.parameters ?? []).flatMap(({ name, in: place }) => (place === 'query' && name !== undefined ? [name] : [])),
    fields: Object.values(content).flatMap(({ schema }) => fieldsOf(schema)),
  };
};

/** Every operation of the published document, aliases too. */
export const describedOperations: readonly DescribedOperation[] = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods as { readonly [method: string]: Described }).map(([method, described]) =>
    describe(method, path, described),
  ),
);

/** The path with values in the place of its parameters. */
export const pathWith = ({ path }: DescribedOperation, values: readonly string[]): string => {
  const rest = [...values];
  return path.replaceAll(/\{\w+\}/g, () => rest.shift() ?? '');
};

/** Every way to choose one of several values at each place. */
export const choices = (places: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  places.reduce<readonly (readonly string[])[]>(
    (all, values) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
