import type { DeliveryState } from '@winnow/contracts';
import { type Command, Option } from 'commander';
import { usageError } from '../cli-error.ts';
import { cursorAfter, readPages } from '../http/read-pages.ts';
import { request } from '../http/request.ts';
import { readMoment } from '../input/moment.ts';
import { counted } from '../output/layout.ts';
import { writeDeliveries, writeDelivery, writeWebhook } from '../output/webhook.ts';
import type { Context } from './context.ts';
import { type ListOptions, limitList } from './limit-list.ts';
import { withExample } from './with-example.ts';

const states = ['pending', 'delivered', 'failed', 'skipped'] as const satisfies readonly DeliveryState[];

type DeliveriesOptions = ListOptions & { readonly state?: DeliveryState; readonly batch?: string };

const read = async ({ connection, show }: Context): Promise<void> => {
  show(await request(connection, 'GET /v1/webhook', {}), writeWebhook);
};

const set = async ({ connection, show }: Context, url: string, { disabled }: { readonly disabled?: true }): Promise<void> => {
  show(await request(connection, 'PUT /v1/webhook', { json: { url, enabled: disabled !== true } }), writeWebhook);
};

const remove = async ({ connection, show }: Context): Promise<void> => {
  show(await request(connection, 'DELETE /v1/webhook', {}), () => 'No webhook is sent any more.');
};

const showSecret = async ({ connection, show }: Context, { renew }: { readonly renew?: true }): Promise<void> => {
  const body = await (renew === true
    ? request(connection, 'POST /v1/webhook/secret', {})
    : request(connection, 'GET /v1/webhook/secret', {}));
  show(body, ({ secret }) => secret);
};

const test = async ({ connection, show }: Context): Promise<void> => {
  show(await request(connection, 'POST /v1/webhook/test', {}), writeDelivery);
};

const deliveries = async ({ connection, show }: Context, { limit, state, batch }: DeliveriesOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (page) => request(connection, 'GET /v1/webhook/deliveries', { query: { ...page, state, batch_id: batch } }),
    (page) => page.deliveries,
  );
  show({ deliveries: pages.flatMap((page) => page.deliveries), next_cursor: cursorAfter(pages) }, writeDeliveries);
};

const redeliver = async (context: Context, id: string | undefined, { failedSince }: { readonly failedSince?: string }) => {
  const { connection, io, show } = context;
  if ((id === undefined) === (failedSince === undefined))
    throw usageError('Give the id of a delivery, or --failed-since.', 'For instance: winnow webhook redeliver --failed-since 2h');
  if (id !== undefined)
    return show(await request(connection, 'POST /v1/webhook/deliveries/{id}/redeliver', { params: { id } }), writeDelivery);
  const failed_since = readMoment(failedSince ?? '', '--failed-since', io.now(), 'back');
  show(
    await request(connection, 'POST /v1/webhook/redeliver', { json: { failed_since } }),
    ({ redelivered }) => `Sending ${counted(redelivered, 'delivery', 'deliveries')} again.`,
  );
};

/** Commands on the webhook. */
export const addWebhookCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const webhook = program.command('webhook').description('Where the end of a batch is announced.');
  withExample(webhook, 'winnow webhook set https://hooks.example.com/winnow');
  withExample(
    webhook
      .command('show')
      .description('Shows where the webhook goes.')
      .action((_: object, command: Command) => read(contextOf(command))),
    'winnow webhook show',
  );
  withExample(
    webhook
      .command('set')
      .description('Sets where the webhook goes. The first time, the signing secret is made and shown.')
      .argument('<url>', 'https address')
      .option('--disabled', 'keep the address, and send nothing for now')
      .action((url: string, options: { readonly disabled?: true }, command: Command) => set(contextOf(command), url, options)),
    'winnow webhook set https://hooks.example.com/winnow',
  );
  withExample(
    webhook
      .command('delete')
      .description('Sends no webhook any more.')
      .action((_: object, command: Command) => remove(contextOf(command))),
    'winnow webhook delete',
  );
  withExample(
    webhook
      .command('secret')
      .description('Shows the signing secret.')
      .option('--renew', 'make a new one; the old one stops at once')
      .action((options: { readonly renew?: true }, command: Command) => showSecret(contextOf(command), options)),
    'winnow webhook secret --renew',
  );
  withExample(
    webhook
      .command('test')
      .description('Sends a test event once.')
      .action((_: object, command: Command) => test(contextOf(command))),
    'winnow webhook test',
  );
  withExample(
    limitList(webhook.command('deliveries').description('Lists deliveries with their attempts, newest first.'))
      .addOption(new Option('--state <state>', 'only those in this state').choices(states))
      .option('--batch <id>', 'only those of this batch')
      .action((options: DeliveriesOptions, command: Command) => deliveries(contextOf(command), options)),
    'winnow webhook deliveries --state failed',
  );
  withExample(
    webhook
      .command('redeliver')
      .description('Sends a delivery again, or everything that has failed since a time.')
      .argument('[id]', 'id of the delivery')
      .option('--failed-since <time>', 'a date, a time, or a duration back from now (2h)')
      .action((id: string | undefined, options: { readonly failedSince?: string }, command: Command) =>
        redeliver(contextOf(command), id, options),
      ),
    'winnow webhook redeliver whd_01hexample',
    'winnow webhook redeliver --failed-since 2h',
  );
};
