const markup = Symbol('markup');

/** Text that is markup. Only `html` creates it: nothing from a store or a request can be mistaken for it. */
export type Html = { readonly [markup]: string };

/** A value in a page: text is escaped, and false, null and undefined render nothing. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** The text of a page or fragment. */
export const htmlText = (content: Content): string => {
  if (content === null || content === undefined || content === false) return '';
  if (typeof content === 'string') return escapeText(content);
  if (typeof content === 'number') return String(content);
  return markup in content ? content[markup] : content.map(htmlText).join('');
};

/**
 * Creates markup from a template; escapes every value unless it is markup itself. Throws for a value in an attribute without
 * quotes.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Content[]): Html => {
  const text = parts.map((part, index) => {
    if (index === parts.length - 1) return part;
    // Without quotes, a space would end the attribute and start another.
    if (/\s[\w-]+=\s*$/.test(part)) throw new TypeError('A value of an attribute stands in double quotes.');
    return part + htmlText(values[index]);
  });
  return { [markup]: text.join('') };
};
