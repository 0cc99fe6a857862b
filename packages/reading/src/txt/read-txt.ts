import type { Limits } from '@winnow/contracts';
import type { Block, LayoutDocument, Line, Page } from '../layout-document.ts';
import { stripBullet } from '../text/bullet.ts';
import { countCharacters } from '../text/count-characters.ts';
import { bulletIcons, stripIcon } from '../text/icon.ts';
import { isLetterSpaced, joinLetterSpaced } from '../text/letter-spaced.ts';
import { readTagCharacters, tidyText } from '../text/tidy-text.ts';
import { unreadable } from '../unreadable.ts';
import { decodeText } from './decode-text.ts';
import { type LineMark, markHeadings, unmarked } from './mark-headings.ts';
import { readMarkdown } from './read-markdown.ts';

const plainRun = { box: null, font: '', size: 0, bold: false, italic: false, colour: '#000000', hidden: null } as const;

/** The meaning of a run of white space, a column or separated letters, is clear from its first few characters. */
const longRun = /(\s{8})\s+/gu;

/** Maximum length of white space and dropped characters; the text beyond is not read. */
const spareFactor = 2;

type Found = { readonly line: Line; readonly urls: readonly string[] };

/** One character may expand to many; one more than the limit is enough to know that there were more. */
const toLine = (raw: string, mark: LineMark, icons: ReadonlySet<string>, characters: number): Found | null => {
  if (mark.isRuler) return null;
  const { parts, heading: isMarked, urls } = readMarkdown(mark.heading ?? raw);
  const heading = isMarked || mark.heading !== null;
  const printed = parts
    .map(({ text }) => text)
    .join('')
    .trimStart();
  const icon = stripIcon(printed);
  const whole = icon?.rest ?? printed;
  const stripped = heading ? null : icon !== null && icons.has(icon.icon) ? icon.rest : stripBullet(whole, true);
  const text = tidyText(joinLetterSpaced(stripped ?? whole)).slice(0, characters + 1);
  const message = readTagCharacters(raw);
  const hidden = message === '' ? [] : [{ ...plainRun, text: message, hidden: 'invisible' as const }];
  if (text === '' && hidden.length === 0) return null;
  const single = parts.length === 1 || icon !== null || stripped !== null || isLetterSpaced(whole);
  const runs = single
    ? [{ ...plainRun, text, bold: heading || parts.every(({ bold }) => bold) }]
    : parts.map((part) => ({ ...plainRun, text: part.text.replace(/\s+/gu, ' '), bold: heading || part.bold }));
  return {
    line: {
      text,
      box: null,
      runs: [...runs.filter((run) => run.text !== ''), ...hidden],
      band: 'body',
      bullet: stripped !== null,
    },
    urls,
  };
};

const toBlocks = (rows: readonly (Found | null)[]): readonly Block[] => {
  const blocks: Line[][] = [[]];
  for (const row of rows) {
    if (row === null) blocks.push([]);
    else blocks.at(-1)?.push(row.line);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => ({ lines, column: 0 }));
};

/**
 * Reads a plain text in any charset, interpreting Markdown headings, bullets, emphasis and links; throws `UNREADABLE_FILE`
 * (`corrupt`) when the bytes are not text.
 */
export const readTxt = (bytes: Uint8Array, { textCharacters }: Pick<Limits, 'textCharacters'>): LayoutDocument => {
  const whole = decodeText(bytes);
  if (whole === null) throw unreadable('corrupt');
  const text = whole.slice(0, spareFactor * textCharacters);
  const rawLines = text.replace(/^\ufeff/, '').split(/\r\n?|\n|\u2028|\u2029|\f|\v|\u0085/u);
  const plainLines = rawLines.map((row) => row.replaceAll('\0', '').replace(longRun, '$1'));
  const marks = markHeadings(plainLines);
  const icons = bulletIcons(plainLines.map((row) => row.trimStart()));
  const rows = plainLines.map((row, index) => toLine(row, marks[index] ?? unmarked, icons, textCharacters));
  const blocks = toBlocks(rows);
  const { characters, unmapped } = countCharacters(blocks.flatMap(({ lines }) => lines.map((line) => line.text)));
  const page: Page = {
    number: 1,
    width: 0,
    height: 0,
    margins: null,
    columns: 1,
    blocks,
    images: [],
    tables: [],
    links: rows.flatMap((row) => (row?.urls ?? []).map((url) => ({ box: null, url }))),
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
      ...(rawLines.some(isLetterSpaced) ? [{ code: 'letter_spaced' as const }] : []),
    ],
  };
};
