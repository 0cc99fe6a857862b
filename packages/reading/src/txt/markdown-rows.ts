import { lazily } from '@winnow/kernel';
import MarkdownIt from 'markdown-it';
import { htmlRows } from './html-rows.ts';
import { frontMatter } from './is-markdown.ts';
import type { TextRow } from './text-row.ts';

/** Line ends are kept, as many people mean them, although a browser would show a space. */
const parser = lazily(() => {
  const markdown = new MarkdownIt({ html: true, breaks: true });
  markdown.core.ruler.push('rules', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      // A paragraph of several lines above a rule is no heading.
      const isParagraph = /^[-=]$/u.test(token.markup) && tokens[index + (token.nesting > 0 ? 1 : -1)]?.content.includes('\n');
      if (token.tag.startsWith('h') && token.tag !== 'hr' && isParagraph === true) token.tag = 'p';
      // Numbers of items are counted from the first one: "2019. " begins a list.
      if (token.type === 'list_item_open' && token.info !== '') token.attrSet('value', token.info);
    }
  });
  return markdown;
});

const printedFields = /^(?:title|subtitle|name|author|position|email|phone|tel|location|address)\s*:\s*["']?(.+?)["']?\s*$/iu;

/** What a page shows of its front matter: its title, and who wrote it. */
const printedOf = (matter: string): readonly string[] =>
  matter.split(/\r?\n/u).flatMap((line) => printedFields.exec(line)?.[1] ?? []);

/** Names of emoji, and attributes of blocks, which other dialects have. */
const dialect = /(?<![^\s>]):[a-z][a-z\d_+-]{1,30}:(?![^\s<])|\{[:#][^{}\n]{0,200}\}/gu;

/** The rows of a Markdown file, as a browser shows it. */
export const markdownRows = (text: string): readonly TextRow[] => {
  const [matter = ''] = frontMatter.exec(text) ?? [];
  const body = parser().render(text.slice(matter.length).replace(dialect, ''));
  const printed = printedOf(matter).map(
    (value, block): TextRow => ({
      parts: [{ text: value, bold: false }],
      heading: null,
      bullet: false,
      urls: [],
      block: -1 - block,
    }),
  );
  return [...printed, ...htmlRows(body)];
};
