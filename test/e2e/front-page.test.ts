import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { makeSample, renderText } from '../support/make-resume.ts';
import { describeModes } from './modes.ts';

describeModes((deployment) => {
  const url = (path: string): string => `${deployment().addresses()[0]}${path}`;
  const html = { accept: 'text/html' };

  describe('the front page', () => {
    it('is in the language of the browser, and loads nothing but its own style and script', async () => {
      const response = await fetch(url('/'), { headers: { ...html, 'accept-language': 'de-AT,en;q=0.5' } });
      const page = await response.text();
      expect(page).toContain('<html lang="de" dir="ltr">');
      const loaded = [...page.matchAll(/(?:src|href)="(\/[\w.]+)"/g)].map(([, path = '']) => path);
      expect(loaded).toEqual(['/front.css', '/front.js', '/docs']);
      for (const path of loaded) expect((await fetch(url(path))).status).toBe(200);
    });

    it('sends what its form holds to a report that comes as a page, without a key', async () => {
      const form = new FormData();
      form.append('language', 'de');
      form.append('file', new Blob([new Uint8Array(renderText(makeSample(77)))]), 'resume.txt');
      form.append('job_description', await (await fetch(url('/sample/job.txt'))).text());
      const response = await fetch(url('/v1/score-ats'), { method: 'POST', body: form, headers: html });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await response.text()).toContain('<html lang="de"');
    });

    it('answers people with a page when something is wrong, and programs with the error body', async () => {
      // `fetch` sets the mode itself.
      const read = (mode: string) =>
        new Promise<readonly unknown[]>((resolve, reject) => {
          get(url('/nothing'), { headers: { accept: 'text/html', 'sec-fetch-mode': mode } }, (response) => {
            response.resume();
            resolve([response.statusCode, response.headers['content-type']]);
          }).once('error', reject);
        });
      expect(await read('navigate')).toEqual([404, 'text/html; charset=utf-8']);
      expect(await read('cors')).toEqual([404, 'application/json; charset=utf-8']);
    });
  });
});
