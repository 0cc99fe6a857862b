export type Quota = {
  /** Names the policy in the response headers. */
  readonly policy: string;
  readonly limit: number;
  readonly windowMs: number;
};

export type Usage = {
  readonly policy: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly allowed: boolean;
  /** Requests left in the window; never below 0. */
  readonly remaining: number;
  /** Milliseconds until the window restarts. */
  readonly resetMs: number;
};

/** Whole seconds until every exhausted quota has restarted, at least one. */
export const retryAfterSeconds = (usages: readonly Pick<Usage, 'allowed' | 'resetMs'>[]): number =>
  Math.max(1, ...usages.filter(({ allowed }) => !allowed).map(({ resetMs }) => Math.ceil(resetMs / 1000)));

/** Counts requests per caller in fixed windows, shared by all instances of the backend. */
export interface RateLimits {
  /**
   * Counts one request against every quota of a caller and returns the state of each. A request rejected by one quota uses up
   * none of them. Concurrent calls never exceed the limit.
   */
  take(caller: string, quotas: readonly Quota[], now: number): Promise<readonly Usage[]>;
  close(): Promise<void>;
}
