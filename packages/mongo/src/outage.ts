import { AppError } from '@winnow/kernel';
import { MongoNetworkTimeoutError, type TopologyDescription, type TopologyDescriptionChangedEvent } from 'mongodb';

/** The database as a whole cannot take writes, and will not for a while: more than a server that is elected anew. */
export type Outage = {
  /** What a call fails with while there is an outage. */
  readonly fault: () => AppError | undefined;
  /** Calls back when an outage begins; gives the way to take that back. */
  readonly onBegin: (tell: (fault: AppError) => void) => () => void;
  readonly observe: (event: Pick<TopologyDescriptionChangedEvent, 'newDescription'>) => void;
  readonly close: () => void;
};

/** Every server has refused or closed its connections: long enough for one that starts anew to be found, short enough for who waits. */
const refusedMs = 500;
/** Every server is silent: a network that comes back, or a process of ours that had no CPU, is no outage yet. */
const silentMs = 3_000;
/** Servers answer and elect: over by then with MongoDB's own time-out of 10 s, too. */
const electionMs = 12_000;

const writable: ReadonlySet<string> = new Set(['RSPrimary', 'Standalone', 'Mongos', 'LoadBalanced']);

const unreachable = 'No server of the database can be reached.';
const leaderless = 'The database has had no primary for too long.';

/** How long a state may last before it is an outage, and what it is then; `undefined` while there is somebody to write to. */
const judge = ({ servers }: TopologyDescription): { readonly afterMs: number; readonly message: string } | undefined => {
  const known = [...servers.values()];
  if (known.some(({ type }) => writable.has(type))) return undefined;
  if (known.some(({ type }) => type !== 'Unknown')) return { afterMs: electionMs, message: leaderless };
  const refused = known.every(({ error }) => error !== null && !(error instanceof MongoNetworkTimeoutError));
  return { afterMs: refused ? refusedMs : silentMs, message: unreachable };
};

/** Follows what the driver learns of the servers. Without an election to wait for, a call is to fail at once and not when its time is up. */
export const watchOutage = (): Outage => {
  const listeners = new Set<(fault: AppError) => void>();
  let fault: AppError | undefined;
  /** What the clock runs for, and since when there has been nobody to write to. */
  let planned: { readonly message: string; readonly afterMs: number; readonly timer: NodeJS.Timeout } | undefined;

  const end = (): void => {
    clearTimeout(planned?.timer);
    planned = undefined;
    fault = undefined;
  };
  const begin = (message: string): void => {
    fault = new AppError('UNAVAILABLE', message);
    for (const tell of listeners) tell(fault);
  };

  return {
    fault: () => fault,
    onBegin: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    observe: ({ newDescription }) => {
      const state = judge(newDescription);
      if (state === undefined) {
        end();
        return;
      }
      if (planned?.message === state.message && planned.afterMs === state.afterMs) return;
      clearTimeout(planned?.timer);
      const timer = setTimeout(() => begin(state.message), state.afterMs).unref();
      planned = { ...state, timer };
    },
    close: end,
  };
};
