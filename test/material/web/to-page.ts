import { readFileSync } from 'node:fs';
import { fontFamilies, fontLinks } from '../../reading/render/fonts.ts';
import type { Block, Piece, Row, Sheet } from '../layout/sheet.ts';

const entities: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign).replace(/ {2,}/g, (run) => '&nbsp;'.repeat(run.length));

const writePieces = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ role, text }) => (role === 'text' ? escapeText(text) : `<span class="${role}">${escapeText(text)}</span>`))
    .join('');

const writeRow = ({ left, right }: Row, index: number): string =>
  `<div class="row row-${index}"><span>${writePieces(left)}</span>${right.length === 0 ? '' : `<span class="far">${writePieces(right)}</span>`}</div>`;

const writeBlock = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return '';
    case 'entry': {
      const rows = block.rows.map(writeRow).join('');
      return block.margin === null
        ? `<div class="entry">${rows}</div>`
        : `<div class="entry dated"><div class="margin">${writePieces(block.margin)}</div><div>${rows}</div></div>`;
    }
    case 'bullets':
      return `<div class="list">${block.items.map((item) => `<div class="item"><span>${block.sign}</span><span>${escapeText(item)}</span></div>`).join('')}</div>`;
    case 'chips':
      return `<div class="chips">${block.items.map((item) => `<span>${escapeText(item)}</span>`).join(' ')}</div>`;
    case 'minor':
      return `<p class="minor">${escapeText(block.text)}</p>`;
    case 'labelled':
      return `<div class="labelled ${block.form}"><span class="label">${escapeText(block.label)}</span> <span>${escapeText(block.text)}</span></div>`;
    case 'text':
      return `<p>${escapeText(block.text)}</p>`;
  }
};

/** Blocks by section, each with its heading in an element of its own, so that a template can put it anywhere. */
const writeSections = (blocks: readonly Block[]): string =>
  blocks
    .map((block, index) => {
      if (block.kind !== 'heading') return '';
      const next = blocks.findIndex((each, at) => at > index && each.kind === 'heading');
      const body = blocks.slice(index + 1, next === -1 ? undefined : next).map(writeBlock);
      const icon = block.icon === null ? '' : `<span class="icon">${block.icon}</span> `;
      return `<section class="${block.section}"><h2>${icon}<span>${escapeText(block.text)}</span></h2><div class="body">${body.join('\n')}</div></section>`;
    })
    .join('\n');

// Groups of digits would stand in the order of the text around them.
const asTyped = (html: string): string => html.replace(/[+(]*\p{Nd}[\p{Nd} ()./-]{5,}\p{Nd}/gu, '<bdo dir="ltr">$&</bdo>');

const writeHead = ({ name, besideName, headline, contact, separator, rightToLeft }: Sheet): string => {
  const typed = (text: string): string => (rightToLeft ? asTyped(escapeText(text)) : escapeText(text));
  const items = contact.map(
    ({ label, text }) => `<span class="datum">${label === null ? '' : `<b>${escapeText(label)}</b> `}${typed(text)}</span>`,
  );
  const beside = besideName === null ? '' : ` <span class="beside">| ${escapeText(besideName)}</span>`;
  return `<header><h1>${escapeText(name)}${beside}</h1>${headline === null ? '' : `<p class="headline">${escapeText(headline)}</p>`}
<div class="contact">${items.join(`<span class="sign">${escapeText(separator)}</span>`)}</div></header>`;
};

const base = readFileSync(new URL('base.css', import.meta.url), 'utf8');

/** The sheet as a page in the look of one style sheet of this folder. */
export const toPage = (sheet: Sheet, template: string): string => {
  const families = fontFamilies(sheet.language).map((family) => `'${family}'`);
  const side = sheet.side.length === 0 ? '' : `<aside>${writeSections(sheet.side)}</aside>`;
  return `<!doctype html><html lang="${sheet.language}" dir="${sheet.rightToLeft ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>CV</title>
${fontLinks(sheet.language).join('\n')}
<style>:root { --families: ${families.join(', ')}; }
${base}
${readFileSync(new URL(`${template}.css`, import.meta.url), 'utf8')}</style></head>
<body>${writeHead(sheet)}<div class="columns"><main>${writeSections(sheet.main)}</main>${side}</div></body></html>`;
};
