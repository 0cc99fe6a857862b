/** A JSON Schema as zod writes it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

type Schemas = { readonly [name: string]: Schema };

/** A schema with the named parts of its document. */
export type Described = { readonly schema: Schema; readonly parts: Schemas };

const resolve = ({ schema, parts }: Described): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolve({ schema: parts[name] ?? {}, parts });
};

const variantsOf = (described: Described): readonly Schema[] => {
  const schema = resolve(described);
  return (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap((each) =>
    each.anyOf === undefined && each.oneOf === undefined && each.$ref === undefined
      ? [each]
      : variantsOf({ schema: each, parts: described.parts }),
  );
};

/** What tells a variant from the others: its type and the constants that it always has. */
const nameOf = (schema: Schema): string => {
  const constants = Object.entries(schema.properties ?? {}).flatMap(([name, { const: value }]) =>
    value === undefined || !schema.required?.includes(name) ? [] : [`${name}=${value}`],
  );
  return [schema.type ?? 'any', ...constants].join(' ');
};

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

const lacking = (values: readonly unknown[], among: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => !among.includes(value));

const compareObjects = (path: string, before: Described, after: Described): readonly string[] => {
  const [old, now] = [before.schema.properties ?? {}, after.schema.properties ?? {}];
  const [must, mustNow] = [before.schema.required ?? [], after.schema.required ?? []];
  return [
    ...mustNow.filter((name) => !must.includes(name)).map((name) => `${path}.${name} is now required`),
    ...must.filter((name) => !mustNow.includes(name)).map((name) => `${path}.${name} may now be missing`),
    ...Object.entries(old).flatMap(([name, schema]) => {
      const next = now[name];
      return next === undefined
        ? []
        : compareSchemas(`${path}.${name}`, { schema, parts: before.parts }, { schema: next, parts: after.parts });
    }),
  ];
};

const compareVariants = (path: string, before: Described, after: Described): readonly string[] => {
  const [old, now] = [valuesOf(before.schema), valuesOf(after.schema)];
  const items = (each: Described): Described | undefined =>
    typeof each.schema.items === 'object' ? { schema: each.schema.items, parts: each.parts } : undefined;
  const [oldItems, nowItems] = [items(before), items(after)];
  return [
    ...(old === undefined && now !== undefined ? [`${path} is now one of a list`] : []),
    ...lacking(old ?? [], now ?? old ?? []).map((value) => `${path} is never ${value} any more`),
    ...lacking(now ?? [], old ?? now ?? []).map((value) => `${path} may now be ${value}`),
    ...(oldItems === undefined || nowItems === undefined ? [] : compareSchemas(`${path}[]`, oldItems, nowItems)),
    ...compareObjects(path, before, after),
  ];
};

/**
 * Differences between two releases of a schema that one of them does not expect of the other: processes of both read what both
 * write. A field may be added if it may be missing; a field that may be missing may go.
 */
export const compareSchemas = (path: string, before: Described, after: Described): readonly string[] => {
  const old = new Map(variantsOf(before).map((schema) => [nameOf(schema), schema]));
  const now = new Map(variantsOf(after).map((schema) => [nameOf(schema), schema]));
  return [
    ...[...old.keys()].filter((name) => !now.has(name)).map((name) => `${path} is never ${name} any more`),
    ...[...now.keys()].filter((name) => !old.has(name)).map((name) => `${path} may now be ${name}`),
    ...[...old].flatMap(([name, schema]) => {
      const next = now.get(name);
      return next === undefined
        ? []
        : compareVariants(path, { schema, parts: before.parts }, { schema: next, parts: after.parts });
    }),
  ];
};
