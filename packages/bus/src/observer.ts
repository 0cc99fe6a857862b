export type Outcome = 'done' | 'expired' | 'dead' | 'handed_back';

/** What can be read of a subscription at any time. */
type SubscriptionState = {
  readonly topic: string;
  readonly group: string;
  /** Messages that the group has not done, over all partitions and processes. */
  readonly lag: () => Promise<number>;
  /** When the oldest unfinished message of this process's partitions was published, as an ISO time. */
  readonly oldest: () => string | undefined;
};

/** Events of the bus, for metrics and logs. Never payloads. */
export type BusObserver = {
  readonly subscribed: (state: SubscriptionState) => void;
  readonly published: (topic: string) => void;
  readonly handled: (topic: string, outcome: Outcome, milliseconds: number) => void;
  readonly retried: (facts: {
    readonly topic: string;
    readonly id: string;
    readonly attempt: number;
    readonly error: unknown;
  }) => void;
  readonly dead: (facts: {
    readonly topic: string;
    readonly partition: number;
    readonly offset: number;
    readonly error: unknown;
  }) => void;
  /** A partition is held at a message of a newer release, until `released`: another process owns it then. */
  readonly held: (facts: {
    readonly topic: string;
    readonly partition: number;
    readonly offset: number;
    readonly type: string;
  }) => void;
  readonly released: (facts: { readonly topic: string; readonly partition: number }) => void;
  readonly fault: (facts: { readonly topic: string; readonly error: unknown }) => void;
};
