import { z } from 'zod';
import { atsReport } from '../../bodies/ats-report.ts';
import { matchReport } from '../../bodies/match-report.ts';
import { maxQuestions, questionCategories, questionModes, questionSet } from '../../bodies/question-set.ts';
import { structuredResume } from '../../bodies/structured-resume.ts';
import { analyze, file, fileErrors, type HttpOperation, identifier, jobDescription, language } from '../http-operation.ts';

const category = `(${questionCategories.join('|')})`;
const categoryList = new RegExp(`^${category}(,${category})*$`);

const matchAnswers = [
  { status: 200, description: 'The match report.', schema: matchReport },
  { status: 200, description: 'The match report as a page.', contentType: 'text/html', schema: z.string() },
] as const;

/** Operations on one resume. */
export const resumeOperations = {
  scoreAts: {
    method: 'post',
    path: '/v1/score-ats',
    aliases: ['/score-ats'],
    tag: 'Resumes',
    summary: 'Score a resume for ATS compatibility',
    description:
      'Measures how well applicant tracking systems can read the resume: structure, keyword density, sections and file format. With a `job_description`, the report also shows which of its key terms the resume covers. Scanned (image-only) resumes are accepted and get a low score. Send `Accept: text/html` to get the report as a page with images of the resume. Works without a key, within strict limits per IP address.',
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
    summary: 'Parse a resume',
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
    summary: 'Match a resume with a parsed job',
    description:
      'Parse the job once, then score each resume against it. The same resume with the same job returns the cached result (`cached: true`). Send `Accept: text/html` to get the report as a page with images of the resume.',
    access: analyze,
    form: z.strictObject({ file, job_id: identifier, language }),
    asynchronous: true,
    answers: matchAnswers,
    errors: [...fileErrors, 'MISSING_JOB', 'JOB_NOT_FOUND'],
  },
  scoreMatch: {
    method: 'post',
    path: '/v1/score-match',
    aliases: ['/score-match'],
    tag: 'Resumes',
    summary: 'Match a resume with a job description',
    description:
      'Parses the job description first, once per text. The response contains its `job_id`. Send `Accept: text/html` to get the report as a page with images of the resume.',
    access: analyze,
    form: z.strictObject({ file, job_description: jobDescription, language }),
    asynchronous: true,
    answers: matchAnswers,
    errors: [...fileErrors, 'MISSING_JOB', 'JOB_NOT_FOUND', 'TEXT_TOO_LONG', 'EMPTY_JOB'],
  },
  questions: {
    method: 'post',
    path: '/v1/questions',
    aliases: ['/questions'],
    tag: 'Resumes',
    summary: 'Write interview questions',
    description:
      'Requires `job_id` or `job_description`; `job_id` takes priority. Core questions are the same for all candidates of a job, so that their answers can be compared; personal questions are based on this resume. Send `Accept: text/html` to get an interview guide to print.',
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
        categories: z.string().regex(categoryList).max(200).optional().meta({
          description:
            'Comma-separated list of `hr`, `technical`, `iq_logical` and `personal_development`. Defaults to all of them.',
        }),
        count: z.coerce
          .number()
          .int()
          .min(1)
          .max(maxQuestions)
          .optional()
          .meta({ description: 'Number of questions, over all categories.', default: 16 }),
        seed: z.coerce.number().int().min(0).max(2_147_483_647).optional().meta({
          description:
            'A different seed selects different questions. Defaults to a seed derived from the job. All candidates with the same seed get the same core questions.',
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
    summary: 'Erase a resume and everything derived from it',
    description:
      'Takes the SHA-256 of the file, which every report contains in `document.sha256`. Returns 204 whether or not the file was stored.',
    access: analyze,
    pathParameters: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answers: [{ status: 204, description: 'Erased.' }],
    errors: ['INVALID_REQUEST'],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
