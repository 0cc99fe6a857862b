import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { secondsBuckets } from './seconds-buckets.ts';
import { type ExemplarOf, timesOf } from './times-of.ts';

/** Metrics of the webhooks that a dispatcher sends. */
export type WebhookMetrics = {
  /** `delivered`, or why the attempt failed. */
  readonly attempt: (event: string, outcome: string, milliseconds: number) => void;
  /** A delivery has its final state. */
  readonly ended: (state: string) => void;
  /** How long the delivery that is due longest has been so, over the whole deployment; 0 without one. */
  readonly overdue: (milliseconds: number) => void;
};

/** Creates the metrics of webhooks. */
export const createWebhookMetrics = (registers: Registry[], exemplarOf: ExemplarOf | undefined): WebhookMetrics => {
  const attempts = new Histogram({
    name: 'winnow_webhook_attempt_seconds',
    help: 'Time of an attempt to deliver a webhook.',
    labelNames: ['event', 'outcome'],
    buckets: secondsBuckets,
    enableExemplars: exemplarOf !== undefined,
    registers,
  });
  const observeAttempt = timesOf(attempts, exemplarOf);
  const ended = new Counter({
    name: 'winnow_webhook_deliveries_total',
    help: 'Webhook deliveries that ended, by their final state.',
    labelNames: ['state'],
    registers,
  });
  const overdue = new Gauge({
    name: 'winnow_webhook_overdue_seconds',
    help: 'How long the webhook delivery that is due longest has been so, over the whole deployment; 0 without one.',
    registers,
  });
  return {
    attempt: (event, outcome, milliseconds) => observeAttempt({ event, outcome }, milliseconds),
    ended: (state) => ended.inc({ state }),
    overdue: (milliseconds) => overdue.set(milliseconds / 1000),
  };
};
