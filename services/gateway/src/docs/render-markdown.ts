import { Marked } from 'marked';

export type Heading = { readonly id: string; readonly text: string };

export type Rendered = {
  readonly markup: string;
  /** Headings of the second level. */
  readonly headings: readonly Heading[];
};

/** The anchor that GitHub gives a heading, so that links work in both places. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Files that guides link to, with their address on the server. */
const served: { readonly [target: string]: string } = { '../../packages/contracts/generated/openapi.json': '/docs/api' };

const addressOf = (target: string): string =>
  served[target] ?? target.replace(/^([\w-]+)\.md(#[\w-]+)?$/, (_, slug: string, anchor = '') => `/docs/${slug}${anchor}`);

/** Renders the Markdown of a guide. Guides are part of the program, so their markup is trusted. */
export const renderMarkdown = (markdown: string): Rendered => {
  const headings: Heading[] = [];
  const marked = new Marked({
    walkTokens: (token) => {
      if (token.type === 'link') token.href = addressOf(token.href);
    },
    renderer: {
      heading({ tokens, depth, text }) {
        const id = anchorOf(text);
        if (depth === 2) headings.push({ id, text: text.replaceAll('`', '') });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table({ header, rows }) {
        const cells = (row: typeof header, tag: string): string =>
          `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>\n`;
        const body = rows.map((row) => cells(row, 'td')).join('');
        // Wide tables scroll within the page, also by keyboard.
        return `<div class="table" tabindex="0"><table>\n<thead>\n${cells(header, 'th')}</thead>\n<tbody>\n${body}</tbody>\n</table></div>\n`;
      },
    },
  });
  const markup = marked.parse(markdown, { async: false });
  return { markup: markup.replaceAll('<pre>', '<pre tabindex="0">'), headings };
};
