type Tag = {
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly end: number;
};

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text as it was before it was escaped. */
const unescaped = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] ?? '');

/** Every tag of a page, in order. */
const tagsOf = (markup: string): readonly Tag[] =>
  [...markup.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g)].map(
    ({ index, 0: whole, 1: slash, 2: name = '', 3: rest = '' }) => ({
      name,
      closing: slash === '/',
      attributes: new Map(
        [...rest.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
      ),
      end: index + whole.length,
    }),
  );

/** Forms of a page: where they go and what is in them. */
export const formsOf = (markup: string): readonly { readonly action: string; readonly markup: string }[] =>
  [...markup.matchAll(/<form([^<>]*)>(.*?)<\/form>/gs)].map(([whole, , inner = '']) => ({
    action: tagsOf(whole)[0]?.attributes.get('action') ?? '',
    markup: inner,
  }));

/** Names and values of the fields of a form, of one type when one is given. */
export const fieldsOf = (markup: string, type?: string): readonly (readonly [name: string, value: string])[] =>
  tagsOf(markup)
    .filter(({ name, closing }) => ['input', 'select', 'textarea'].includes(name) && !closing)
    .filter(({ attributes }) => type === undefined || attributes.get('type') === type)
    .map(({ attributes }) => [attributes.get('name') ?? '', attributes.get('value') ?? '']);

/** Text of a page without its tags, white space joined. */
export const wordsOf = (markup: string): string =>
  unescaped(markup.replaceAll(/<title>.*?<\/title>|<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Where the links of a page lead. */
export const linksOf = (markup: string): readonly string[] =>
  tagsOf(markup).flatMap(({ name, closing, attributes }) =>
    name === 'a' && !closing ? [attributes.get('href') ?? '(none)'] : [],
  );

const voids = ['meta', 'link', 'input', 'br'];

const unbalanced = (tags: readonly Tag[]): readonly string[] => {
  const open: string[] = [];
  for (const { name, closing } of tags) {
    if (voids.includes(name)) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [`</${name}> closes what is not open`];
  }
  return open.map((name) => `<${name}> is not closed`);
};

const unlabelled = (tags: readonly Tag[]): readonly string[] => {
  const labelled = tags.filter(({ name }) => name === 'label').map(({ attributes }) => attributes.get('for'));
  return tags
    .filter(({ name, closing }) => ['input', 'select', 'textarea'].includes(name) && !closing)
    .filter(({ attributes }) => attributes.get('type') !== 'hidden' && !labelled.includes(attributes.get('id') ?? '(none)'))
    .map(({ attributes }) => `the field ${attributes.get('name')} has no label`);
};

const brokenReferences = (tags: readonly Tag[]): readonly string[] => {
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const wanted = tags.flatMap(({ attributes }) => [
    ...(attributes.get('aria-describedby')?.split(' ') ?? []),
    ...(/^#(.+)/.exec(attributes.get('href') ?? '')?.slice(1) ?? []),
  ]);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} stands twice`),
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `there is no #${id}`),
  ];
};

const inlineCode = (tags: readonly Tag[]): readonly string[] =>
  tags.flatMap(({ name, attributes }) => [
    ...(name === 'script' || name === 'style' ? [`<${name}>`] : []),
    ...[...attributes.keys()].filter((key) => key === 'style' || /^on/.test(key)).map((key) => `the attribute ${key}`),
  ]);

const silent = (markup: string): readonly string[] =>
  [...markup.matchAll(/<(a|button|h1|h2|legend|caption|summary|title|label)(?:\s[^<>]*)?>(.*?)<\/\1>/gs)]
    .filter(([, , inner = '']) => wordsOf(inner) === '')
    .map(([whole]) => `${whole} says nothing`);

const headingFaults = (tags: readonly Tag[]): readonly string[] => {
  const levels = tags.filter(({ name, closing }) => /^h[1-6]$/.test(name) && !closing).map(({ name }) => Number(name[1]));
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['there is not one h1']),
    ...(levels[0] === 1 && levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)
      ? []
      : ['headings skip a level']),
  ];
};

/** What is wrong with a page: nothing, for one that is well formed and says to everybody what it shows. */
export const faultsOf = (text: string): readonly string[] => {
  const markup = text.replace(/^<!doctype html>\n/, '');
  const tags = tagsOf(markup);
  const count = (wanted: string): number => tags.filter(({ name, closing }) => name === wanted && !closing).length;
  return [
    ...(markup === text ? ['there is no doctype'] : []),
    ...(markup.split('<').length - 1 === tags.length ? [] : ['a < is no tag']),
    ...unbalanced(tags),
    ...headingFaults(tags),
    ...(count('main') === 1 && count('title') === 1 ? [] : ['there is not one main part and one title']),
    ...(tags[0]?.attributes.get('lang') === 'en' ? [] : ['the language is not given']),
    ...unlabelled(tags),
    ...brokenReferences(tags),
    ...inlineCode(tags),
    ...silent(markup),
    ...formsOf(markup)
      .filter((form) => !fieldsOf(form.markup, 'hidden').some(([name]) => name === 'csrf'))
      .map(({ action }) => `the form to ${action} has no token`),
  ];
};
