import type { Clock } from '@winnow/kernel';

/** What a server said its time was, and when it was asked, by the steady clock. */
type TimeSample = { readonly askedAt: number; readonly server: number };

/** The time of a server, kept by a process between its looks at it. */
export type ServerClock = {
  /** Whole milliseconds since the epoch; never goes back once a sample was learnt. */
  readonly now: Clock;
  readonly learn: (sample: TimeSample) => void;
  /** Milliseconds by which `now` still has to be put right, positive when it is behind. */
  readonly error: () => number;
};

type Clocks = {
  /** That of the machine, which may show anything and may be set at any moment. */
  readonly wall: Clock;
  /** Milliseconds that only ever pass, from no particular time. */
  readonly steady: Clock;
};

/** Share of the passing time by which the clock runs faster or slower while it has an error to make up. */
const slewRate = 0.1;
/** Passing time that the steady clock does not know of, from which on the machine counts as having slept. */
const sleptMs = 1_000;

/**
 * A clock that shows the time of a server. It takes the first sample as it is and then never jumps: a server that takes over may have
 * another time, and no batch may end early for that. Only for a machine that slept, as its own clock confirms, it makes up at once.
 * Samples correct it no further than they prove it wrong, so a slow answer does no harm.
 */
export const createServerClock = ({ wall, steady }: Clocks): ServerClock => {
  let anchor = { at: steady(), time: wall(), error: 0 };
  let last: { readonly wall: number; readonly steady: number; readonly server: number } | undefined;

  const made = (passed: number): number => Math.sign(anchor.error) * Math.min(Math.abs(anchor.error), passed * slewRate);
  const read = (at: number): number => anchor.time + (at - anchor.at) + made(at - anchor.at);

  /** How long the machine has slept since the last sample, as its own clock confirms. */
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
      // The server looked at its clock at some moment between question and answer, and shows whole milliseconds.
      const [earliest, latest] = [server, server + 1 + (at - askedAt)];
      const error = time < earliest ? earliest - time : time > latest ? latest - time : 0;
      if (last === undefined) anchor = { at, time: (earliest + latest) / 2, error: 0 };
      else {
        // No more than it slept, and never back: the rest is the difference between two servers.
        const jump = Math.max(0, Math.min(error, sleptFor(at, server)));
        anchor = { at, time: time + jump, error: error - jump };
      }
      last = { wall: wall(), steady: at, server };
    },
  };
};
