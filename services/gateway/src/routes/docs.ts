import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { errorStatus } from '@winnow/contracts';
import { createOpenApiDocument } from '@winnow/contracts/documents';
import { AppError } from '@winnow/kernel';
import { Router, static as serveStatic } from 'express';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Winnow API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const start = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true, tryItOutEnabled: true });\n";

/** The documentation page with all its assets (no other host is contacted), the document itself, and a page for each error type. */
export const docsRouter = (): Router => {
  const router = Router();
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  // Created on the first request: it would delay every start.
  let document: ReturnType<typeof createOpenApiDocument> | undefined;
  router.get('/openapi.json', (_request, response) => {
    document ??= createOpenApiDocument();
    response.json(document);
  });
  router.get('/docs', (_request, response) => {
    response.type('html').send(page);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.type('js').send(start);
  });
  router.use('/docs', serveStatic(assets, { index: false, maxAge: '1d' }));
  router.get('/errors/:code', (request, response) => {
    const entry = Object.entries(errorStatus).find(([code]) => code.toLowerCase() === request.params.code);
    if (entry === undefined) throw new AppError('NOT_FOUND', 'There is no such error.');
    response.json({ error: entry[0], ...entry[1] });
  });
  return router;
};
