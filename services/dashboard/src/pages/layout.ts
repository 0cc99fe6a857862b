import { type HttpOperationId, mayCall } from '@winnow/contracts';
import { type Content, type Html, html, htmlText } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { csrfField } from './form-fields.ts';

export type Frame = {
  readonly title: string;
  /** Path of the section that the page belongs to. */
  readonly section?: string;
  readonly visitor?: Visitor | undefined;
  /** What has just been done. */
  readonly notice?: string | undefined;
};

const pages: readonly (readonly [path: string, name: string, needs: HttpOperationId])[] = [
  ['/', 'Overview', 'listKeys'],
  ['/keys', 'Keys', 'listKeys'],
  ['/webhook', 'Webhook', 'readWebhook'],
  ['/batches', 'Batches', 'listBatches'],
  ['/audit', 'Audit', 'readAudit'],
];

const sections = ({ held }: Visitor) => pages.filter(([, , needs]) => mayCall(held, needs));

const navigation = (visitor: Visitor, current: string | undefined): Html => html`<nav aria-label="Main">
<ul>
${sections(visitor).map(
  ([path, name]) => html`<li><a href="${path}"${path === current && html` aria-current="page"`}>${name}</a></li>
`,
)}</ul>
</nav>
<form class="sign-out" method="post" action="/sign-out">${csrfField(visitor)}<button class="plain">Sign out</button></form>`;

/** A whole page with its one heading. */
export const page = ({ title, section, visitor, notice }: Frame, body: Content): string =>
  htmlText(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Winnow</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<p class="brand">Winnow</p>
${visitor !== undefined && navigation(visitor, section)}
</header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`}
${body}
</main>
</body>
</html>
`);
