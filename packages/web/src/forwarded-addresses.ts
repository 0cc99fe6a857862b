import type { IncomingMessage } from 'node:http';

const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]*)\])(?::\d+)?$/;

/**
 * The addresses of an `X-Forwarded-For` header without the ports that some proxies add; anything that is not an address is kept
 * unchanged.
 */
export const withoutPorts = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((part) => {
      const [, ipv4, ipv6] = withPort.exec(part.trim()) ?? [];
      return ipv4 ?? ipv6 ?? part.trim();
    })
    .join(', ');

/** Must run before all other middleware: Express would reject an address with a port, and count all such callers as one. */
export const readForwardedAddresses = ({ headers }: IncomingMessage, _response: unknown, next: () => void): void => {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded);
  next();
};
