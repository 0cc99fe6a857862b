/**
 * Partitions (from 0) for each member: all of them, evenly, keeping current assignments where possible. `held` maps partitions to
 * their current member.
 */
export const sharePartitions = (partitions: number, held: readonly ReadonlySet<number>[]): readonly ReadonlySet<number>[] => {
  if (held.length === 0) return [];
  const min = Math.floor(partitions / held.length);
  let largerShares = partitions % held.length;
  const shares = held.map(() => new Set<number>());
  const quotas = held.map(() => min);
  const byHolding = held.map((_, member) => member).sort((a, b) => (held[b]?.size ?? 0) - (held[a]?.size ?? 0) || a - b);
  for (const member of byHolding) {
    if (largerShares > 0) quotas[member] = min + 1;
    largerShares -= 1;
    for (const partition of [...(held[member] ?? [])].slice(0, quotas[member])) shares[member]?.add(partition);
  }
  const free = Array.from({ length: partitions }, (_, partition) => partition).filter(
    (partition) => !shares.some((share) => share.has(partition)),
  );
  for (const [member, share] of shares.entries()) {
    for (const partition of free.splice(0, (quotas[member] ?? 0) - share.size)) share.add(partition);
  }
  return shares;
};
