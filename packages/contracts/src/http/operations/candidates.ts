import { z } from 'zod';
import { atsReport } from '../../bodies/ats-report.ts';
import { candidateReport } from '../../bodies/candidate-report.ts';
import { candidateReview, candidateReviewInput } from '../../bodies/candidate-review.ts';
import { maxQuestions, questionModes, questionSet } from '../../bodies/question-set.ts';
import { structuredResume } from '../../bodies/structured-resume.ts';
import { batch, blind, type HttpOperation, identifier, language } from '../http-operation.ts';

const candidatePath = z.object({ batch_id: identifier, candidate_id: identifier });

const fileErrors = [
  'INVALID_REQUEST',
  'UNSUPPORTED_LANGUAGE',
  'BATCH_NOT_FOUND',
  'NOT_FOUND',
  'UNSUPPORTED_FORMAT',
  'UNREADABLE_FILE',
] as const;

/** Operations on the candidates of a batch. */
export const candidateOperations = {
  readCandidate: {
    method: 'get',
    path: '/v1/batch/{batch_id}/candidates/{candidate_id}',
    aliases: ['/batch/{batch_id}/candidates/{candidate_id}'],
    tag: 'Candidates',
    summary: 'Read a candidate',
    description: 'Send `Accept: text/html` to get the report as a page with images of the resume.',
    access: batch,
    pathParameters: candidatePath,
    query: z.object({ language, blind }),
    answers: [
      { status: 200, description: 'The match report, with the review of the candidate.', schema: candidateReport },
      { status: 200, description: 'The match report as a page.', contentType: 'text/html', schema: z.string() },
    ],
    errors: [
      'INVALID_REQUEST',
      'UNSUPPORTED_LANGUAGE',
      'BATCH_NOT_FOUND',
      'NOT_FOUND',
      'BATCH_NOT_FINISHED',
      'UNREADABLE_FILE',
      'UNSUPPORTED_FORMAT',
      'FILE_TOO_LARGE',
    ],
  },
  reviewCandidate: {
    method: 'patch',
    path: '/v1/batch/{batch_id}/candidates/{candidate_id}',
    aliases: ['/batch/{batch_id}/candidates/{candidate_id}'],
    tag: 'Candidates',
    summary: 'Review a candidate',
    description:
      'Sets the stage, star, tags, note and ratings of a candidate. Reviews never change a score. The last write to a field wins. The review is kept as long as the batch, and erased with the candidate’s file.',
    access: batch,
    pathParameters: candidatePath,
    json: candidateReviewInput,
    bodyOptional: true,
    answers: [{ status: 200, description: 'The stored review.', schema: candidateReview }],
    errors: ['INVALID_REQUEST', 'BATCH_NOT_FOUND', 'NOT_FOUND'],
  },
  readCandidateResume: {
    method: 'get',
    path: '/v1/batch/{batch_id}/candidates/{candidate_id}/resume',
    tag: 'Candidates',
    summary: 'Read a candidate’s parsed resume',
    access: batch,
    pathParameters: candidatePath,
    query: z.object({ language }),
    asynchronous: true,
    answers: [{ status: 200, description: 'The structured resume.', schema: structuredResume }],
    errors: fileErrors,
  },
  readCandidateAts: {
    method: 'get',
    path: '/v1/batch/{batch_id}/candidates/{candidate_id}/ats',
    tag: 'Candidates',
    summary: 'Read a candidate’s ATS report',
    description: 'Computed on the first request. Send `Accept: text/html` to get the report as a page with images of the resume.',
    access: batch,
    pathParameters: candidatePath,
    query: z.object({ language }),
    asynchronous: true,
    answers: [
      { status: 200, description: 'The report.', schema: atsReport },
      { status: 200, description: 'The report as a page.', contentType: 'text/html', schema: z.string() },
    ],
    errors: fileErrors,
  },
  readCandidateQuestions: {
    method: 'get',
    path: '/v1/batch/{batch_id}/candidates/{candidate_id}/questions',
    tag: 'Candidates',
    summary: 'Read a candidate’s interview questions',
    description:
      'Written from the resume and the job of the batch on the first request. Send `Accept: text/html` to get an interview guide to print.',
    access: batch,
    pathParameters: candidatePath,
    query: z.object({
      language,
      mode: z.enum(questionModes).optional().meta({ description: 'Same as in `POST /v1/questions`.', default: 'both' }),
      count: z.coerce.number().int().min(1).max(maxQuestions).optional().meta({ default: 16 }),
      seed: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
    }),
    asynchronous: true,
    answers: [
      { status: 200, description: 'The questions.', schema: questionSet },
      { status: 200, description: 'The questions as an interview guide.', contentType: 'text/html', schema: z.string() },
    ],
    errors: [...fileErrors, 'JOB_NOT_FOUND'],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
