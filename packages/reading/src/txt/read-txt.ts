import type { Limits } from '@winnow/contracts';
import type { Block, LayoutDocument, Line, Page } from '../layout-document.ts';
import { stripBullet } from '../text/bullet.ts';
import { countCharacters } from '../text/count-characters.ts';
import { bulletIcons, stripIcon } from '../text/icon.ts';
import { isLetterSpaced, joinLetterSpaced } from '../text/letter-spaced.ts';
import { readTagCharacters, tidyText } from '../text/tidy-text.ts';
import { unreadable } from '../unreadable.ts';
import { decodeText } from './decode-text.ts';
import { isMarkdown } from './is-markdown.ts';
import { markdownRows } from './markdown-rows.ts';
import { plainRows } from './plain-rows.ts';
import { tabCells, tidyCells } from './tab-cells.ts';
import type { TextRow } from './text-row.ts';

const plainRun = { box: null, font: '', size: 0, bold: false, italic: false, colour: '#000000', hidden: null } as const;

/** The meaning of a run of spaces, a column or separated letters, is clear from its first few characters. */
const longRun = /([^\S\n]{8})[^\S\n]+/gu;

const lineEnd = /\r\n?|[\u2028\u2029\f\v\u0085]/gu;

/** Before a quotation, and before the definition of a term. */
const quoteMark = /^[:>]\s+/u;

/** Maximum length of white space and dropped characters; the text beyond is not read. */
const spareFactor = 2;

type Found = { readonly line: Line; readonly row: TextRow };

const textOf = (parts: TextRow['parts']): string => parts.map(({ text }) => text).join('');

/** Sizes of headings as browsers show them, beside text of 10 points. */
const headingSizes = [10, 20, 15, 12.5, 11, 10.5, 10] as const;

/** One character may expand to many; one more than the limit is enough to know that there were more. */
const toLine = (row: TextRow, isMarked: boolean, icons: ReadonlySet<string>, characters: number): Found | null => {
  const shown = row.parts.filter(({ hidden }) => hidden !== true);
  const printed = textOf(shown).trimStart();
  const isHeading = row.heading !== null;
  const icon = stripIcon(printed);
  const whole = icon?.rest ?? printed;
  const stripped = isHeading ? null : icon !== null && icons.has(icon.icon) ? icon.rest : stripBullet(whole, true);
  const own = joinLetterSpaced(stripped ?? whole).replace(quoteMark, '');
  const text = tidyText(own).slice(0, characters + 1);
  const style = { ...plainRun, size: isMarked ? (headingSizes[row.heading ?? 0] ?? 0) : 0 };
  const unseen = row.parts.flatMap((part) => (part.hidden === true ? [part.text] : []));
  const message = [readTagCharacters(textOf(row.parts)), ...unseen].join(' ').trim();
  const hidden = message === '' ? [] : [{ ...style, text: message, hidden: 'invisible' as const }];
  if (text === '' && hidden.length === 0) return null;
  const single = shown.length === 1 || icon !== null || stripped !== null || isLetterSpaced(whole);
  const runs = single
    ? [
        {
          ...style,
          text: isMarked ? text : tidyCells(own).slice(0, characters + 1),
          bold: isHeading || shown.every(({ bold }) => bold),
        },
      ]
    : shown.map((part) => ({
        ...style,
        text: isMarked ? part.text.replace(/\s+/gu, ' ') : tabCells(part.text),
        bold: isHeading || part.bold,
        italic: part.italic === true,
      }));
  return {
    line: {
      text,
      box: null,
      runs: [...runs.filter((run) => run.text !== ''), ...hidden],
      band: 'body',
      bullet: row.bullet || stripped !== null,
    },
    row,
  };
};

const toBlocks = (found: readonly Found[]): readonly Block[] =>
  [...Map.groupBy(found, ({ row }) => row.block).values()].map((own) => ({
    lines: own.map(({ line }) => line),
    column: 0,
    ...(own[0]?.row.cell === undefined ? {} : { cell: own[0].row.cell }),
  }));

/** The tables of a page: cells in adjacent rows. */
const tablesOf = (rows: readonly TextRow[]): Page['tables'] => {
  const tables: { box: null; rows: number; columns: number; last: number }[] = [];
  for (const { cell } of rows) {
    if (cell === undefined) continue;
    const table = tables.at(-1);
    if (table === undefined || cell.row > table.last + 1)
      tables.push({ box: null, rows: 1, columns: cell.column + 1, last: cell.row });
    else {
      table.rows += cell.row - table.last;
      table.columns = Math.max(table.columns, cell.column + 1);
      table.last = cell.row;
    }
  }
  return tables.map(({ last: _, ...table }) => table);
};

/**
 * Reads a plain text in any charset, or Markdown as a browser shows it, with headings, bullets, emphasis, links and tables; throws `UNREADABLE_FILE`
 * (`corrupt`) when the bytes are not text.
 */
export const readTxt = (bytes: Uint8Array, { textCharacters }: Pick<Limits, 'textCharacters'>): LayoutDocument => {
  const whole = decodeText(bytes);
  if (whole === null) throw unreadable('corrupt');
  const text = whole.slice(0, spareFactor * textCharacters);
  const plain = text
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '')
    .replace(lineEnd, '\n')
    .replace(longRun, '$1');
  const isMarked = isMarkdown(plain);
  const rows = isMarked ? markdownRows(plain) : plainRows(plain);
  const icons = bulletIcons(rows.map(({ parts }) => textOf(parts).trimStart()));
  const found = rows.flatMap((row) => toLine(row, isMarked, icons, textCharacters) ?? []);
  const blocks = toBlocks(found);
  const { characters, unmapped } = countCharacters(blocks.flatMap(({ lines }) => lines.map((line) => line.text)));
  const page: Page = {
    number: 1,
    width: 0,
    height: 0,
    margins: null,
    columns: 1,
    blocks,
    images: [],
    tables: tablesOf(rows),
    links: rows.flatMap(({ urls }) => urls.map((url) => ({ box: null, url }))),
    textBoxes: 0,
    characters,
    unmappedCharacters: unmapped,
    orderInversions: 0,
  };
  const hidden = blocks.some(({ lines }) => lines.some(({ runs }) => runs.some((run) => run.hidden !== null)));
  return {
    format: 'txt',
    bytes: bytes.length,
    pageCount: 1,
    pages: [page],
    warnings: [
      ...(characters === 0 ? [{ code: 'pages_without_text' as const }] : []),
      ...(unmapped > 0.005 * characters ? [{ code: 'unmapped_characters' as const }] : []),
      ...(text.length < whole.length ? [{ code: 'text_truncated' as const }] : []),
      ...(hidden ? [{ code: 'hidden_text' as const }] : []),
      ...(plain.split('\n').some(isLetterSpaced) ? [{ code: 'letter_spaced' as const }] : []),
    ],
  };
};
