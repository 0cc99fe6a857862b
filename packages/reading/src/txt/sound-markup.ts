import { skipped } from './html-rows.ts';

/** Elements that people write into Markdown. Other names between angle brackets are text: "Vec<T>", "<Company>". */
const elements = new Set(
  'a abbr address article aside b big blockquote body br caption center cite code col colgroup dd del details div dl dt em figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label li link main mark meta nav ol p picture pre q s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video'.split(
    ' ',
  ),
);

/** Elements that reach to their end, which must be there. */
const silent = [...skipped, 'textarea'];

const tag = /<(\/?)([A-Za-z][\w-]*)([^<>]{0,2000})>/gu;

const autoLink = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000}|[^\s<>@]{1,100}@[^\s<>@]{1,100}\.[^\s<>@]{2,30})>/gu;

/** Names of emoji, and attributes of blocks, which other dialects have. */
const dialect = /(?<![^\s>]):[a-z][a-z\d_+-]{1,30}:(?![^\s<])|\{[:#][^{}\n]{0,200}\}/gu;

const definition = /^ {0,3}\[([^\]\n]{1,100})\]:[ \t]*(\S{1,2000})[^\n]*$/gmu;

/** Emphasis of words, or of anything that stands alone. */
const emphasis = /(\*{1,3})(?=[^\s*])[^*\n]{1,300}?(?<=[^\s*])\1(?!\*)/gu;

const stands = (text: string, from: number, to: number): boolean =>
  /^$|[\s(|]/u.test(text.slice(Math.max(0, from - 1), from)) && /^$|[\s).,;:|]/u.test(text.slice(to, to + 1));

/** Asterisks beside digits, or between signs, stand for digits that are masked. */
const maskedDigits = (text: string): string => text.replace(/(?<!\\)(?:(?<=[\p{N}*-])\*|\*(?=[\p{N}*-]))/gu, String.raw`\*`);

const withMasks = (line: string): string => {
  if (!/\*/u.test(line) || !/\p{N}/u.test(line)) return line;
  let [kept, from] = ['', 0];
  for (const { index, 0: found } of line.matchAll(emphasis)) {
    if (!/\p{L}/u.test(found) && !stands(line, index, index + found.length)) continue;
    kept += maskedDigits(line.slice(from, index)) + found;
    from = index + found.length;
  }
  return kept + maskedDigits(line.slice(from));
};

const anchor = (target: string, text: string): string => `<a href="${target.replaceAll('"', '')}">${text}</a>`;

/** Markdown in which nothing that people meant as text is taken for markup, and no link stands apart from what it is called. */
export const soundMarkup = (text: string): string => {
  const lastComment = text.lastIndexOf('-->');
  const closed = text.replace(/<!--/gu, (open, at: number) => (at < lastComment ? open : '&lt;!--'));
  // Of the same length, which folding other letters may change.
  const lower = closed.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
  const lastEnd = new Map(silent.map((name) => [name, lower.lastIndexOf(`</${name}`)]));
  const isMarkup = (name: string, isEnd: boolean, at: number): boolean =>
    elements.has(name) || (lastEnd.has(name) && (isEnd || (lastEnd.get(name) ?? -1) > at));
  const withTags = closed
    .replace(tag, (whole, end: string, name: string, _: string, at: number) => {
      const isKept = isMarkup(name.toLowerCase(), end !== '', at) || /^<(?:https?:|mailto:)/iu.test(whole);
      return isKept ? whole : `&lt;${whole.slice(1)}`;
    })
    .replace(autoLink, (_, target: string) => anchor(target, target.replace(/^mailto:/u, '')));
  const used = new Set(Array.from(withTags.matchAll(/\[([^\]\n]{1,100})\](?!:)/gu), ([, label]) => label));
  return withTags
    .replace(definition, (whole, label: string, target: string) =>
      used.has(label) ? whole : `${label}: ${anchor(target, target)}`,
    )
    .replace(dialect, '')
    .split('\n')
    .map(withMasks)
    .join('\n');
};
