import { formOf } from './form-of.ts';
import type { CallOptions, OperationShape } from './inputs.ts';
import type { Request } from './send.ts';

type Fields = { readonly [name: string]: unknown };

const only = (fields: Fields, choose: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => choose(name) && value !== undefined));

const pathOf = ({ path, inQuery }: OperationShape, fields: Fields): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (fields[name] === undefined || fields[name] === '') throw new TypeError(`${name} is missing.`);
    return encodeURIComponent(String(fields[name]));
  });
  const query = Object.entries(only(fields, (name) => inQuery.includes(name)));
  return query.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]))}`;
};

/** The request for an operation with these fields. */
export const requestOf = async (
  shape: OperationShape,
  fields: Fields,
  accept: string,
  { signal, idempotencyKey }: CallOptions,
  newId: () => string,
): Promise<Request> => {
  const { method, inPath, inQuery, body } = shape;
  const sent = only(fields, (name) => !inPath.includes(name) && !inQuery.includes(name));
  return {
    method,
    path: pathOf(shape, fields),
    headers: {
      accept,
      ...(shape.idempotent ? { 'idempotency-key': idempotencyKey ?? newId() } : {}),
      ...(body === 'json' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === 'form' ? { body: await formOf(sent) } : body === 'json' ? { body: JSON.stringify(sent) } : {}),
    signal,
  };
};
