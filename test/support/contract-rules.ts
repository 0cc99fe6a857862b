/** A JSON Schema, as far as paths need it. */
type Schema = {
  readonly $ref?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

type Parts = { readonly [name: string]: Schema };

/** What a service needs of the messages and collections of others: paths of fields, by type and by collection. */
export type Contract = {
  readonly consumes: { readonly [type: string]: { readonly needs: readonly string[] } };
  readonly reads: { readonly [collection: string]: { readonly needs: readonly string[] } };
};

const variantsOf = (schema: Schema, parts: Parts): readonly Schema[] => {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return variantsOf(parts[name] ?? {}, parts);
  const variants = schema.anyOf ?? schema.oneOf;
  return variants === undefined ? [schema] : variants.flatMap((each) => variantsOf(each, parts));
};

/** True when some variant of the schema has a field. */
const hasPath = (schema: Schema, [name = '', ...rest]: readonly string[], parts: Parts): boolean =>
  variantsOf(schema, parts).some((variant) => {
    const next = variant.properties?.[name];
    return next !== undefined && (rest.length === 0 || hasPath(next, rest, parts));
  });

/** Fields that a service needs and the schema lacks. */
export const missingFields = (needs: readonly string[], schema: Schema, parts: Parts): readonly string[] =>
  needs.filter((path) => !hasPath(schema, path.split('.'), parts));

const present = (value: unknown, [name = '', ...rest]: readonly string[]): boolean => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  const next: unknown = value[name as keyof typeof value];
  return rest.length === 0 || present(next, rest);
};

/** Fields that a service needs and none of the values has. */
export const neverSeen = (needs: readonly string[], values: readonly unknown[]): readonly string[] =>
  needs.filter((path) => !values.some((value) => present(value, path.split('.'))));
