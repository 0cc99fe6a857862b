import { assessAts } from '@winnow/ats';
import { renderAtsReport } from '@winnow/ats/render';
import { type DocumentFacts, defaultLimits, engineVersion, type ResumeContent } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { completeJob } from '@winnow/jobs';
import { matchResume } from '@winnow/matching';
import { renderMatchReport } from '@winnow/matching/render-match-report';
import { type LayoutDocument, readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { readingTools } from '../support/reading-tools.ts';
import { jobOfBench } from './job-of-bench.ts';

// What a script would do that calls the functions of Winnow: bytes in, a report as JSON out, nothing stored and nothing packed.
type Read = { readonly document: DocumentFacts; readonly content: ResumeContent; readonly layout: LayoutDocument };

const read = async (bytes: Uint8Array, sha256: string): Promise<Read> => {
  const layout = await readDocument(bytes, readingTools, defaultLimits);
  const { content, facts } = parseResume(layout, engineMonth);
  return { document: { sha256, ...facts }, content, layout };
};

const job = completeJob(jobOfBench);
const about = { language: 'en', requestId: 'bare', cached: false, engineVersion } as const;

/** Bytes of a resume to its ATS report as JSON. */
const scoreAts = async (bytes: Uint8Array, sha256: string): Promise<string> =>
  JSON.stringify(renderAtsReport(assessAts({ ...(await read(bytes, sha256)), jobTerms: [] }), about));

/** Bytes of a resume to its match with the job of the bench, as JSON. */
const scoreMatch = async (bytes: Uint8Array, sha256: string): Promise<string> => {
  const { document, content } = await read(bytes, sha256);
  const assessment = matchResume({ document, content, job, jobText: null });
  const { weights } = job;
  const computedJob = { job_version: 1, job_digest: 'bare', weights };
  const computedFrom = { engine_version: engineVersion, document_sha256: sha256, ...computedJob, meaning: null };
  return JSON.stringify(renderMatchReport(assessment, { ...about, jobId: 'job_bare', jobVersion: 1, computedFrom }));
};

/** The work of one request, by what is asked for. */
export const functions = { ats: scoreAts, match: scoreMatch } as const;

export type FunctionName = keyof typeof functions;
