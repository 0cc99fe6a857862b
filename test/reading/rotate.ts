/** A number that only depends on the text (FNV-1a). */
export const hashOf = (text: string): number => {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193) >>> 0;
  return hash;
};

/** Chooses from lists by a seed so that consecutive seeds go through the whole of each list, and lists do not go in step. */
export type Rotation = {
  readonly one: <T>(topic: string, items: readonly T[]) => T;
  /** Neighbours in the list, none twice; fewer than `count` when the list is shorter. */
  readonly some: <T>(topic: string, items: readonly T[], count: number) => readonly T[];
  /** True for one seed of each `period` consecutive ones. */
  readonly every: (topic: string, period: number) => boolean;
};

export const createRotation = (scope: string, seed: number): Rotation => {
  const at = (topic: string, length: number): number => (hashOf(`${scope} ${topic}`) + seed) % length;
  return {
    one: (topic, items) => {
      if (items.length === 0) throw new Error(`${scope}: no ${topic} to choose from`);
      return items[at(topic, items.length)]!;
    },
    some: (topic, items, count) => {
      const wanted = Math.min(count, items.length);
      const from = (at(topic, items.length) * Math.max(1, wanted - 1)) % items.length;
      return Array.from({ length: wanted }, (_, index) => items[(from + index) % items.length]!);
    },
    every: (topic, period) => at(topic, period) === 0,
  };
};
