import { AppError } from '@winnow/kernel';
import { MongoNetworkTimeoutError, type TopologyDescription, type TopologyDescriptionChangedEvent } from 'mongodb';

/** The database as a whole cannot accept writes, and will not for a while: more than one election. */
export type Outage = {
  /** The error of a call during an outage. */
  readonly fault: () => AppError | undefined;
  /** Calls back when an outage begins; returns a function that unsubscribes. */
  readonly onBegin: (tell: (fault: AppError) => void) => () => void;
  readonly observe: (event: Pick<TopologyDescriptionChangedEvent, 'newDescription'>) => void;
  readonly close: () => void;
};

/** Every server refuses or closes connections: long enough to find one that restarts, short enough for the caller. */
const refusedMs = 500;
/** Every server is silent: a network that recovers, or a process of ours without CPU, is not an outage yet. */
const silentMs = 3_000;
/** Servers respond and elect: over by then with MongoDB's own time-out of 10 s, too. */
const electionMs = 12_000;

const writable: ReadonlySet<string> = new Set(['RSPrimary', 'Standalone', 'Mongos', 'LoadBalanced']);

const unreachable = 'No server of the database can be reached.';
const leaderless = 'The database has had no primary for too long.';

/** How long a state may last before it counts as an outage, and its error; `undefined` while there is a primary. */
const judge = ({ servers }: TopologyDescription): { readonly afterMs: number; readonly message: string } | undefined => {
  const known = [...servers.values()];
  if (known.some(({ type }) => writable.has(type))) return undefined;
  if (known.some(({ type }) => type !== 'Unknown')) return { afterMs: electionMs, message: leaderless };
  const refused = known.every(({ error }) => error !== null && !(error instanceof MongoNetworkTimeoutError));
  return { afterMs: refused ? refusedMs : silentMs, message: unreachable };
};

/**
 * Follows what the driver learns about the servers. Without an election to wait for, a call should fail immediately and not at
 * its deadline.
 */
export const watchOutage = (): Outage => {
  const listeners = new Set<(fault: AppError) => void>();
  let fault: AppError | undefined;
  /** The state that the timer runs for, and since when there has been no primary. */
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
