import { assessAts } from '@winnow/ats';
import type { AtsAssessment } from '@winnow/contracts';
import { unpackContent } from '@winnow/handlers/packed-content';
import { readJob } from '@winnow/jobs';
import { jobRequirements, jobTerms } from '@winnow/matching';
import type { LayoutDocument } from '@winnow/reading';
import { unpackJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { AssessInput } from './assess-task.ts';

/**
 * Computes the assessment from the facts, content and layout of a resume, and the text of a job if there is one. Runs in a worker
 * thread.
 */
export const assess = serveTask<AssessInput, AtsAssessment>(({ document, content: packed, layout, jobText }) => {
  const content = unpackContent(packed);
  const asked = jobText === null ? undefined : { document, content, job: readJob(jobText), jobText };
  return assessAts({
    document,
    content,
    layout: unpackJson<LayoutDocument>(layout),
    jobTerms: asked === undefined ? [] : jobTerms(asked),
    jobRequirements: asked === undefined ? [] : jobRequirements(asked),
  });
});
