import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { lazily } from '@winnow/kernel';
import type { RequestHandler } from 'express';

/** Serves the renderer of the reference as it is stored: compressed, unless the client does not accept that. */
export const sendReferenceScript = (): RequestHandler => {
  const packed = lazily(() => readFileSync(new URL('../../vendor/scalar.js.gz', import.meta.url)));
  return (request, response) => {
    response.set({ Vary: 'Accept-Encoding', 'Cache-Control': 'public, max-age=86400' }).type('js');
    if (request.acceptsEncodings('gzip') === 'gzip') response.set('Content-Encoding', 'gzip').send(packed());
    else response.send(gunzipSync(packed()));
  };
};
