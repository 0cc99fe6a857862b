import { isTransient } from '@winnow/kernel';

type Waiting<Item> = { readonly item: Item; readonly done: PromiseWithResolvers<void> };

/**
 * Works on items of one key together: the first ones start immediately, and those that arrive in the meantime form the next
 * group. Groups of one key run one after another, and a group that is not full waits for `gather`, which begins with the one before
 * it. Resolves when the group of the item is done. An infrastructure fault rejects the whole group; after any other, each item is
 * worked on alone, so that only the one that causes it is rejected.
 */
export const inGroups = <Item>(
  { maxSize, gather }: { readonly maxSize: number; readonly gather: () => Promise<void> },
  work: (key: string, items: readonly Item[]) => Promise<void>,
): ((key: string, item: Item) => Promise<void>) => {
  const lines = new Map<string, Waiting<Item>[]>();

  const workOn = async (key: string, group: readonly Waiting<Item>[]): Promise<void> => {
    try {
      await work(
        key,
        group.map(({ item }) => item),
      );
      for (const { done } of group) done.resolve();
    } catch (error) {
      if (group.length === 1 || isTransient(error)) for (const { done } of group) done.reject(error);
      else for (const one of group) await workOn(key, [one]);
    }
  };

  const workOff = async (key: string, line: Waiting<Item>[]): Promise<void> => {
    // What a consumer fetched at once arrives in one turn, and joins the first group.
    await Promise.resolve();
    while (line.length > 0) {
      const gathered = gather();
      await workOn(key, line.splice(0, maxSize));
      if (line.length < maxSize) await gathered;
    }
    lines.delete(key);
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
