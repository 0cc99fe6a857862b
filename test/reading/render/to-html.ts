import { fontFamilies, fontLinks, isRightToLeft } from './fonts.ts';
import { type Block, type Columns, isLine, type Line, type Sheet, type Table } from './sheet.ts';

const entities: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// Spaces that separate parts of a line are kept.
const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign).replace(/ {2,}/g, (run) => '&nbsp;'.repeat(run.length));

/** Groups of digits would stand in the order of the text around them, which nobody leaves so in a phone number. */
const phoneAsTyped = (html: string): string => html.replace(/[+(]*\p{Nd}[\p{Nd} ()./-]{5,}\p{Nd}/gu, '<bdo dir="ltr">$&</bdo>');

const tags: { readonly [role in Line['role']]?: string } = { name: 'h1', heading: 'h2' };

const writeLine = ({ role, text, aside, opens = false }: Line, { bullet, language }: Sheet): string => {
  const tag = tags[role] ?? 'p';
  const classes = `${role}${opens ? ' opens' : ''}`;
  if (role === 'bullet') return `<p class="bullet"><span>${bullet}</span><span>${escapeText(text)}</span></p>`;
  const content = role === 'contact' && isRightToLeft(language) ? phoneAsTyped(escapeText(text)) : escapeText(text);
  if (aside === undefined) return `<${tag} class="${classes}">${content}</${tag}>`;
  return `<${tag} class="${classes} wide"><span>${escapeText(text)}</span><span class="aside">${escapeText(aside)}</span></${tag}>`;
};

const writeColumns = ({ flow, shares, parts, shaded }: Columns, sheet: Sheet): string => {
  const content = parts.map((part) => writeBlocks(part, sheet));
  if (flow === 'newspaper') return `<div class="newspaper">${content.join('<div class="next"></div>')}</div>`;
  const cells = content.map((each, index) => `<div class="${index === shaded ? 'shaded' : 'main'}">${each}</div>`);
  return `<div class="side" style="grid-template-columns: ${shares[0]}fr ${shares[1]}fr">${cells.join('')}</div>`;
};

const writeTable = ({ look, shares, rows }: Table, sheet: Sheet): string => {
  const columns = shares.map((share) => `<col style="width: ${share}%">`).join('');
  const body = rows.map((cells) => {
    const across = cells.length === 1 ? ` colspan="${shares.length}"` : '';
    return `<tr>${cells.map((cell) => `<td${across}>${writeBlocks(cell, sheet)}</td>`).join('')}</tr>`;
  });
  return `<table class="${look}"><colgroup>${columns}</colgroup>${body.join('')}</table>`;
};

function writeBlocks(blocks: readonly Block[], sheet: Sheet): string {
  return blocks
    .map((block) => {
      if (isLine(block)) return writeLine(block, sheet);
      return block.kind === 'columns' ? writeColumns(block, sheet) : writeTable(block, sheet);
    })
    .join('\n');
}

const styles = ({ language, points, accent, spacedHeadings }: Sheet): string => `
@page { size: A4; margin: 14mm 15mm; }
* { margin: 0; box-sizing: border-box; }
body { font: ${points}pt/1.4 ${fontFamilies(language)
  .map((family) => `'${family}'`)
  .join(', ')}; color: #222; print-color-adjust: exact; }
h1 { font-size: 2em; line-height: 1.25; color: ${accent}; }
h2 { font-size: 1.2em; line-height: 1.3; color: ${accent}; margin: 0.9em 0 0.25em; break-after: avoid; ${spacedHeadings ? 'letter-spacing: 0.22em;' : ''} }
.headline { font-size: 1.15em; }
.contact { font-size: 0.95em; }
.opens { margin-top: 0.45em; }
.text.opens { margin-top: 0.2em; }
.title { font-weight: 700; break-after: avoid; }
.subtitle { font-style: normal; color: #444; break-after: avoid; }
.dates, .aside { color: #555; font-weight: 400; }
.wide { display: flex; justify-content: space-between; gap: 1em; }
.aside { white-space: nowrap; }
.bullet { display: flex; gap: 0.6em; padding-inline-start: 0.8em; }
.newspaper { column-count: 2; column-gap: 10mm; }
.next { break-after: column; }
.side { display: grid; gap: 8mm; }
.shaded { background: #e8eef4; padding: 4mm; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin-top: 0.6em; }
td { vertical-align: top; padding: 0.2em 0.5em; overflow-wrap: break-word; }
.ruled h2, .plain h2, .labels h2 { margin-top: 0; }
table.ruled td { border: 0.3mm solid #777; }
table.labels td { padding: 0.25em 0.8em; }
table.labels td:first-child:not([colspan]) { text-align: end; color: ${accent}; }
.band { background: ${accent === '#000000' ? '#333333' : accent}; color: #fff; padding: 5mm 6mm; }
.band h1 { color: #fff; }
.repeated { margin: 0; }
.repeated > thead td { padding: 0 0 4mm; text-align: end; color: #555; }
.repeated > tbody > tr > td { padding: 0; }
`;

const within = (sheet: Sheet): string => {
  const body = writeBlocks(sheet.body, sheet);
  if (sheet.head === null) return body;
  const head = writeBlocks(sheet.head.lines, sheet);
  if (sheet.head.place === 'band') return `<div class="band">${head}</div>${body}`;
  // Chromium repeats the head of a table on each page.
  return `<table class="repeated"><thead><tr><td>${head}</td></tr></thead><tbody><tr><td>${body}</td></tr></tbody></table>`;
};

/** The resume as a page for Chromium to print. */
export const toHtml = (sheet: Sheet): string => `<!doctype html>
<html lang="${sheet.language}" dir="${isRightToLeft(sheet.language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>Resume</title>
${fontLinks(sheet.language).join('\n')}
<style>${styles(sheet)}</style></head>
<body>${within(sheet)}</body></html>`;
