export type HealthReport = { readonly ok: boolean; readonly failing: readonly string[] };

type HealthState = 'starting' | 'running' | 'stopping';

export type Health = {
  /** `live`: only a restart helps when it fails. `ready`: requests cannot be served while it fails. */
  readonly add: (kind: 'live' | 'ready', name: string, check: () => Promise<void>) => void;
  readonly enter: (state: HealthState) => void;
  readonly live: () => Promise<HealthReport>;
  readonly ready: () => Promise<HealthReport>;
};

type Check = { readonly kind: 'live' | 'ready'; readonly name: string; readonly check: () => Promise<void> };

const probeMs = 3_000;
const sharedMs = 1_000;

const failed = async ({ name, check }: Check): Promise<string | undefined> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The check took too long.')), probeMs);
  try {
    await Promise.race([check(), late.promise]);
    return undefined;
  } catch {
    return name;
  } finally {
    clearTimeout(timer);
  }
};

/** Health of a process: alive unless a part of it is beyond repair, ready when everything it needs answers. */
export const createHealth = (): Health => {
  const checks: Check[] = [];
  let state: HealthState = 'starting';
  let latest: { readonly report: Promise<HealthReport>; readonly until: number } | undefined;
  /** Anybody may ask, and each probe is work for the backends, so one answer serves all who ask within a second. */
  const probed = (): Promise<HealthReport> => {
    if (latest === undefined || performance.now() >= latest.until)
      latest = { report: report(checks), until: performance.now() + sharedMs };
    return latest.report;
  };
  const report = async (chosen: readonly Check[]): Promise<HealthReport> => {
    const failing = (await Promise.all(chosen.map(failed))).filter((name) => name !== undefined);
    return { ok: failing.length === 0, failing };
  };
  return {
    add: (kind, name, check) => {
      checks.push({ kind, name, check });
    },
    enter: (next) => {
      state = next;
    },
    live: () => report(state === 'running' ? checks.filter((check) => check.kind === 'live') : []),
    ready: () => (state === 'running' ? probed() : Promise.resolve({ ok: false, failing: [state] })),
  };
};
