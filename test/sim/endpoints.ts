import type { createWebhookDispatcherService } from '@winnow/webhook-dispatcher-service';
import type { Life } from './life.ts';
import type { Network } from './network.ts';
import type { AccountPlan, Mood } from './plan.ts';
import { epoch, type World } from './world.ts';

type DispatcherNetwork = NonNullable<Parameters<typeof createWebhookDispatcherService>[2]>;
type Post = Parameters<DispatcherNetwork['post']>[0];
type Posted = Awaited<ReturnType<DispatcherNetwork['post']>>;

/** One event that reached an endpoint. */
export type Receipt = {
  readonly deliveryId: string;
  /** The event but for the time of the try. */
  readonly facts: { readonly [field: string]: unknown };
  /** Whether it was answered by a 2xx in time. */
  readonly accepted: boolean;
};

export type Endpoints = {
  readonly network: (life: Life, network: Network) => DispatcherNetwork;
  readonly receipts: readonly Receipt[];
};

/** Reserved for documentation: nobody has it. */
export const endpointAddress = '203.0.113.7';
const usualMs = 50;
/** Past the dispatcher's patience. */
const slowMs = 25_000;

export const endpointUrl = (accountId: string): string => `https://example.com/${accountId}`;

const answers: { readonly [M in Mood]: { readonly afterMs: number; readonly posted: Posted } } = {
  ok: { afterMs: usualMs, posted: { status: 200, retryAfter: undefined, text: '' } },
  error: { afterMs: usualMs, posted: { status: 500, retryAfter: undefined, text: '' } },
  busy: { afterMs: usualMs, posted: { status: 503, retryAfter: '4', text: '' } },
  slow: { afterMs: slowMs, posted: { status: 200, retryAfter: undefined, text: '' } },
  refuses: { afterMs: usualMs, posted: { error: 'connection_failed' } },
  cuts: { afterMs: usualMs, posted: { error: 'connection_failed' } },
  gone: { afterMs: usualMs, posted: { status: 410, retryAfter: undefined, text: '' } },
};

/** The endpoints of all accounts, and the way to them. */
export const createEndpoints = (world: World, accounts: readonly AccountPlan[]): Endpoints => {
  const receipts: Receipt[] = [];

  const moodOf = (accountId: string): Mood => {
    const moods = accounts.find(({ id }) => id === accountId)?.endpoint?.moods ?? [];
    return (moods.find(({ untilMs }) => world.now() - epoch < untilMs) ?? moods.at(-1))?.mood ?? 'refuses';
  };
  const receive = ({ target, headers, body }: Post): Mood => {
    const mood = moodOf(target.url.pathname.slice(1));
    if (mood === 'refuses') return mood;
    const { timestamp: _, ...facts } = JSON.parse(body.toString());
    receipts.push({ deliveryId: headers['webhook-id'] ?? '', facts, accepted: mood === 'ok' });
    return mood;
  };

  return {
    receipts,
    network: (life, network) => ({
      lookUp: (name) => network.call({ life, what: `name ${name}`, effect: () => [endpointAddress] }),
      post: async (post) => {
        const what = `endpoint ${post.target.url.pathname} ${post.headers['webhook-id']}`;
        try {
          const mood = await network.call({ life, what, effect: () => receive(post) });
          const { afterMs, posted } = answers[mood];
          await life.timers.sleep(afterMs * world.random.between(0.5, 1), post.signal);
          return post.signal.aborted ? { error: 'connection_failed' } : posted;
        } catch {
          return { error: 'connection_failed' };
        }
      },
    }),
  };
};
