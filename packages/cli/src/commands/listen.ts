import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type BatchCompletedEvent, verifyWebhook, type WebhookSettings, WinnowError } from '@winnow/client';
import type { Command } from 'commander';
import { CliError, exitCodes, usageError } from '../cli-error.ts';
import { parseWhole } from '../input/numbers.ts';
import type { Context } from './context.ts';
import { withExample } from './with-example.ts';

type ListenOptions = { readonly port: number; readonly count?: number; readonly replace?: true };

type Receiver = { readonly url: string; readonly done: Promise<void>; readonly close: () => Promise<void> };

/** No event is as long. */
const maxBytes = 100_000;

const lineOf = ({ batch_id, status, success, failed, total_candidates }: BatchCompletedEvent): string =>
  `${batch_id} ${status}: ${success} of ${total_candidates} scored, ${failed} failed`;

/** Receives webhooks on this machine until `count` were genuine. */
const receive = async ({ show, tell }: Context, secret: () => string, { port, count }: ListenOptions): Promise<Receiver> => {
  let left = count ?? Number.POSITIVE_INFINITY;
  let finish: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return void response.writeHead(413).end();
    const body = await buffer(request);
    try {
      const event = await verifyWebhook(body, request.headers['x-svc-signature']?.toString(), secret());
      response.writeHead(204).end();
      show(event, lineOf);
      left -= 1;
      if (left <= 0) finish();
    } catch (error) {
      if (!(error instanceof WinnowError)) throw error;
      response.writeHead(401).end();
      tell('Rejected a request with an invalid signature.');
    }
  };
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause: Error) => {
    throw new CliError(exitCodes.refused, `Port ${port} cannot be used: ${cause.message}`, { cause });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    done,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

const settingsOf = ({ client }: Context): Promise<WebhookSettings> => client.readWebhook();

/** Puts the settings of the account back as they were. */
const restore = async ({ client }: Context, { url, enabled }: WebhookSettings): Promise<void> => {
  if (url === null) await client.deleteWebhook();
  else await client.writeWebhook({ url, enabled });
};

const listen = async (context: Context, options: ListenOptions): Promise<void> => {
  const { client, io, tell } = context;
  const before = await settingsOf(context);
  if (before.url !== null && options.replace !== true)
    throw usageError(`Webhooks go to ${before.url}.`, 'With --replace they come here, until this command ends.');
  let secret = '';
  const receiver = await receive(context, () => secret, options);
  let release: () => void = () => {};
  const interrupted = new Promise<void>((resolve) => {
    release = io.onInterrupt(resolve);
  });
  try {
    const { secret: fresh } = await client.writeWebhook({ url: receiver.url, enabled: true });
    secret = fresh ?? (await client.readWebhookSecret()).secret;
    tell(`Webhooks come to ${receiver.url}. Ctrl-C ends this.`);
    await Promise.race([receiver.done, interrupted]);
  } finally {
    release();
    await receiver.close();
    await restore(context, before);
  }
};

/** The command that receives webhooks. */
export const addListenCommand = (program: Command, contextOf: (command: Command) => Context): void => {
  withExample(
    program
      .command('listen')
      .description(
        'Receives webhooks on this machine, verifies and prints them; then sets the webhook back as it was. Winnow must run here and permit it: a single process does for the account of its first key, others with WINNOW_WEBHOOK_ALLOW=127.0.0.0/8.',
      )
      .option('--port <n>', 'port on 127.0.0.1 (default: a free port)', parseWhole(0, 65_535), 0)
      .option('--count <n>', 'exit after this many events', parseWhole(1, 1_000_000))
      .option('--replace', 'although webhooks go elsewhere now')
      .action((options: ListenOptions, command: Command) => listen(contextOf(command), options)),
    'winnow-cli listen',
    'winnow-cli listen --count 1 --json',
  );
};
