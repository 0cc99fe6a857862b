import type { QuestionDrafts } from '@winnow/contracts';
import { unpackContent } from '@winnow/handlers/packed-content';
import { likenessFrom, matchResume } from '@winnow/matching';
import { seedOf, writeQuestions } from '@winnow/questions';
import { serveTask } from '@winnow/workers/worker-task';
import type { InterviewInput } from './interview-task.ts';

/** Generates questions from a resume and a job; the match determines which requirements are shown. Runs in a worker thread. */
export const interview = serveTask<InterviewInput, QuestionDrafts>(({ document, content: packed, job, ...rest }) => {
  const { digest, options, compared } = rest;
  const content = unpackContent(packed);
  const likenessOf = compared && likenessFrom(compared);
  const match = matchResume({ document, content, job, jobText: null, likenessOf });
  const seed = options.seed ?? seedOf(digest);
  return writeQuestions({ document, content, job, match }, { ...options, seed });
});
