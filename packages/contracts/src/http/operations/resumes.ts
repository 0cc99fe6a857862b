import { z } from 'zod';
import { atsReport } from '../../bodies/ats-report.ts';
import { matchReport } from '../../bodies/match-report.ts';
import { maxQuestions, questionCategories, questionModes, questionSet } from '../../bodies/question-set.ts';
import { structuredResume } from '../../bodies/structured-resume.ts';
import { analyze, file, fileErrors, type HttpOperation, identifier, jobDescription, language } from '../http-operation.ts';

const category = `(${questionCategories.join('|')})`;
const categoryList = new RegExp(`^${category}(,${category})*$`);

/** Operations on one resume. */
export const resumeOperations = {
  scoreAts: {
    method: 'post',
    path: '/v1/score-ats',
    aliases: ['/score-ats'],
    tag: 'Resumes',
    summary: 'Score a resume for ATS readability',
    description:
      'A scanned file is answered with a low score; saying so is what this operation is for. With a `job_description` it also says how many of its terms the resume shows. `Accept: text/html` asks for a page with pictures of the resume.',
    access: { key: 'optional', scope: 'analyze' },
    form: z.strictObject({ file, language, job_description: jobDescription.optional() }),
    asynchronous: true,
    answers: [
      { status: 200, description: 'The report.', schema: atsReport },
      { status: 200, description: 'The report as a page.', contentType: 'text/html', schema: z.string() },
    ],
    errors: [...fileErrors, 'TEXT_TOO_LONG', 'EMPTY_JOB'],
  },
  parse: {
    method: 'post',
    path: '/v1/parse',
    aliases: ['/parse'],
    tag: 'Resumes',
    summary: 'Read a resume into structured data',
    access: analyze,
    form: z.strictObject({ file, language }),
    asynchronous: true,
    answers: [{ status: 200, description: 'The structured resume.', schema: structuredResume }],
    errors: fileErrors,
  },
  scoreMatchParsed: {
    method: 'post',
    path: '/v1/score-match-parsed',
    aliases: ['/score-match-parsed'],
    tag: 'Resumes',
    summary: 'Score a resume against a job that was parsed before',
    description: 'The same resume with the same job is answered from what was computed before (`cached`).',
    access: analyze,
    form: z.strictObject({ file, job_id: identifier, language }),
    asynchronous: true,
    answers: [{ status: 200, description: 'The match report.', schema: matchReport }],
    errors: [...fileErrors, 'MISSING_JOB', 'JOB_NOT_FOUND'],
  },
  scoreMatch: {
    method: 'post',
    path: '/v1/score-match',
    aliases: ['/score-match'],
    tag: 'Resumes',
    summary: 'Score a resume against the text of a job',
    description: 'The job is parsed on the way, once for each text; its `job_id` is in the answer.',
    access: analyze,
    form: z.strictObject({ file, job_description: jobDescription, language }),
    asynchronous: true,
    answers: [{ status: 200, description: 'The match report.', schema: matchReport }],
    errors: [...fileErrors, 'MISSING_JOB', 'JOB_NOT_FOUND', 'TEXT_TOO_LONG', 'EMPTY_JOB'],
  },
  questions: {
    method: 'post',
    path: '/v1/questions',
    aliases: ['/questions'],
    tag: 'Resumes',
    summary: 'Write interview questions from a resume and a job',
    description:
      'One of `job_id` and `job_description` is needed; `job_id` takes priority. Core questions are the same for all candidates of a job, so that their answers can be compared; personal ones are based on this resume. `Accept: text/html` asks for an interview guide to print.',
    access: analyze,
    form: z
      .strictObject({
        file,
        job_id: identifier.optional(),
        job_description: jobDescription.optional(),
        language,
        mode: z.enum(questionModes).optional().meta({
          description:
            '`core`: questions that follow from the job alone, the same for all its candidates; `personal`: questions for this candidate; `both`: about half of each. Logical questions are core questions.',
          default: 'both',
        }),
        categories: z
          .string()
          .regex(categoryList)
          .max(200)
          .optional()
          .meta({ description: 'hr, technical, iq_logical, personal_development, separated by commas. Default: all.' }),
        count: z.coerce
          .number()
          .int()
          .min(1)
          .max(maxQuestions)
          .optional()
          .meta({ description: 'Questions over all categories.', default: 16 }),
        seed: z.coerce.number().int().min(0).max(2_147_483_647).optional().meta({
          description:
            'Another seed chooses other questions. Default: derived from the job. The core questions are the same for all candidates with the same seed.',
        }),
      })
      .meta({ anyOf: [{ required: ['job_id'] }, { required: ['job_description'] }] }),
    asynchronous: true,
    answers: [
      { status: 200, description: 'The questions.', schema: questionSet },
      { status: 200, description: 'The questions as an interview guide.', contentType: 'text/html', schema: z.string() },
    ],
    errors: [...fileErrors, 'MISSING_JOB', 'JOB_NOT_FOUND', 'TEXT_TOO_LONG', 'EMPTY_JOB'],
  },
  eraseResume: {
    method: 'delete',
    path: '/v1/resumes/{sha256}',
    tag: 'Resumes',
    summary: 'Erase a resume and everything that was made of it',
    description: 'By the SHA-256 of the file, as every report names it. Answers 204 whether or not there was one.',
    access: analyze,
    pathParameters: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answers: [{ status: 204, description: 'Erased.' }],
    errors: ['INVALID_REQUEST'],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
