import { setTimeout as delay } from 'node:timers/promises';
import { operationBody } from '@winnow/contracts';
import type { ApiClient } from './api-client.ts';
import type { FleetStore } from './fleet-store.ts';
import { kindOf, requestOf } from './sample-work.ts';

/** An operation from its acceptance on. Times are those of `performance.now()`. */
export type Tracked = {
  readonly number: number;
  readonly id: string | undefined;
  readonly acceptedAt: number;
  endedAt: number | undefined;
  /** The result as any deployment would give it, or how it failed. */
  result: string | undefined;
};

export type OperationTracker = {
  readonly all: readonly Tracked[];
  /** Hands an operation in, until it is accepted. */
  readonly submit: (number: number, jobId: string) => Promise<void>;
  readonly open: () => readonly Tracked[];
  /** Looks for ends now; answers how many operations are open. */
  readonly countOpen: () => Promise<number>;
  /** Resolves when nothing is open any more, or the patience is over. */
  readonly settled: (patienceMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** How often ends are looked for: the clock of all measurements. */
const checkEveryMs = 250;
/** Gateways are asked for this many operations at a time. */
const askers = 4;
const answerMs = 5_000;

/** Ids, times and what was there before: another deployment has others. */
const ownFields = new Set(['request_id', 'job_id', 'cached', 'existing', 'created_at', 'updated_at', 'engine_version']);

/** A result without what differs between deployments. */
const resultText = (body: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(body).filter(([field]) => !ownFields.has(field))));

/** The result as it came: a schema would put its fields in another order than an answer without an operation has them. */
const endText = (body: Record<string, unknown>): string => {
  const { status, error } = operationBody.parse(body);
  return status === 'succeeded' ? resultText(body.result as Record<string, unknown>) : `${status}: ${error?.detail.error}`;
};

/**
 * Follows operations from the answer that accepts them to their end. The end is seen in the store where that can be read from
 * outside, because a request for each would be most of the load, else by HTTP; the result always comes by HTTP, as a customer gets it.
 */
export const trackOperations = (client: ApiClient, { ended }: Pick<FleetStore, 'ended'> = {}): OperationTracker => {
  const all: Tracked[] = [];
  const open = new Set<Tracked>();
  const stopping = new AbortController();

  const close = (each: Tracked): void => {
    each.endedAt ??= performance.now();
    open.delete(each);
  };

  const ask = async (each: Tracked): Promise<void> => {
    const answer = await client.attempt({ path: `/v1/operations/${each.id}`, patienceMs: answerMs });
    if (answer === undefined || answer.status >= 500 || answer.status === 429) return;
    if (answer.status === 200 && !operationBody.parse(answer.body).done) return;
    each.result = answer.status === 200 ? endText(answer.body) : `answered ${answer.status}`;
    close(each);
  };

  const askAll = async (asked: readonly Tracked[]): Promise<void> => {
    const waiting = [...asked];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await ask(next);
    };
    await Promise.all(Array.from({ length: askers }, work));
  };

  const look = async (): Promise<void> => {
    const now = [...open];
    if (now.length === 0) return;
    if (ended === undefined) return askAll(now);
    // A database that is away for a moment is asked again.
    const ids = await ended(now.flatMap(({ id }) => id ?? [])).catch(() => new Set<string>());
    for (const each of now) if (each.id !== undefined && ids.has(each.id)) close(each);
  };

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look();
      await delay(checkEveryMs);
    }
  };
  const watching = watch();
  watching.catch(() => undefined);

  return {
    all,
    submit: async (number, jobId) => {
      const { status, body } = await client.insist(await requestOf(number, jobId));
      const acceptedAt = performance.now();
      if (status === 202) {
        const each: Tracked = { number, id: operationBody.parse(body).id, acceptedAt, endedAt: undefined, result: undefined };
        all.push(each);
        open.add(each);
        return;
      }
      // The first try was taken, but its answer was lost: the same key gives the result itself.
      all.push({ number, id: undefined, acceptedAt, endedAt: acceptedAt, result: resultText(body) });
    },
    open: () => [...open],
    countOpen: async () => {
      await look();
      return open.size;
    },
    settled: async (patienceMs) => {
      const until = performance.now() + patienceMs;
      while (open.size > 0 && performance.now() < until) await delay(50);
      const missing = () => all.filter(({ result, id }) => result === undefined && id !== undefined);
      while (missing().length > 0 && performance.now() < until) await askAll(missing());
    },
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
};

/** What an operation is, for a person who looks for it. */
export const nameOf = ({ number, id, result }: Tracked): string =>
  `${kindOf(number)} ${number} (${id ?? 'no id'}): ${result?.slice(0, 60) ?? 'no end'}`;
