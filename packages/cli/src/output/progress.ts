import { SingleBar } from 'cli-progress';
import type { Io } from '../io.ts';

export type ProgressReport = {
  readonly update: (done: number, failed?: number) => void;
  readonly stop: () => void;
};

const lineEveryMs = 10_000;

const noteOf = (failed: number): string => (failed === 0 ? '' : `, ${failed} failed`);

/** Shows progress on stderr: a bar on a terminal, otherwise a line from time to time. */
export const reportProgress = (
  { stderr, env, now }: Pick<Io, 'stderr' | 'env' | 'now'>,
  label: string,
  total: number,
): ProgressReport => {
  if (stderr.isTTY === true && env.TERM !== 'dumb') {
    const bar = new SingleBar({
      format: `${label} {bar} {value} of {total}{note}`,
      stream: stderr,
      barCompleteChar: '█',
      barIncompleteChar: '░',
      barsize: 30,
      clearOnComplete: true,
      gracefulExit: false,
    });
    bar.start(total, 0, { note: '' });
    return { update: (done, failed = 0) => bar.update(done, { note: noteOf(failed) }), stop: () => bar.stop() };
  }
  let reportedAt = now();
  return {
    update: (done, failed = 0) => {
      if (now() - reportedAt < lineEveryMs) return;
      reportedAt = now();
      stderr.write(`${label}: ${done} of ${total}${noteOf(failed)}\n`);
    },
    stop: () => {},
  };
};
