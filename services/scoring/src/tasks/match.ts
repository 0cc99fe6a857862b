import type { MatchAssessment } from '@winnow/contracts';
import { currentContent, type StoredContent } from '@winnow/contracts/constants';
import { matchResume } from '@winnow/matching';
import { unpackJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { MatchInput } from './match-task.ts';

/** Matches a resume with a job. Runs in a worker thread. */
export const match = serveTask<MatchInput, MatchAssessment>(({ document, content, job, jobText }) =>
  matchResume({ document, content: currentContent(unpackJson<StoredContent>(content)), job, jobText }),
);
