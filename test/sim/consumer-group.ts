import type { LogListener, LogRecord, Position } from '@winnow/ports';
import type { Life } from './life.ts';
import type { World } from './world.ts';

/** One stay of a partition with a member, from its assignment to its revocation. */
type Claim = {
  readonly member: GroupMember;
  readonly partition: number;
  next: number;
  /** The group has given the partition to somebody else: commits are void, whether the member knows or not. */
  isVoid: boolean;
  state: 'planned' | 'told' | 'revoked';
  paused: boolean;
  fetching: boolean;
};

type GroupMember = {
  readonly life: Life;
  readonly listener: LogListener;
  /** Claims that it was told of. */
  readonly held: Map<number, Claim>;
  /** When it will have been told everything that it has to be told so far. */
  reportedAt: number;
  /** From then on it gets records: its `join` has resolved. */
  hasJoined: boolean;
};

export type ConsumerGroup = {
  /** Takes a member in; `onAssigned` is called in its life once it was told its first partitions. */
  readonly add: (life: Life, listener: LogListener, onAssigned: () => void) => GroupMember;
  /** The member gives up what it holds. */
  readonly leave: (member: GroupMember) => void;
  readonly remove: (member: GroupMember) => void;
  /** Shares all partitions out again, as after a change that nobody here asked for. */
  readonly shake: () => void;
  /** Throws a living member out, which learns of it and joins again. */
  readonly expel: (member: GroupMember) => void;
  readonly members: () => readonly GroupMember[];
  readonly appended: (partition: number) => void;
  readonly commit: (claim: Claim, position: Position) => void;
  readonly pause: (member: GroupMember, partition: number, paused: boolean) => void;
  readonly position: (partition: number) => Position;
};

type GroupOptions = {
  readonly world: World;
  readonly name: string;
  readonly partitions: readonly (readonly LogRecord[])[];
};

const sessionMs = { min: 2_000, max: 8_000 };
const newsMs = 40;
const slowNewsMs = 2_000;
const maxFetched = 8;

