import { assessAts } from '@winnow/ats';
import type { AtsAssessment, ResumeContent } from '@winnow/contracts';
import type { LayoutDocument } from '@winnow/reading';
import { unpackJson } from '@winnow/runtime/packed-json';
import { serveTask } from '@winnow/runtime/worker-task';
import type { AssessInput } from './assess-task.ts';

/** Facts, content and layout of a resume to its assessment. Runs in a worker thread. */
export const assess = serveTask<AssessInput, AtsAssessment>(({ document, content, layout }) =>
  assessAts({ document, content: unpackJson<ResumeContent>(content), layout: unpackJson<LayoutDocument>(layout) }),
);
