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
const mostAtOnce = 64;
const mostOfAccount = 4;
const pageSize = 100;
/** One look stays short however much is due; the next goes on behind it. */
const mostPages = 10;

/** Sends what is due, several at a time and few of one account, so that a slow receiver holds up nobody else. Any number may run. */
export const openSender = (deps: TryDeps): Sender => {
  const { deliveries, now, timers, logger } = deps;
  const tryDelivery = createTry(deps);
  const stopping = new AbortController();
  /** Tries under way: the account of each delivery. */
  const underWay = new Map<string, string>();
  const running = new Set<Promise<void>>();
  let stopped = false;
  /** Something due was left for want of room. */
  let behind = false;
  let cursor: string | undefined;

  const hasRoom = (accountId: string): boolean =>
    underWay
      .values()
      .filter((each) => each === accountId)
      .take(mostOfAccount)
      .toArray().length < mostOfAccount;

  const start = ({ id, account_id }: DeliveryRecord): void => {
    underWay.set(id, account_id);
    const work = tryDelivery(id, stopping.signal)
      .catch((error: unknown) =>
        logger.warn({ delivery_id: id, ...errorFacts(error) }, 'A try of a webhook could not be recorded; it is repeated'),
      )
      .finally(() => {
        underWay.delete(id);
        running.delete(work);
        if (behind) looking.wake();
      });
    running.add(work);
  };

  /** False when nothing more can be begun. */
  const offer = (delivery: DeliveryRecord): boolean => {
    if (stopped || underWay.size >= mostAtOnce) return false;
    if (underWay.has(delivery.id) || !isDue(delivery, now())) return true;
    if (hasRoom(delivery.account_id)) start(delivery);
    else behind = true;
    return true;
  };

  const look = async (): Promise<void> => {
    behind = false;
    for (let pages = 0; pages < mostPages; pages += 1) {
      const found = await deliveries.find({
        index: 'by_due',
        where: { state: 'pending' },
        range: { before: isoTime(now() + 1) },
        limit: pageSize,
        ...(cursor === undefined ? {} : { cursor }),
      });
      if (!found.items.every(offer)) {
        behind = true;
        return;
      }
      cursor = found.next ?? undefined;
      if (cursor === undefined) return;
    }
    behind = true;
  };

  const looking = repeat({ everyMs: lookEveryMs, logger, timers, name: 'due webhooks', work: look });

  return {
    wake: looking.wake,
    offer: (delivery) => {
      if (!offer(delivery)) behind = true;
    },
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
