export { type Content, type Html, html, htmlText } from './html.ts';
export { type DocumentParts, htmlDocument } from './html-document.ts';
