import { inflateSync } from 'node:zlib';
import { assessAts } from '@winnow/ats';
import type { AtsAssessment, ResumeContent } from '@winnow/contracts';
import type { LayoutDocument } from '@winnow/reading';
import { serveTask } from '@winnow/runtime/worker-task';
import type { ScoreInput } from './score-ats-task.ts';

/** Layouts are bounded when they are made; this only bounds what a damaged blob could inflate to. */
const maxOutputLength = 256 * 1024 * 1024;

const unpack = <T>(bytes: Uint8Array): T => JSON.parse(inflateSync(bytes, { maxOutputLength }).toString('utf8'));

/** Facts, content and layout of a resume to its assessment. Runs in a worker thread. */
export const scoreAts = serveTask<ScoreInput, AtsAssessment>(({ document, content, layout }) =>
  assessAts({ document, content: unpack<ResumeContent>(content), layout: unpack<LayoutDocument>(layout) }),
);
