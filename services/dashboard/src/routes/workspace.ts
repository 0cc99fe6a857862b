import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '@winnow/web';
import { workspaceFolder } from '@winnow/workspace';
import express, { type RequestHandler } from 'express';

const nonceBytes = 16;
/** Where the page says its nonce. */
const nonceMark = 'CSP_NONCE';

const nonceOf = new WeakMap<object, string>();

/** Our own scripts only; styles that they insert carry the nonce. Frames show reports of the API, which run nothing. */
const policy = securityHeaders({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf.get(response) ?? ''}'`],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: ["'self'"],
      frameAncestors: ["'none'"],
      formAction: ["'none'"],
      baseUri: ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' },
});

/** The page of the workspace, under every path of its own. */
export const workspacePage = (randomBytes: (size: number) => Uint8Array): RequestHandler => {
  const page = readFileSync(join(workspaceFolder, 'index.html'), 'utf8');
  return (request, response) => {
    const nonce = Buffer.from(randomBytes(nonceBytes)).toString('base64url');
    nonceOf.set(response, nonce);
    policy(request, response, () => response.type('html').send(page.replace(nonceMark, nonce)));
  };
};

/** Its scripts and styles, whose names say what they hold. */
export const workspaceAssets = (): RequestHandler =>
  express.static(join(workspaceFolder, 'assets'), { immutable: true, maxAge: '1y', index: false, fallthrough: false });
