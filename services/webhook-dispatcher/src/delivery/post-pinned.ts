import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WebhookTarget } from '@winnow/accounts';

export type Post = {
  readonly target: WebhookTarget;
  /** Address to connect to, whatever the host name resolves to by now. */
  readonly address: string;
  /** Called with the remote address before anything is sent. */
  readonly mayReach: (address: string) => boolean;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
  /** Aborts everything: connecting, sending and receiving. */
  readonly signal: AbortSignal;
};

export type Answer = { readonly status: number; readonly retryAfter: string | undefined; readonly text: string | null };

export type Posted = Answer | { readonly error: 'refused_address' | 'connection_failed' | 'tls_failed' };

const maxBodyBytes = 64 * 1024;
const keptCharacters = 1_024;

/** The beginning of a body. The status is known by then, so a body that is too long, too slow or broken is truncated. */
const readBeginning = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxBodyBytes) break;
    }
  } catch {
    // What came is kept.
  }
  const text = Buffer.concat(chunks)
    .subarray(0, maxBodyBytes)
    .toString()
    .replaceAll(/\p{Cc}/gu, '');
  return text.slice(0, keptCharacters).toWellFormed();
};

/**
 * Posts to one address under the target's host name: no lookup, no redirects, no proxy, no connection reuse. Never rejects; an
 * abort before there is a status counts as `connection_failed` or `tls_failed`.
 */
export const postPinned = ({ target, address, mayReach, headers, body, signal }: Post): Promise<Posted> =>
  new Promise((resolve) => {
    const { url, scheme, host, literal } = target;
    let error: Exclude<Posted, Answer>['error'] = 'connection_failed';
    let answered = false;
    const fail = (): void => {
      if (!answered) resolve({ error });
    };
    const send = scheme === 'https' ? requestHttps : requestHttp;
    const request = send({
      host: address,
      port: url.port === '' ? (scheme === 'https' ? 443 : 80) : Number(url.port),
      path: url.pathname + url.search,
      method: 'POST',
      headers: { Host: url.host, ...headers },
      agent: false,
      signal,
      // The certificate must match the host name or, for an address, the address.
      servername: literal ? '' : host.replace(/\.$/, ''),
      rejectUnauthorized: true,
    });
    request.once('socket', (socket) => {
      socket.once('connect', () => {
        if (socket.remoteAddress === undefined || !mayReach(socket.remoteAddress)) {
          error = 'refused_address';
          request.destroy();
          return;
        }
        if (scheme === 'https') error = 'tls_failed';
        // Not a byte before: the headers are also sent with the first write.
        request.end(body);
      });
      socket.once('secureConnect', () => {
        error = 'connection_failed';
      });
    });
    request.once('response', (response) => {
      answered = true;
      const { statusCode: status = 0, headers: given } = response;
      void readBeginning(response).then((text) => resolve({ status, retryAfter: given['retry-after'], text }));
    });
    // A second error on a request that was destroyed for the first must not end the process.
    request.on('error', fail);
    request.once('close', fail);
  });
