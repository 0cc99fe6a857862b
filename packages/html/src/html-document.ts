import { type Content, html, htmlText } from './html.ts';
import { pageStyle } from './page-style.ts';

/** What is particular to a page. */
export type DocumentParts = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** Rules of its own, after those that all pages share. */
  readonly style: Content;
  readonly content: Content;
};

/** Marks that would turn around what follows them; a title cannot isolate a text. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A page as a single file: it loads nothing and runs nothing, so its style is inline. */
export const htmlDocument = ({ language, direction, title, style, content }: DocumentParts): string =>
  htmlText(html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title.replaceAll(turning, '')}</title>
<style>${pageStyle}${style}</style>
</head>
<body>
${content}</body>
</html>
`);
