export type Outcome = 'done' | 'expired' | 'dead' | 'handed_back';

/** What the bus tells about itself: for metrics and logs. Never payloads. */
export type BusObserver = {
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
  readonly fault: (facts: { readonly topic: string; readonly error: unknown }) => void;
};
