import type { DeliveryRecord } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { Subscription } from '@winnow/ports';
import { errorFacts, repeat } from '@winnow/runtime';
import { isDue } from './delivery-states.ts';
import { createTry, type TryDeps } from './try-delivery.ts';

export type Sender = Subscription & {
  /** Looks for what is due. */
  readonly wake: () => void;
  /** Attempts this delivery immediately if it is due and there is capacity for its account; otherwise it is found later. */
  readonly offer: (delivery: DeliveryRecord) => void;
};

const checkEveryMs = 1_000;
/** High, because attempts mostly wait: it takes many accounts with hanging receivers to use up the capacity. */
const maxAtOnce = 512;
const maxOfAccount = 4;
const pageSize = 100;
/** Each pass stays short however many accounts have something due; the next one continues where it stopped. */
const maxTurns = 200;

/**
 * Sends due deliveries, many at a time but few per account, so that a slow receiver blocks no one else. Due deliveries are found
 * by time; when there is more than one page, an account with many due deliveries must not hide the others, so accounts take
 * turns. Any number of senders may run.
 */
export const openSender = (deps: TryDeps): Sender => {
  const { deliveries, now, timers, logger } = deps;
  const tryDelivery = createTry(deps);
  const stopping = new AbortController();
  /** Deliveries with attempts in flight, and their number per account. */
  const underWay = new Set<string>();
  const ofAccount = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let stopped = false;
  /** Something due was left for lack of capacity. */
  let behind = false;
  /** The account that had the last turn. */
  let turn: string | undefined;

  const count = (accountId: string, change: 1 | -1): void => {
    const next = (ofAccount.get(accountId) ?? 0) + change;
    if (next === 0) ofAccount.delete(accountId);
    else ofAccount.set(accountId, next);
  };
  const isFull = (): boolean => stopped || underWay.size >= maxAtOnce;
  /** The second half of the capacity goes to accounts with nothing in flight. */
  const hasRoom = (accountId: string): boolean =>
    (ofAccount.get(accountId) ?? 0) < (underWay.size < maxAtOnce / 2 ? maxOfAccount : 1);

  const start = ({ id, account_id }: DeliveryRecord): void => {
    underWay.add(id);
    count(account_id, 1);
    const work = tryDelivery(id, stopping.signal)
      .catch((error: unknown) =>
        logger.warn({ delivery_id: id, ...errorFacts(error) }, 'A try of a webhook could not be recorded; it is repeated'),
      )
      .finally(() => {
        underWay.delete(id);
        count(account_id, -1);
        running.delete(work);
        if (behind) looking.wake();
      });
    running.add(work);
  };

  const offer = (delivery: DeliveryRecord): void => {
    if (underWay.has(delivery.id) || !isDue(delivery, now())) return;
    if (!isFull() && hasRoom(delivery.account_id)) start(delivery);
    else behind = true;
  };

  const due = () => ({ before: isoTime(now() + 1) });

  /** The first pending delivery of the next account; `undefined` after the last one. */
  const nextAccount = async (): Promise<DeliveryRecord | undefined> => {
    // A space sorts before every character of an ID.
    const range = turn === undefined ? {} : { range: { from: `${turn} ` } };
    const { items } = await deliveries.find({ index: 'by_account_due', where: { state: 'pending' }, ...range, limit: 1 });
    turn = items[0]?.account_id;
    return items[0];
  };

  const takeTurns = async (): Promise<void> => {
    let rounds = 0;
    for (let turns = 0; turns < maxTurns && !isFull() && rounds < 2; turns += 1) {
      const first = await nextAccount();
      if (first === undefined) {
        rounds += 1;
        continue;
      }
      const { account_id } = first;
      if (!isDue(first, now()) || !hasRoom(account_id)) continue;
      const where = { state: 'pending', account_id } as const;
      const { items } = await deliveries.find({ index: 'by_account_due', where, range: due(), limit: maxOfAccount });
      for (const delivery of items) offer(delivery);
    }
  };

  const look = async (): Promise<void> => {
    behind = false;
    const found = await deliveries.find({ index: 'by_due', where: { state: 'pending' }, range: due(), limit: pageSize });
    for (const delivery of found.items) offer(delivery);
    if (found.next === null) return;
    behind = true;
    await takeTurns();
  };

  const looking = repeat({ everyMs: checkEveryMs, logger, timers, name: 'due webhooks', work: look });

  return {
    wake: looking.wake,
    offer,
    check: async () => {},
    stop: async (graceMs) => {
      stopped = true;
      await looking.stop(graceMs);
      const waited = new AbortController();
      await Promise.race([Promise.all(running), timers.sleep(graceMs, waited.signal)]);
      waited.abort();
      stopping.abort();
      await Promise.all(running);
    },
  };
};
