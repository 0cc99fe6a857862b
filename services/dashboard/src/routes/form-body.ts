const fieldsOf = (body: unknown): { readonly [name: string]: unknown } =>
  typeof body === 'object' && body !== null ? { ...body } : {};

/** Text of a form field; empty when it is missing or was sent twice. */
export const fieldOf = (body: unknown, name: string): string => {
  const value = fieldsOf(body)[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** All values of a field that may be sent several times. */
export const fieldsNamed = (body: unknown, name: string): readonly string[] =>
  [fieldsOf(body)[name]].flat().filter((value) => typeof value === 'string');
