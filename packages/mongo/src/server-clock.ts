import type { Clock } from '@winnow/kernel';

/** A time reported by a server, and when it was requested, by the monotonic clock. */
type TimeSample = { readonly askedAt: number; readonly server: number };

/** The time of a server, maintained between queries. */
export type ServerClock = {
  /** Whole milliseconds since the epoch; never goes back once there was a sample. */
  readonly now: Clock;
  readonly learn: (sample: TimeSample) => void;
  /** Milliseconds by which `now` still has to be corrected, positive when it is behind. */
  readonly error: () => number;
};

type Clocks = {
  /** The clock of the machine, which may be wrong and may be set at any moment. */
  readonly wall: Clock;
  /** Monotonic milliseconds from an arbitrary origin. */
  readonly steady: Clock;
};

/** Fraction by which the clock runs faster or slower while it corrects an error. */
const slewRate = 0.1;
/** Gap that the monotonic clock does not show, from which on the machine counts as having been suspended. */
const sleptMs = 1_000;

/**
 * A clock that shows the time of a server. It adopts the first sample and then never jumps: a new primary may have a different
 * time, and no batch may end early for that. Only after the machine was suspended, as its own clock confirms, does it catch up
 * immediately. Samples correct it only as far as they prove it wrong, so a slow response does no harm.
 */
export const createServerClock = ({ wall, steady }: Clocks): ServerClock => {
  let anchor = { at: steady(), time: wall(), error: 0 };
  let last: { readonly wall: number; readonly steady: number; readonly server: number } | undefined;

  const made = (passed: number): number => Math.sign(anchor.error) * Math.min(Math.abs(anchor.error), passed * slewRate);
  const read = (at: number): number => anchor.time + (at - anchor.at) + made(at - anchor.at);

  /** How long the machine was suspended since the last sample, as its own clock confirms. */
  const sleptFor = (at: number, server: number): number => {
    if (last === undefined) return 0;
    const passed = server - last.server;
    const slept = passed - (at - last.steady);
    return slept > sleptMs && Math.abs(passed - (wall() - last.wall)) < sleptMs ? slept : 0;
  };

  return {
    now: () => Math.floor(read(steady())),
    error: () => Math.round(anchor.error - made(steady() - anchor.at)),
    learn: ({ askedAt, server }) => {
      const at = steady();
      const time = read(at);
      // The server read its clock at some moment between request and response, and shows whole milliseconds.
      const [earliest, latest] = [server, server + 1 + (at - askedAt)];
      const error = time < earliest ? earliest - time : time > latest ? latest - time : 0;
      if (last === undefined) anchor = { at, time: (earliest + latest) / 2, error: 0 };
      else {
        // At most the time it was suspended, and never back: the rest is the difference between two servers.
        const jump = Math.max(0, Math.min(error, sleptFor(at, server)));
        anchor = { at, time: time + jump, error: error - jump };
      }
      last = { wall: wall(), steady: at, server };
    },
  };
};
