import type { DeliveryRecord } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { Subscription } from '@winnow/ports';
import { errorFacts, repeat } from '@winnow/runtime';
import { isDue } from './delivery-states.ts';
import { createTry, type TryDeps } from './try-delivery.ts';

export type Sender = Subscription & {
  /** Looks for what is due. */
  readonly wake: () => void;
  /** Tries this delivery at once if it is due and there is room for its account; otherwise it is found later. */
  readonly offer: (delivery: DeliveryRecord) => void;
};

const lookEveryMs = 1_000;
/** Many, because each only waits: accounts whose receivers hang have to be many to leave no room. */
const maxAtOnce = 512;
const maxOfAccount = 4;
const pageSize = 100;
/** One look stays short however many accounts have something due; the next goes on behind it. */
const maxTurns = 200;

/**
 * Sends what is due, many at a time and few of one account, so that a slow receiver holds up nobody else. What is due is looked at by time;
 * when that is more than a page, whoever has much due must not hide the others, so accounts take turns. Any number of senders may run.
 */
export const openSender = (deps: TryDeps): Sender => {
  const { deliveries, now, timers, logger } = deps;
  const tryDelivery = createTry(deps);
  const stopping = new AbortController();
  /** Deliveries whose tries are under way, and how many of each account. */
  const underWay = new Set<string>();
  const ofAccount = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let stopped = false;
  /** Something due was left for want of room. */
  let behind = false;
  /** The account that had the last turn. */
  let turn: string | undefined;

  const count = (accountId: string, change: 1 | -1): void => {
    const next = (ofAccount.get(accountId) ?? 0) + change;
    if (next === 0) ofAccount.delete(accountId);
    else ofAccount.set(accountId, next);
  };
  const isFull = (): boolean => stopped || underWay.size >= maxAtOnce;
  /** The second half of all room goes to accounts that have nothing under way. */
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

  /** The first pending delivery of the account that comes next; `undefined` behind the last one. */
  const nextAccount = async (): Promise<DeliveryRecord | undefined> => {
    // Nothing that an id is made of comes before a space.
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

  const looking = repeat({ everyMs: lookEveryMs, logger, timers, name: 'due webhooks', work: look });

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
