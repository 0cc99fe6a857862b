import type { Delivery, DeliveryList, WebhookSettings } from '@winnow/contracts';
import { fields, type Look, paragraphs, table } from './layout.ts';

/** The webhook settings, with the secret in the response that created it. */
export const writeWebhook = (settings: WebhookSettings, look: Look): string =>
  paragraphs([
    fields(
      [
        ['url', settings.url],
        ['enabled', settings.enabled ? 'yes' : 'no'],
        ['changed', settings.updated_at],
        ['secret', settings.secret],
      ],
      look,
    ),
    settings.secret === undefined ? undefined : 'Events are signed with the secret; "winnow-cli webhook secret" shows it again.',
  ]);

const lastAnswer = ({ attempts }: Delivery): string | number | null => attempts.at(-1)?.status ?? attempts.at(-1)?.error ?? null;

/** One delivery with its attempts. */
export const writeDelivery = (delivery: Delivery, look: Look): string =>
  paragraphs([
    fields(
      [
        ['delivery', delivery.id],
        ['event', delivery.event],
        ['batch', delivery.batch_id],
        ['state', delivery.state],
        ['next attempt', delivery.next_attempt_at],
      ],
      look,
    ),
    delivery.attempts.length === 0
      ? undefined
      : table(
          ['attempt', 'status', 'ms', 'error'],
          delivery.attempts.map(({ at, status, milliseconds, error }) => [at, status, milliseconds, error]),
          look,
        ),
  ]);

/** Deliveries, one a line. */
export const writeDeliveries = ({ deliveries }: DeliveryList, look: Look): string =>
  deliveries.length === 0
    ? 'There are no deliveries.'
    : table(
        ['delivery', 'created', 'event', 'state', 'attempts', 'last answer', 'batch'],
        deliveries.map((delivery) => [
          delivery.id,
          delivery.created_at.slice(0, 16),
          delivery.event,
          delivery.state,
          delivery.attempts.length,
          lastAnswer(delivery),
          delivery.batch_id,
        ]),
        look,
      );
