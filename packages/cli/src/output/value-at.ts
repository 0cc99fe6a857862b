const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The extracted value at a path such as `experience[0].start`, as text, or empty if there is none. */
export const valueAt = (body: unknown, path: string): string => {
  let found = body;
  for (const step of path.split(/[.[\]]+/u).filter((part) => part !== '')) found = isObject(found) ? found[step] : undefined;
  if (isObject(found)) found = found.value ?? found.raw;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};
