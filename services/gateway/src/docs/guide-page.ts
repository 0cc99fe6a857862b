import { type Content, type Html, html, htmlText } from '@winnow/html';
import type { Guide } from './guides.ts';
import { type Heading, renderMarkdown } from './render-markdown.ts';

type Page = {
  readonly title: string;
  readonly summary: string;
  /** Slug of the guide; the home page has none. */
  readonly slug?: string;
  readonly guides: readonly Guide[];
  readonly headings?: readonly Heading[];
  readonly content: Content;
};

/** Stands for the guide until the page is rendered: `html` would escape the string that the Markdown renderer returns. */
const place = '{{guide}}';

/** Inline Markdown as text: a summary stands where there is no markup. */
const plainText = (markdown: string): string => markdown.replaceAll(/[`*]|\]\([^)]*\)|\[/g, '');

const navigation = (guides: readonly Guide[], current: string | undefined): Html => html`<nav aria-label="Documentation">
<ul>
${guides.map(({ slug, title }) =>
  slug === current
    ? html`<li><a href="/docs/${slug}" aria-current="page">${title}</a></li>\n`
    : html`<li><a href="/docs/${slug}">${title}</a></li>\n`,
)}<li><a href="/docs/api">API reference</a></li>
</ul>
</nav>`;

const page = ({ title, summary, slug, guides, headings = [], content }: Page): string =>
  htmlText(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Winnow</title>
<meta name="description" content="${plainText(summary)}">
<link rel="stylesheet" href="/docs/docs.css">
${slug !== undefined && html`<link rel="alternate" type="text/markdown" href="/docs/${slug}.md">\n`}<script src="/docs/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a href="/docs"><strong>Winnow</strong> documentation</a> <a href="/docs/api">API reference</a></header>
<div class="columns">
${navigation(guides, slug)}
<main id="content">
${content}
</main>
${
  headings.length > 1 &&
  html`<nav class="contents" aria-label="On this page"><strong>On this page</strong><ul>
${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>\n`)}</ul></nav>`
}
</div>
</body>
</html>
`);

/** A guide as a page, with links to the one before and after it. */
export const guidePage = (guide: Guide, guides: readonly Guide[]): string => {
  const { markup, headings } = renderMarkdown(guide.markdown);
  const index = guides.indexOf(guide);
  const [before, after] = [guides[index - 1], guides[index + 1]];
  const around = html`<p class="around">${before && html`<a rel="prev" href="/docs/${before.slug}">← ${before.title}</a>`}
${after && html`<a rel="next" href="/docs/${after.slug}">${after.title} →</a>`}</p>
<p class="source"><a href="/docs/${guide.slug}.md">This page as Markdown</a></p>`;
  const content = html`${place}${around}`;
  return page({ ...guide, guides, headings, content }).replace(place, () => markup);
};

/** The first page of the documentation. */
export const docsHomePage = (guides: readonly Guide[]): string => {
  const title = 'Documentation';
  const summary = 'How to score, parse and match resumes, write interview questions and screen batches with Winnow.';
  const content = html`<h1>${title}</h1>
<p>${summary}</p>
<dl>
${guides.map(
  (guide) => html`<dt><a href="/docs/${guide.slug}">${guide.title}</a></dt>
<dd>${plainText(guide.summary)}</dd>
`,
)}<dt><a href="/docs/api">API reference</a></dt>
<dd>Every operation with its fields, responses and errors, with examples recorded from a running service, and a form to try it.</dd>
</dl>
<p>For programs: <a href="/openapi.json">OpenAPI document</a>, <a href="/llms.txt">llms.txt</a>.</p>`;
  return page({ title, summary, guides, content });
};
