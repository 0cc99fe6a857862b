export { type Content, type Html, html, htmlText } from './html.ts';
