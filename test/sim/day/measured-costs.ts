/** What one candidate costs, as measured on real servers (deploy/capacity.md says how). */
export type Costs = {
  /** Milliseconds of CPU. */
  readonly cpuMs: {
    readonly parser: number;
    readonly scoring: number;
    readonly coordinator: number;
    readonly gateway: number;
    readonly kafka: number;
    readonly mongodb: number;
  };
  /** Documents inserted, replaced and, in the end, deleted in MongoDB. */
  readonly writes: number;
  /** Kilobytes. */
  readonly mongodbKb: { readonly files: number; readonly results: number };
  readonly kafkaKb: number;
  readonly oplogKb: number;
};

export const measuredCosts: Costs = {
  cpuMs: { parser: 40.4, scoring: 14, coordinator: 9.6, gateway: 4.9, kafka: 8, mongodb: 12 },
  writes: 28.5 + 6,
  mongodbKb: { files: 107, results: 18.5 },
  kafkaKb: 3.4,
  oplogKb: 137,
};