/** A consumer group as a broker keeps it: who has which partition, and the positions. Members learn of changes later, each in order. */
export const createConsumerGroup = ({ world, name, partitions }: GroupOptions): ConsumerGroup => {
  const { random } = world;
  const members = new Set<GroupMember>();
  const owners = new Map<number, Claim>();
  /** Every claim that its member has not seen end: a member that was thrown out unawares goes on reading. */
  const claims = new Set<Claim>();
  const positions = new Map<number, Position>();

  const positionOf = (partition: number): Position => positions.get(partition) ?? { offset: 0, metadata: '' };

  const tell = (member: GroupMember, news: () => void): void => {
    const wait = random.between(0, random.chance(0.05) ? slowNewsMs : newsMs);
    member.reportedAt = Math.max(member.reportedAt, world.elapsed() + wait);
    world.at(member.reportedAt, () => member.life.enter(news));
  };

  const fetch = (claim: Claim): void => {
    const { member, partition } = claim;
    if (claim.fetching || claim.paused || claim.state !== 'told' || !member.hasJoined) return;
    const records = partitions[partition]?.slice(claim.next, claim.next + random.integer(1, maxFetched)) ?? [];
    if (records.length === 0) return;
    claim.fetching = true;
    world.after(random.between(0.1, 5), () =>
      member.life.enter(() => {
        claim.fetching = false;
        if (claim.state !== 'told') return;
        claim.next += records.length;
        world.note(`${member.life.name} gets ${records.length} of ${name}/${partition}, up to ${claim.next}`);
        member.listener.records(partition, records);
        fetch(claim);
      }),
    );
  };

  const revoke = (claim: Claim): void => {
    const known = claim.state === 'told';
    claim.state = 'revoked';
    claims.delete(claim);
    if (!known) return;
    world.note(`${claim.member.life.name} loses ${name}/${claim.partition}`);
    claim.member.held.delete(claim.partition);
    claim.member.listener.revoked(claim.partition);
  };

  const assign = (member: GroupMember, partition: number): void => {
    const claim: Claim = { member, partition, next: 0, isVoid: false, state: 'planned', paused: false, fetching: false };
    owners.set(partition, claim);
    claims.add(claim);
    const position = positionOf(partition);
    tell(member, () => {
      if (claim.state !== 'planned') return;
      claim.state = 'told';
      claim.next = position.offset;
      world.note(`${member.life.name} takes ${name}/${partition} at ${position.offset}`);
      member.held.set(partition, claim);
      member.listener.assigned(partition, position);
      fetch(claim);
    });
  };

  const release = (partition: number, isTold: boolean): void => {
    const claim = owners.get(partition);
    if (claim === undefined) return;
    claim.isVoid = true;
    owners.delete(partition);
    if (isTold) tell(claim.member, () => revoke(claim));
  };

  /** Evenly, and either anew or with as little movement as possible; an eager group takes everything from everybody first. */
  const share = (): void => {
    world.note(`group ${name} shares out among ${[...members].map(({ life }) => life.name).join(', ')}`);
    const eager = random.chance(0.5);
    const anew = random.chance(0.3);
    const order = random.shuffle([...members]);
    const quota = Math.ceil(partitions.length / Math.max(1, order.length));
    const counts = new Map<GroupMember, number>();
    const take = (member: GroupMember): boolean => {
      const count = counts.get(member) ?? 0;
      if (count >= quota) return false;
      counts.set(member, count + 1);
      return true;
    };
    const next = partitions.map((_, partition) => {
      const owner = owners.get(partition)?.member;
      return !anew && owner !== undefined && members.has(owner) && take(owner) ? owner : undefined;
    });
    for (const [partition, kept] of next.entries()) {
      const member = kept ?? order.find(take);
      if (member === owners.get(partition)?.member && !eager) continue;
      release(partition, true);
      if (member !== undefined) assign(member, partition);
    }
  };

  const remove = (member: GroupMember): void => {
    if (!members.delete(member)) return;
    // It is told when it can hear it, see `rejoin`.
    for (const [partition, { member: owner }] of [...owners]) if (owner === member) release(partition, false);
    share();
  };
  /** Twice when it was thrown out for two reasons: the second time it is in again. */
  const rejoin = (member: GroupMember): void => {
    if (members.has(member)) return;
    for (const claim of [...claims]) if (claim.member === member) revoke(claim);
    world.after(random.between(1, 1_500), () => {
      if (member.life.isOver() || members.has(member)) return;
      members.add(member);
      share();
    });
  };
  const watch = (member: GroupMember): void => {
    const session = (): number => random.between(sessionMs.min, sessionMs.max);
    member.life.onEnd(() => world.after(session(), () => remove(member)));
    member.life.onFreeze(() =>
      world.after(session(), () => {
        if (member.life.isFrozen()) remove(member);
      }),
    );
    member.life.onThaw(() => world.after(random.between(0, slowNewsMs), () => member.life.enter(() => rejoin(member))));
  };

  return {
    add: (life, listener, onAssigned) => {
      const member: GroupMember = { life, listener, held: new Map(), reportedAt: 0, hasJoined: false };
      members.add(member);
      watch(member);
      share();
      tell(member, () => {
        member.hasJoined = true;
        for (const claim of member.held.values()) fetch(claim);
        onAssigned();
      });
      return member;
    },
    leave: (member) => {
      for (const claim of [...claims]) if (claim.member === member) revoke(claim);
    },
    remove,
    shake: share,
    expel: (member) => {
      remove(member);
      world.after(random.between(0, slowNewsMs), () => member.life.enter(() => rejoin(member)));
    },
    members: () => [...members],
    appended: (partition) => {
      for (const claim of claims) if (claim.partition === partition) fetch(claim);
    },
    commit: (claim, position) => {
      if (!claim.isVoid) positions.set(claim.partition, position);
    },
    pause: ({ held }, partition, paused) => {
      const claim = held.get(partition);
      if (claim === undefined) return;
      claim.paused = paused;
      fetch(claim);
    },
    position: positionOf,
  };
};
