import type { DeliveryState } from '@winnow/contracts';
import { type Command, Option } from 'commander';
import { usageError } from '../cli-error.ts';
import { readMoment } from '../input/moment.ts';
import { cursorAfter, readPages } from '../input/read-pages.ts';
import { counted } from '../output/layout.ts';
import { writeDeliveries, writeDelivery, writeWebhook } from '../output/webhook.ts';
import type { Context } from './context.ts';
import { type ListOptions, limitList } from './limit-list.ts';
import { withExample } from './with-example.ts';

const states = ['pending', 'delivered', 'failed', 'skipped'] as const satisfies readonly DeliveryState[];

type DeliveriesOptions = ListOptions & { readonly state?: DeliveryState; readonly batch?: string };

const read = async ({ client, show }: Context): Promise<void> => {
  show(await client.readWebhook(), writeWebhook);
};

const set = async ({ client, show }: Context, url: string, { disabled }: { readonly disabled?: true }): Promise<void> => {
  show(await client.writeWebhook({ url, enabled: disabled !== true }), writeWebhook);
};

const remove = async ({ client, show }: Context): Promise<void> => {
  show(await client.deleteWebhook(), () => 'No webhook is sent any more.');
};

const showSecret = async ({ client, show }: Context, { renew }: { readonly renew?: true }): Promise<void> => {
  const body = await (renew === true ? client.renewWebhookSecret() : client.readWebhookSecret());
  show(body, ({ secret }) => secret);
};

const test = async ({ client, show }: Context): Promise<void> => {
  show(await client.testWebhook(), writeDelivery);
};

const deliveries = async ({ client, show }: Context, { limit, state, batch }: DeliveriesOptions): Promise<void> => {
  const pages = await readPages(
    limit,
    (page) => client.listDeliveries({ ...page, state, batch_id: batch }),
    (page) => page.deliveries,
  );
  show({ deliveries: pages.flatMap((page) => page.deliveries), next_cursor: cursorAfter(pages) }, writeDeliveries);
};

const redeliver = async (context: Context, id: string | undefined, { failedSince }: { readonly failedSince?: string }) => {
  const { client, io, show } = context;
  if ((id === undefined) === (failedSince === undefined))
    throw usageError(
      'Give the id of a delivery, or --failed-since.',
      'For instance: winnow-cli webhook redeliver --failed-since 2h',
    );
  if (id !== undefined) return show(await client.redeliver({ id }), writeDelivery);
  const failed_since = readMoment(failedSince ?? '', '--failed-since', io.now(), 'back');
  show(
    await client.redeliverFailed({ failed_since }),
    ({ redelivered }) => `Sending ${counted(redelivered, 'delivery', 'deliveries')} again.`,
  );
};

/** Commands on the webhook. */
export const addWebhookCommands = (program: Command, contextOf: (command: Command) => Context): void => {
  const webhook = program.command('webhook').description('Manage the webhook.');
  withExample(webhook, 'winnow-cli webhook set https://hooks.example.com/winnow');
  withExample(
    webhook
      .command('show')
      .description('Show the webhook.')
      .action((_: object, command: Command) => read(contextOf(command))),
    'winnow-cli webhook show',
  );
  withExample(
    webhook
      .command('set')
      .description('Set the webhook. The first time, the signing secret is created and shown.')
      .argument('<url>', 'HTTPS URL')
      .option('--disabled', 'save the URL, but send nothing for now')
      .action((url: string, options: { readonly disabled?: true }, command: Command) => set(contextOf(command), url, options)),
    'winnow-cli webhook set https://hooks.example.com/winnow',
  );
  withExample(
    webhook
      .command('delete')
      .description('Delete the webhook.')
      .action((_: object, command: Command) => remove(contextOf(command))),
    'winnow-cli webhook delete',
  );
  withExample(
    webhook
      .command('secret')
      .description('Show the signing secret.')
      .option('--renew', 'create a new one; the old one stops working immediately')
      .action((options: { readonly renew?: true }, command: Command) => showSecret(contextOf(command), options)),
    'winnow-cli webhook secret --renew',
  );
  withExample(
    webhook
      .command('test')
      .description('Send a test event once.')
      .action((_: object, command: Command) => test(contextOf(command))),
    'winnow-cli webhook test',
  );
  withExample(
    limitList(webhook.command('deliveries').description('List deliveries with their attempts, newest first.'))
      .addOption(new Option('--state <state>', 'only those in this state').choices(states))
      .option('--batch <id>', 'only those of this batch')
      .action((options: DeliveriesOptions, command: Command) => deliveries(contextOf(command), options)),
    'winnow-cli webhook deliveries --state failed',
  );
  withExample(
    webhook
      .command('redeliver')
      .description('Redeliver an event, or every event that has failed since a time.')
      .argument('[id]', 'id of the delivery')
      .option('--failed-since <time>', 'a date, a time, or a duration back from now (2h)')
      .action((id: string | undefined, options: { readonly failedSince?: string }, command: Command) =>
        redeliver(contextOf(command), id, options),
      ),
    'winnow-cli webhook redeliver whd_01hexample',
    'winnow-cli webhook redeliver --failed-since 2h',
  );
};
