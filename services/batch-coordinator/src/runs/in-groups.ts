import { isTransient } from '@winnow/kernel';

type Waiting<Item> = { readonly item: Item; readonly done: PromiseWithResolvers<void> };

type Groups<Item> = {
  readonly maxSize: number;
  /** A group of this size need not grow: it costs hardly more than a larger one. */
  readonly enough: number;
  /** Resolves after the time in which smaller groups gather. */
  readonly gather: () => Promise<void>;
  /** Returns whether so many others of the key are still to come that the next ones may wait for them. */
  readonly work: (key: string, items: readonly Item[]) => Promise<boolean>;
};

/**
 * Works on items of one key together: the first ones start immediately, and those that arrive in the meantime form the next
 * group, which may gather others from the start of the last one on. Groups of one key run one after another. Resolves when the group
 * of the item is done. An infrastructure fault rejects the whole group; after any other, each item is worked on alone, so that only
 * the one that causes it is rejected.
 */
export const inGroups = <Item>({ maxSize, enough, gather, work }: Groups<Item>): ((key: string, item: Item) => Promise<void>) => {
  const lines = new Map<string, Waiting<Item>[]>();

  const workOn = async (key: string, group: readonly Waiting<Item>[]): Promise<boolean> => {
    try {
      const mayWait = await work(
        key,
        group.map(({ item }) => item),
      );
      for (const { done } of group) done.resolve();
      return mayWait;
    } catch (error) {
      if (group.length === 1 || isTransient(error)) for (const { done } of group) done.reject(error);
      else for (const one of group) await workOn(key, [one]);
      return false;
    }
  };

  const workOff = async (key: string, line: Waiting<Item>[]): Promise<void> => {
    // What a consumer fetched at once arrives in one turn, and joins the first group.
    await Promise.resolve();
    try {
      while (line.length > 0) {
        const gathered = gather();
        const mayWait = await workOn(key, line.splice(0, maxSize));
        if (mayWait && line.length < enough) await gathered;
      }
    } finally {
      lines.delete(key);
    }
  };

  return (key, item) => {
    const done = Promise.withResolvers<void>();
    const line = lines.get(key);
    if (line !== undefined) line.push({ item, done });
    else {
      const first = [{ item, done }];
      lines.set(key, first);
      void workOff(key, first);
    }
    return done.promise;
  };
};
