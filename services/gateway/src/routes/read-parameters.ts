import type { RecordAction } from '@winnow/accounts';
import {
  defaultQuestions,
  type GivenJob,
  givenJob,
  maxQuestions,
  type OperationName,
  parseLanguage,
  type QuestionOptions,
  questionCategories,
  questionModes,
  readOnlyJobFields,
} from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Request } from 'express';
import { integerField, textField } from '../http/form-fields.ts';
import { invalidField } from '../http/invalid-field.ts';
import { parseInput, withLanguage } from '../http/parse-input.ts';
import { acceptsPage } from '../middleware/accepts-page.ts';
import type { Caller } from '../middleware/call.ts';
import { optionalUpload, uploadOf } from '../middleware/receive-upload.ts';
import { isBlank, type Jobs } from '../operations/jobs.ts';
import type { ReadParameters } from './operation.ts';

const maxSeed = 2_147_483_647;

const languageOf = (request: Request) => parseLanguage(textField(request, 'language'));

/** The fields in which an operation accepts its job. */
type JobFields = { readonly id: boolean; readonly text: boolean };

const missingJob = ({ id, text }: JobFields): AppError => {
  const names = [...(id ? ['job_id'] : []), ...(text ? ['job_description'] : [])];
  const message = names.length === 1 ? `No ${names[0]} was sent.` : `Neither ${names.join(' nor ')} was sent.`;
  return new AppError('MISSING_JOB', message, {
    fields: names.map((field) => ({ field, code: 'missing', message: `Send ${names.join(' or ')}.` })),
  });
};

/** A job as structured data, in which a requirement may be just a text. */
const withObjects = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('requirements' in body) || !Array.isArray(body.requirements)) return body;
  const requirements = body.requirements.map((each: unknown) => (typeof each === 'string' ? { text: each } : each));
  return { ...body, requirements };
};

const givenJobOf = (body: unknown): GivenJob => parseInput(givenJob, withObjects(withLanguage(body)));

const withoutReadOnly = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !readOnlyJobFields.includes(name)));

/** A resume alone. */
export const parametersOfResume =
  (operation: OperationName): ReadParameters =>
  async (request) => ({
    operation,
    sha256: uploadOf(request).sha256,
    language: languageOf(request),
    job: null,
    questions: null,
  });

/** Categories separated by commas, or in separate fields. */
const categoriesOf = (request: Request): QuestionOptions['categories'] => {
  const value: unknown = request.body?.categories;
  const texts = Array.isArray(value) ? value.map(String) : [textField(request, 'categories') ?? ''];
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  const unknown = given.find((name) => !questionCategories.some((category) => category === name));
  if (unknown !== undefined)
    throw invalidField('categories', 'unknown', `Must be a comma-separated list of: ${questionCategories.join(', ')}.`);
  return given.length === 0 ? questionCategories : questionCategories.filter((category) => given.includes(category));
};

const modeOf = (request: Request): NonNullable<QuestionOptions['mode']> => {
  const given = textField(request, 'mode')?.trim() ?? '';
  const mode = given === '' ? 'both' : questionModes.find((each) => each === given);
  if (mode === undefined) throw invalidField('mode', 'unknown', `Must be one of: ${questionModes.join(', ')}.`);
  return mode;
};

const questionOptionsOf = (request: Request): QuestionOptions => ({
  categories: categoriesOf(request),
  count: integerField(request, 'count', 1, maxQuestions) ?? defaultQuestions,
  seed: integerField(request, 'seed', 0, maxSeed) ?? null,
  mode: modeOf(request),
});

/** Operations that need a job, and those about one. */
export const createParametersOfJobs = (jobs: Jobs, note: RecordAction) => {
  const jobOf = async (request: Request, caller: Caller, takes: JobFields) => {
    const jobId = takes.id ? textField(request, 'job_id')?.trim() : undefined;
    // An ID takes priority, and an unknown one is not replaced by a description.
    if (jobId !== undefined && jobId !== '') return jobs.known(caller, jobId);
    const text = takes.text ? textField(request, 'job_description') : undefined;
    if (text === undefined) throw missingJob(takes);
    return (await jobs.ofText(caller, text)).job;
  };

  const withJob =
    (operation: OperationName, takes: JobFields): ReadParameters =>
    async (request, caller) => {
      const { sha256 } = uploadOf(request);
      const language = languageOf(request);
      const questions = operation === 'questions' ? questionOptionsOf(request) : null;
      const page = operation !== 'questions' && acceptsPage(request) ? { page: true as const } : {};
      return { operation, sha256, language, questions, job: await jobOf(request, caller, takes), ...page };
    };

  /** A description is optional here: an empty form field is ignored. */
  const scoreAts: ReadParameters = async (request, caller) => {
    const asked = await parametersOfResume(acceptsPage(request) ? 'score-ats-page' : 'score-ats')(request, caller);
    const text = textField(request, 'job_description');
    return text === undefined || isBlank(text) ? asked : { ...asked, job: await jobs.textOnly(caller, text) };
  };

  const parseJob: ReadParameters = async (request, caller) => {
    const upload = optionalUpload(request);
    const language = languageOf(request);
    const text = textField(request, 'job_description');
    const common = { operation: 'parse-job', language, questions: null } as const;
    if (upload !== undefined) return { ...common, sha256: upload.sha256, job: { kind: 'document' } };
    if (text === undefined) throw new AppError('MISSING_JOB', 'Neither job_description nor a file was sent.');
    return { ...common, ...(await jobs.ofText(caller, text)) };
  };

  const createJob: ReadParameters = async (request, caller) => {
    const data = givenJobOf(request.body);
    if (data.title === null) throw invalidField('title', 'invalid_type', 'The title is required.');
    return { operation: 'create-job', language: 'en', questions: null, ...(await jobs.given(caller, '', data)) };
  };

  const correctJob: ReadParameters = async (request, caller) => {
    const { job_id } = await jobs.find(caller, String(request.params.job_id));
    const data = givenJobOf(withoutReadOnly(request.body));
    await note({ account_id: caller.accountId, actor: caller.keyId, action: 'job.corrected', target: job_id });
    return { operation: 'correct-job', language: 'en', questions: null, ...(await jobs.given(caller, job_id, data)) };
  };

  return {
    scoreAts,
    scoreMatchParsed: withJob('score-match-parsed', { id: true, text: false }),
    scoreMatch: withJob('score-match', { id: false, text: true }),
    questions: withJob('questions', { id: true, text: true }),
    parseJob,
    createJob,
    correctJob,
  };
};
