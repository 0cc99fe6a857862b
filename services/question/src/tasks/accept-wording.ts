import type { QuestionDrafts } from '@winnow/contracts';
import { unpackContent } from '@winnow/handlers/packed-content';
import { forgetMeanings, likeness, meaningOf } from '@winnow/meaning';
import { acceptWordings } from '@winnow/questions';
import { serveTask } from '@winnow/workers/worker-task';
import type { AcceptInput } from './wording-task.ts';

/** Takes over what a chat provider worded well. Runs in a worker thread. */
export const acceptWording = serveTask<AcceptInput, QuestionDrafts>(({ document, content, job, drafts, request, wordings }) => {
  try {
    return acceptWordings(drafts, request, wordings, {
      content: unpackContent(content),
      job,
      resumeLanguage: document.language,
      alike: (a, b) => likeness(meaningOf(a), meaningOf(b)),
    });
  } finally {
    forgetMeanings();
  }
});
