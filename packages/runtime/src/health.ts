import { isAppError } from '@winnow/kernel';

export type HealthReport = {
  readonly ok: boolean;
  /** Names of the failed checks. */
  readonly failing: readonly string[];
  /** Reason for each failed check; safe to show to anyone who can reach the port. */
  readonly reasons: readonly Failure[];
};

type Failure = { readonly check: string; readonly reason: string };

type HealthState = 'starting' | 'running' | 'stopping';

export type Health = {
  /** `live`: when it fails, the process must be restarted. `ready`: while it fails, requests cannot be served. */
  readonly add: (kind: 'live' | 'ready', name: string, check: () => Promise<void>) => void;
  /** What startup waits for, with the latest fault; without a fault, the wait is over. */
  readonly awaits: (name: string, fault?: unknown) => void;
  readonly enter: (state: HealthState) => void;
  readonly live: () => Promise<HealthReport>;
  readonly ready: () => Promise<HealthReport>;
};

type Check = { readonly kind: 'live' | 'ready'; readonly name: string; readonly check: () => Promise<void> };

const probeMs = 3_000;
const sharedMs = 1_000;

const stateReasons: { readonly [state in HealthState]: string } = {
  starting: 'The process is starting.',
  running: '',
  stopping: 'The process is stopping.',
};

/** Only messages of our own errors are safe to show. */
const failureOf = (check: string, error: unknown): Failure => ({
  check,
  reason: isAppError(error) ? error.message : 'The check failed.',
});

const failed = async ({ name, check }: Check): Promise<Failure | undefined> => {
  const late = Promise.withResolvers<Failure>();
  const timer = setTimeout(() => late.resolve({ check: name, reason: 'The check took too long.' }), probeMs);
  try {
    return await Promise.race([check().then(() => undefined), late.promise]);
  } catch (error) {
    return failureOf(name, error);
  } finally {
    clearTimeout(timer);
  }
};

const reportOf = (reasons: readonly Failure[]): HealthReport => ({
  ok: reasons.length === 0,
  failing: reasons.map(({ check }) => check),
  reasons,
});

/** Health of a process: live unless part of it cannot recover, ready when everything it depends on responds. */
export const createHealth = (): Health => {
  const checks: Check[] = [];
  const awaited = new Map<string, Failure>();
  let state: HealthState = 'starting';
  let latest: { readonly report: Promise<HealthReport>; readonly until: number } | undefined;
  /** Anyone can call this, and each probe costs the backends work, so all callers within a second share one result. */
  const probed = (): Promise<HealthReport> => {
    if (latest === undefined || performance.now() >= latest.until)
      latest = { report: report('ready'), until: performance.now() + sharedMs };
    return latest.report;
  };
  const report = async (kind: Check['kind']): Promise<HealthReport> => {
    const results = await Promise.all(checks.filter((check) => check.kind === kind).map(failed));
    return reportOf(results.filter((failure) => failure !== undefined));
  };
  return {
    add: (kind, name, check) => {
      checks.push({ kind, name, check });
    },
    awaits: (name, fault) => {
      if (fault === undefined) awaited.delete(name);
      else awaited.set(name, failureOf(name, fault));
    },
    enter: (next) => {
      state = next;
    },
    live: async () => (state === 'running' ? report('live') : reportOf([])),
    ready: async () =>
      state === 'running' ? probed() : reportOf([{ check: state, reason: stateReasons[state] }, ...awaited.values()]),
  };
};
