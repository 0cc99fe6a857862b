import { startHelper } from './helper-process.ts';

/** Requests to one route: a form with a file and fields. */
export type Load = {
  readonly urls: readonly string[];
  /** Empty: none is sent. */
  readonly key: string;
  readonly fields: { readonly [name: string]: string };
  /** The same file every time instead of one that was never seen. */
  readonly same: boolean;
  /** Closed: so many clients, each sends when it was answered. Open: so many requests a second, whatever becomes of them. */
  readonly pace: { readonly kind: 'closed'; readonly clients: number } | { readonly kind: 'open'; readonly perSecond: number };
  readonly seconds: number;
  /** Requests after which it ends before the time. */
  readonly max: number;
};

export type GeneratorResult = {
  readonly sent: number;
  readonly failed: number;
  /** Milliseconds of each request that was answered within the time. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly cpuSeconds: number;
};

export type Generator = { readonly run: (load: Load) => Promise<GeneratorResult>; readonly stop: () => Promise<void> };

/** Starts the process that sends the requests. */
export const startGenerator = async (): Promise<Generator> => {
  const { ask, stop } = await startHelper('generator-process.ts', []);
  return { run: (load) => ask<GeneratorResult>(load), stop };
};
