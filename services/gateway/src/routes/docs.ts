import { readFileSync } from 'node:fs';
import { errorStatus } from '@winnow/contracts';
import { createOpenApiDocument } from '@winnow/contracts/documents';
import { AppError, lazily } from '@winnow/kernel';
import { type Response, Router } from 'express';
import { docsHomePage, guidePage } from '../docs/guide-page.ts';
import { type Guide, readGuides } from '../docs/guides.ts';
import { llmsFullText, llmsText, sitemap } from '../docs/llms.ts';
import { referencePage } from '../docs/reference-page.ts';
import { acceptsPage } from '../middleware/accepts-page.ts';
import { sendReferenceScript } from './reference-script.ts';

/** Guides have no inline styles or scripts. */
const strict =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const cached = 'public, max-age=300';

const sendPage = (response: Response, page: string): void => {
  response.set({ 'Content-Security-Policy': strict, 'Cache-Control': cached }).type('html').send(page);
};

const sendText = (response: Response, text: string): void => {
  response.set('Cache-Control', cached).type('text/plain').send(text);
};

/** The host that the client asked for, if it can be one. */
const originOf = (protocol: string, host = ''): string => `${protocol}://${/^[\w.[\]:-]+$/.test(host) ? host : 'localhost'}`;

/** The documentation: guides as pages and Markdown, the API reference, and the same for programs. No other host is contacted. */
export const docsRouter = (): Router => {
  const router = Router();
  // On the first request: it would delay every start.
  const guides = lazily(readGuides);
  const document = lazily(createOpenApiDocument);
  const pages = new Map<Guide, string>();
  router.get('/openapi.json', (_request, response) => {
    response.json(document());
  });
  router.get('/docs', (_request, response) => sendPage(response, docsHomePage(guides())));
  router.get('/docs/api', (_request, response) => {
    response.set('Cache-Control', cached).type('html').send(referencePage);
  });
  router.get('/docs/scalar.js', sendReferenceScript());
  for (const name of ['docs.css', 'docs.js', 'reference.css', 'reference.js']) {
    const text = lazily(() => readFileSync(new URL(`../docs/${name}`, import.meta.url)));
    router.get(`/docs/${name}`, (_request, response) => {
      response.set('Cache-Control', cached).type(name).send(text());
    });
  }
  router.get('/llms.txt', (_request, response) => sendText(response, llmsText(guides())));
  router.get('/llms-full.txt', (_request, response) => sendText(response, llmsFullText(guides())));
  router.get('/docs/sitemap.xml', (request, response) => {
    response.type('application/xml').send(sitemap(guides(), originOf(request.protocol, request.get('host'))));
  });
  router.get('/docs/:name', (request, response) => {
    const slug = request.params.name.replace(/\.md$/, '');
    const guide = guides().find((each) => each.slug === slug);
    if (guide === undefined) throw new AppError('NOT_FOUND', 'There is no such page.');
    if (slug !== request.params.name) {
      response.set('Cache-Control', cached).type('text/markdown').send(guide.markdown);
      return;
    }
    const page = pages.get(guide) ?? guidePage(guide, guides());
    pages.set(guide, page);
    sendPage(response, page);
  });
  router.get('/errors/:code', (request, response) => {
    const entry = Object.entries(errorStatus).find(([code]) => code.toLowerCase() === request.params.code);
    if (entry === undefined) throw new AppError('NOT_FOUND', 'There is no such error code.');
    response.set('Vary', 'Accept');
    if (acceptsPage(request)) response.redirect(`/docs/errors#${request.params.code}`);
    else response.json({ error: entry[0], ...entry[1] });
  });
  return router;
};
