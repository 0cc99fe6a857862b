import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { batchCompletedEvent } from '@winnow/contracts';
import { vi } from 'vitest';

type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  readonly signed: boolean;
};

export type WebhookReceiver = {
  readonly url: string;
  /** Every request, in the order in which it came. */
  readonly received: readonly Received[];
  /** Status codes for the next requests; 204 once they are used up. */
  readonly answerWith: (...statuses: readonly number[]) => void;
  /** Milliseconds that it takes for every answer from now on. */
  readonly answerAfter: (milliseconds: number) => void;
  /** The event of a batch, once it was received and verified. */
  readonly eventOf: (batchId: string) => Promise<ReturnType<typeof batchCompletedEvent.parse>>;
  readonly stop: () => Promise<void>;
};

/** The recipe of the published contract: HMAC-SHA256 over the raw bytes, keyed by `SVC_WEBHOOK_SECRET`, compared in constant time. */
const isSigned = (raw: Buffer, header: string | undefined, secret = ''): boolean => {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`);
  const given = Buffer.from(header ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/**
 * A receiver as a customer would write it. It answers 401 to what is not signed with `SVC_WEBHOOK_SECRET`, or with what `secretOf` says
 * where several deployments send at the same time.
 */
export const startWebhookReceiver = async (
  secretOf: () => string | undefined = () => env.SVC_WEBHOOK_SECRET,
): Promise<WebhookReceiver> => {
  const received: Received[] = [];
  const statuses: number[] = [];
  let takesMs = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const signed = isSigned(raw, request.headers['x-svc-signature']?.toString(), secretOf());
    received.push({ headers: request.headers, raw, signed });
    if (takesMs > 0) await delay(takesMs);
    const status = signed ? (statuses.shift() ?? 204) : 401;
    response.writeHead(status, status >= 300 && status < 400 ? { location: 'http://127.0.0.1:9/' } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/winnow`,
    received,
    answerWith: (...next) => {
      statuses.push(...next);
    },
    answerAfter: (milliseconds) => {
      takesMs = milliseconds;
    },
    eventOf: (batchId) =>
      vi.waitFor(
        () => {
          const found = received.filter(({ signed }) => signed).map(({ raw }) => JSON.parse(raw.toString()));
          const event = found.findLast(({ batch_id }) => batch_id === batchId);
          if (event === undefined) throw new Error(`No signed event of ${batchId} has come.`);
          return batchCompletedEvent.parse(event);
        },
        { timeout: 60_000, interval: 50 },
      ),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
