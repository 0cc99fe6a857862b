import express, { type Express, type RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { readForwardedAddresses } from './forwarded-addresses.ts';

/** An Express app that reads client addresses behind the trusted proxies; the caller adds all other middleware and routes. */
export const createWebApp = (trustedProxies: readonly string[]): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', [...trustedProxies]);
  app.set('query parser', 'simple');
  app.use(readForwardedAddresses);
  return app;
};

type HeaderOptions = Pick<HelmetOptions, 'contentSecurityPolicy' | 'referrerPolicy' | 'xFrameOptions'>;

/** Security headers without `Strict-Transport-Security`, which is up to whatever terminates TLS in front of Winnow. */
export const securityHeaders = (options: HeaderOptions): RequestHandler => {
  const set = helmet({ ...options, strictTransportSecurity: false });
  return (request, response, next) => {
    set(request, response, (error) => {
      // Reports are framed in a sandbox, without an origin: Chromium warns that such a page cannot have an agent cluster of its own.
      if (request.get('sec-fetch-dest') === 'iframe') response.removeHeader('Origin-Agent-Cluster');
      next(error);
    });
  };
};

/** Whether an app created by `createWebApp` trusts the proxy at an address. */
export const isTrustedProxy = (app: Express, address: string): boolean => {
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusts(address, 0);
};
