export type FairQueue<Item> = {
  /** Adds a new item after the others of its account. */
  readonly push: (account: string, item: Item) => void;
  /**
   * Removes the item whose turn it is: that of the account with the fewest items in flight and, among those, the one that has
   * waited longest for a turn. It is in flight until `done`. `undefined` when nothing waits, or when every waiting account has
   * reached its maximum in flight.
   */
  readonly take: () => Item | undefined;
  /** Marks a removed item of the account as no longer in flight. */
  readonly done: (account: string) => void;
  /** Removes an item that stopped waiting. */
  readonly remove: (account: string, item: Item) => void;
  readonly clear: () => void;
  readonly size: () => number;
};

/**
 * Shares slots between accounts: items of one account run in order, those of different accounts in turn. An account with nothing
 * in flight waits for at most one item of each other account; slow items of one account do not take the slots of another's fast
 * ones.
 */
export const createFairQueue = <Item>(maxInHand = Number.POSITIVE_INFINITY): FairQueue<Item> => {
  /** Accounts with waiting items, the next one first. */
  const waiting = new Map<string, Set<Item>>();
  const inHand = new Map<string, number>();
  let size = 0;

  const drop = (account: string, item: Item): void => {
    const items = waiting.get(account);
    if (items?.delete(item) !== true) return;
    size -= 1;
    if (items.size === 0) waiting.delete(account);
  };

  const next = (): readonly [account: string, items: Set<Item>] | undefined => {
    let first: readonly [string, Set<Item>] | undefined;
    let fewest = maxInHand;
    for (const entry of waiting) {
      const count = inHand.get(entry[0]) ?? 0;
      if (count < fewest) [first, fewest] = [entry, count];
      if (fewest === 0) break;
    }
    return first;
  };

  return {
    push: (account, item) => {
      const items = waiting.get(account);
      if (items === undefined) waiting.set(account, new Set([item]));
      else items.add(item);
      size += 1;
    },
    take: () => {
      const [account, items] = next() ?? [];
      if (account === undefined || items === undefined) return undefined;
      const item = items.values().next().value;
      waiting.delete(account);
      items.delete(item as Item);
      // Its next turn comes after those of the others.
      if (items.size > 0) waiting.set(account, items);
      size -= 1;
      inHand.set(account, (inHand.get(account) ?? 0) + 1);
      return item;
    },
    done: (account) => {
      const count = (inHand.get(account) ?? 0) - 1;
      if (count > 0) inHand.set(account, count);
      else inHand.delete(account);
    },
    remove: drop,
    clear: () => {
      waiting.clear();
      size = 0;
    },
    size: () => size,
  };
};
