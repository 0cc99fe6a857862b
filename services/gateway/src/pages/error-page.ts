import type { ErrorBody } from '@winnow/contracts';
import { html, htmlText } from '@winnow/html';

/** An error as a page, for people who sent a form from the front page. */
export const errorPage = ({ title, status, detail: { message, suggestion, request_id } }: ErrorBody): string =>
  htmlText(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/front.css">
</head>
<body>
<header><strong>Winnow</strong></header>
<main>
<h1>${title}</h1>
<p>${message}</p>
<p>${suggestion}</p>
<p><a href="/">Back</a></p>
<p><small>${status} · ${request_id}</small></p>
</main>
</body>
</html>
`);
