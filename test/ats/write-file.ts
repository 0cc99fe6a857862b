import type { PdfPrinter } from '../reading/render/open-pdf-printer.ts';
import type { Sheet } from '../reading/render/sheet.ts';
import { toDocx } from '../reading/render/to-docx.ts';
import { toHtml } from '../reading/render/to-html.ts';
import type { Draft } from './draft.ts';
import { toSheet } from './to-sheet.ts';
import { toText } from './to-text.ts';
import { changeParts, type WordParts } from './word-parts.ts';

export const formats = ['pdf', 'docx', 'txt'] as const;

export type Format = (typeof formats)[number];

/** What is done on the way from a draft to a file: each step only where the format passes by. */
export type Changes = {
  readonly draft?: (draft: Draft) => Draft;
  readonly sheet?: (sheet: Sheet, draft: Draft) => Sheet;
  readonly html?: (html: string, draft: Draft) => string;
  readonly pdf?: (bytes: Uint8Array, draft: Draft, printer: PdfPrinter) => Promise<Uint8Array>;
  readonly word?: (parts: WordParts, draft: Draft) => WordParts;
};

/** Writes a draft as a file, changed on the way. */
export const writeFile = async (
  clean: Draft,
  format: Format,
  printer: PdfPrinter | null,
  changes: readonly Changes[] = [],
): Promise<Uint8Array> => {
  const draft = changes.reduce((each, change) => change.draft?.(each) ?? each, clean);
  const sheet = changes.reduce((each, change) => change.sheet?.(each, draft) ?? each, toSheet(draft));
  if (format === 'txt') return toText(sheet);
  if (format === 'docx') {
    const parts = changes.flatMap(({ word }) => (word === undefined ? [] : [word]));
    return changeParts(await toDocx(sheet), (given) => parts.reduce((each, change) => change(each, draft), given));
  }
  if (printer === null) throw new Error('A PDF needs a printer.');
  const html = changes.reduce((each, change) => change.html?.(each, draft) ?? each, toHtml(sheet));
  let bytes = await printer.print(html);
  for (const { pdf } of changes) if (pdf !== undefined) bytes = await pdf(bytes, draft, printer);
  return bytes;
};
