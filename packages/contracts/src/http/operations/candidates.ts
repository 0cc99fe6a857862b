import { z } from 'zod';
import { atsReport } from '../../bodies/ats-report.ts';
import { candidateReport } from '../../bodies/candidate-report.ts';
import { candidateReview, candidateReviewInput } from '../../bodies/candidate-review.ts';
import { maxQuestions, questionModes, questionSet } from '../../bodies/question-set.ts';
import { structuredResume } from '../../bodies/structured-resume.ts';
import { batch, type HttpOperation, identifier, language } from '../http-operation.ts';

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
    tag: 'Batches',
    summary: 'Read the match report of one candidate',
    access: batch,
    pathParameters: candidatePath,
    query: z.object({ language }),
    answers: [
      { status: 200, description: 'The match report, and what was written about the candidate.', schema: candidateReport },
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
    tag: 'Batches',
    summary: 'Set stage, star, tags, note and ratings of a candidate',
    description:
      'Nothing of it changes a score. The last write of a field wins. It is erased with the file of the candidate, and kept as long as the batch.',
    access: batch,
    pathParameters: candidatePath,
    json: candidateReviewInput,
    bodyOptional: true,
    answers: [{ status: 200, description: 'The review as it is stored.', schema: candidateReview }],
    errors: ['INVALID_REQUEST', 'BATCH_NOT_FOUND', 'NOT_FOUND'],
  },
  readCandidateResume: {
    method: 'get',
    path: '/v1/batch/{batch_id}/candidates/{candidate_id}/resume',
    tag: 'Batches',
    summary: 'Read the resume of a candidate as structured data',
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
    tag: 'Batches',
    summary: 'Score the resume of a candidate for ATS readability',
    description: 'Computed when it is first asked for. `Accept: text/html` asks for a page with pictures of the resume.',
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
    tag: 'Batches',
    summary: 'Write interview questions for a candidate',
    description:
      'From the resume and the job of the batch, computed when they are first asked for. `Accept: text/html` asks for an interview guide to print.',
    access: batch,
    pathParameters: candidatePath,
    query: z.object({
      language,
      mode: z.enum(questionModes).optional().meta({ description: 'As in `POST /v1/questions`.', default: 'both' }),
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
