import { lazily } from '@winnow/kernel';
import MarkdownIt from 'markdown-it';
import { frontMatterOf, printedOf } from './front-matter.ts';
import { htmlRows } from './html-rows.ts';
import { soundMarkup } from './sound-markup.ts';
import type { TextRow } from './text-row.ts';

type Tokens = ReturnType<InstanceType<typeof MarkdownIt>['parse']>;

/** Keeps the numbers of items that count nothing: "2019. " and "2. Staatsexamen" begin lists, too. */
const keepNumbers = (tokens: Tokens): void => {
  const open: Tokens[] = [];
  for (const token of tokens) {
    if (token.type === 'ordered_list_open') open.push([]);
    else if (token.type === 'list_item_open' && token.info !== '') open.at(-1)?.push(token);
    else if (token.type === 'ordered_list_close') {
      const items = open.pop() ?? [];
      const counts = items.length > 1 && items.every(({ info }, index) => Number(info) === index + 1);
      if (!counts) for (const item of items) item.attrSet('data-number', `${item.info}${item.markup}`);
    }
  }
};

/** Line ends are kept, as many people mean them, although a browser would show a space. */
const parser = lazily(() => {
  const markdown = new MarkdownIt({ html: true, breaks: true });
  markdown.core.ruler.push('rows', ({ tokens }) => {
    keepNumbers(tokens);
    for (const [index, token] of tokens.entries()) {
      // A paragraph of several lines above a rule is no heading.
      const isParagraph = /^[-=]$/u.test(token.markup) && tokens[index + (token.nesting > 0 ? 1 : -1)]?.content.includes('\n');
      if (/^h\d$/u.test(token.tag) && isParagraph === true) token.tag = 'p';
    }
  });
  return markdown;
});

/** "##Interests": a browser shows its signs, but whoever writes it means a heading. Blocks of code keep theirs. */
const headingWithoutSpace = /(^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\2)|^( {0,3}#{2,6})(\p{L}[^\n]*?)#*[ \t]*$/gmu;

const withSpaces = (text: string): string =>
  text.replace(headingWithoutSpace, (all, code: string | undefined, _, signs: string, heading: string) =>
    code === undefined ? `${signs} ${heading}` : all,
  );

/** The rows of a Markdown file, as a browser shows it. */
export const markdownRows = (text: string): readonly TextRow[] => {
  const matter = frontMatterOf(text);
  const printed = matter === null ? [] : printedOf(matter);
  const body = withSpaces(text.slice(matter?.length ?? 0));
  const rows = printed.map(
    (value, index): TextRow => ({
      parts: [{ text: value, bold: false }],
      heading: null,
      bullet: false,
      urls: [],
      block: index - printed.length,
    }),
  );
  return [...rows, ...htmlRows(parser().render(soundMarkup(body)))];
};
