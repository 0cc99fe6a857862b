export type Tag = { readonly name: string; readonly closing: boolean; readonly attributes: ReadonlyMap<string, string> };

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text as it was before it was escaped. */
export const unescaped = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '');

/** Every tag of a page after its doctype, in order; throws where a `<` or an attribute is not written as the page writes them. */
export const tagsOf = (page: string): readonly Tag[] => {
  const start = '<!doctype html>\n';
  if (!page.startsWith(start)) throw new Error('There is no doctype.');
  const markup = page.slice(start.length);
  const tags = [...markup.matchAll(/<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g)];
  if (markup.split('<').length - 1 !== tags.length) throw new Error('A < is no tag.');
  return tags.map(([, slash, name = '', rest = '']) => ({
    name,
    closing: slash === '/',
    attributes: new Map([...rest.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)])),
  }));
};

const voids = ['meta', 'img'];

/** Tags that are not closed, or closed without being open. */
export const unbalanced = (tags: readonly Tag[]): readonly string[] => {
  const open: string[] = [];
  for (const { name, closing } of tags) {
    if (voids.includes(name)) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [`</${name}> closes what is not open`];
  }
  return open.map((name) => `<${name}> is not closed`);
};

/** Values of an attribute, of all tags that have it. */
export const valuesOf = (tags: readonly Tag[], attribute: string): readonly string[] =>
  tags.flatMap(({ attributes }) => attributes.get(attribute) ?? []);
