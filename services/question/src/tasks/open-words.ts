import { unpackContent } from '@winnow/handlers/packed-content';
import { matchWords, type OpenWords } from '@winnow/matching';
import { serveTask } from '@winnow/workers/worker-task';
import type { InterviewInput } from './interview-task.ts';

/** What the words of a resume and a job leave open. Runs in a worker thread. */
export const openWordsOf = serveTask<InterviewInput, OpenWords>(
  ({ document, content, job }) => matchWords({ document, content: unpackContent(content), job, jobText: null }).open,
);
