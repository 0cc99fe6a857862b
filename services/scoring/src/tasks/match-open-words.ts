import { unpackContent } from '@winnow/handlers/packed-content';
import { matchWords, type OpenMatch } from '@winnow/matching';
import { serveTask } from '@winnow/workers/worker-task';
import type { MatchInput } from './match-task.ts';

/** Matches a resume with a job by words alone. Runs in a worker thread. */
export const matchOpenWords = serveTask<MatchInput, OpenMatch>(({ document, content, job, jobText }) =>
  matchWords({ document, content: unpackContent(content), job, jobText }),
);
