import type { MatchAssessment } from '@winnow/contracts';
import { unpackContent } from '@winnow/handlers/packed-content';
import { likenessFrom, matchResume } from '@winnow/matching';
import { serveTask } from '@winnow/workers/worker-task';
import type { MatchInput } from './match-task.ts';

/** Matches a resume with a job. Runs in a worker thread. */
export const match = serveTask<MatchInput, MatchAssessment>(({ document, content, job, jobText, compared }) =>
  matchResume({
    document,
    content: unpackContent(content),
    job,
    jobText,
    likenessOf: compared && likenessFrom(compared),
  }),
);
