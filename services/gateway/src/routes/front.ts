import { readFileSync } from 'node:fs';
import { defaultLanguage, languageCodes } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { Router } from 'express';
import { frontPage } from '../pages/front-page.ts';
import { samples } from '../pages/samples.ts';

const read = (name: string): Buffer => readFileSync(new URL(`../pages/${name}`, import.meta.url));

const cached = 'public, max-age=300';

/** The front page: a resume in, a report out, without a key. `dashboard` is its URL, if that is known. */
export const frontRouter = (dashboard: () => string | undefined): Router => {
  const router = Router();
  const [style, script] = [read('front.css'), read('front.js')];
  router.get('/', (request, response) => {
    const preferred = request.acceptsLanguages([...languageCodes]);
    const language = languageCodes.find((code) => code === preferred) ?? defaultLanguage;
    response.set({ Vary: 'Accept-Language', 'Cache-Control': 'no-cache' });
    response.type('html').send(frontPage({ language, dashboard: dashboard() }));
  });
  router.get('/front.css', (_request, response) => {
    response.set('Cache-Control', cached).type('css').send(style);
  });
  router.get('/front.js', (_request, response) => {
    response.set('Cache-Control', cached).type('js').send(script);
  });
  router.get('/favicon.ico', (_request, response) => {
    response.status(204).end();
  });
  router.get('/sample/:name.txt', (request, response) => {
    const text = samples[request.params.name];
    if (text === undefined) throw new AppError('NOT_FOUND', 'No such sample.');
    response.type('text/plain').send(text);
  });
  return router;
};
