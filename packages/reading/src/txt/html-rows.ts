import { Parser } from 'htmlparser2';
import type { RowPart, TextRow } from './text-row.ts';

/** Elements that begin a block of their own. */
const blocks = new Set(
  'address article aside blockquote center dd details div dl dt figure footer form header hr main nav ol p pre section summary table tr ul h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const bold = new Set(['b', 'strong', 'th', 'dt']);
const italic = new Set(['i', 'em', 'cite']);
/** What they contain is no text of the page. */
export const skipped = new Set(['script', 'style', 'head', 'title', 'svg', 'template', 'noscript']);

/** Styles that leave nothing to see. */
const unseen =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|font-size\s*:\s*[01](?:px|pt)?\s*(?:;|$)|(?:left|top|text-indent)\s*:\s*-\d{3,}|(?:max-)?height\s*:\s*0(?:px)?\s*(?:;|$))/iu;

/** The colour of paper. */
const white = /(?:^|;)\s*color\s*:\s*(?:white|#fff(?:fff)?|transparent)\s*(?:;|$)/iu;

type Attributes = { readonly [name: string]: string };

const isHidden = ({ hidden, style = '', color = '' }: Attributes, isOnPaper: boolean): boolean => {
  const rules = style.replace(/\/\*.*?\*\//gu, '');
  return hidden !== undefined || unseen.test(rules) || (isOnPaper && (white.test(rules) || white.test(`color:${color}`)));
};

/** A link as it is meant: people leave out the scheme. */
const targetOf = (href: string): string | null => {
  if (/^(?:https?:|mailto:|tel:)/iu.test(href)) return href;
  if (/^[^\s@/]+@[^\s@/]+\.\p{L}{2,}$/u.test(href)) return `mailto:${href}`;
  return /^[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}\/\S+$/u.test(href) ? `https://${href}` : null;
};

/** Line ends within a paragraph of HTML are spaces. */
const onOneLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line, index, { length }) => (index === 0 ? line.trimEnd() : index === length - 1 ? line.trimStart() : line.trim()))
        .join(' ')
    : text;

type Depths = { bold: number; italic: number; skipped: number; hidden: number; pre: number; items: number };

/** Which of the depths an element adds to. */
const depthsOf = (name: string, attributes: Attributes, isOnPaper: boolean): readonly (keyof Depths)[] => [
  ...(bold.has(name) ? (['bold'] as const) : []),
  ...(italic.has(name) ? (['italic'] as const) : []),
  ...(skipped.has(name) ? (['skipped'] as const) : []),
  ...(name === 'pre' ? (['pre'] as const) : []),
  ...(name === 'li' ? (['items'] as const) : []),
  ...(isHidden(attributes, isOnPaper) ? (['hidden'] as const) : []),
];

/** The rows of a page as a browser shows them: lines, with the ranks of headings, items of lists and cells of tables. */
export const htmlRows = (html: string): readonly TextRow[] => {
  const rows: TextRow[] = [];
  const open: (readonly (keyof Depths)[])[] = [];
  const depths: Depths = { bold: 0, italic: 0, skipped: 0, hidden: 0, pre: 0, items: 0 };
  // White text may stand on a dark background, of any element around it.
  const isOnPaper = !/background|bgcolor/iu.test(html);
  let [parts, urls]: [RowPart[], string[]] = [[], []];
  let [block, bullet, tableRow, column]: [number, boolean, number, number] = [0, false, -2, -1];
  let heading: number | null = null;
  let isCell = false;
  let number = '';

  const endRow = (): void => {
    if (parts.some(({ text }) => text.trim() !== '')) {
      const cell = isCell ? { cell: { row: tableRow, column } } : {};
      rows.push({ parts, heading, bullet, urls, block, ...cell });
      [urls, bullet] = [[], false];
    }
    parts = [];
  };
  const add = (printed: string, isEnd = false): void => {
    if (printed === '' || depths.skipped > 0) return;
    const text = printed.trim() === '' && !isEnd ? printed : number + printed;
    if (text !== printed) number = '';
    parts.push({ text, bold: depths.bold > 0, italic: depths.italic > 0, hidden: depths.hidden > 0 });
  };
  const beginBlock = (): void => {
    endRow();
    // The paragraphs of an item, and lists in lists, stay with their list.
    if (depths.items === 0) block += 1;
  };

  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (blocks.has(name)) beginBlock();
      const own = depthsOf(name, attributes, isOnPaper);
      for (const depth of own) depths[depth] += 1;
      open.push(own);
      if (name === 'br') endRow();
      else if (name === 'li') {
        endRow();
        bullet = true;
        number = attributes['data-number'] === undefined ? '' : `${attributes['data-number']} `;
      } else if (/^h[1-6]$/u.test(name)) heading = Number(name[1]);
      // Tables are told apart by a row that is left out between them.
      else if (name === 'table') tableRow += 1;
      else if (name === 'tr') [tableRow, column] = [tableRow + 1, -1];
      else if (name === 'td' || name === 'th') {
        endRow();
        block += 1;
        [column, isCell] = [column + 1, true];
      } else if (name === 'a') urls.push(...[targetOf(attributes.href ?? '')].filter((target) => target !== null));
      else if (name === 'img') add(attributes.alt ?? '');
    },
    ontext: (text) => {
      if (depths.pre === 0) return add(onOneLine(text));
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) endRow();
        add(line);
      }
    },
    onclosetag: (name) => {
      for (const depth of open.pop() ?? []) depths[depth] -= 1;
      // A number alone is a year.
      if (name === 'li' && number !== '') add(' ', true);
      if (blocks.has(name) || name === 'li') endRow();
      if (blocks.has(name) && depths.items === 0) block += 1;
      if (/^h[1-6]$/u.test(name)) heading = null;
      else if (name === 'td' || name === 'th') {
        endRow();
        isCell = false;
      }
    },
  });
  parser.end(html);
  endRow();
  return rows;
};
