import type { RecordAction } from '@winnow/accounts';
import type { AuditAction, BatchRecord, JobRef } from '@winnow/contracts';
import { parseLanguage } from '@winnow/contracts';
import { AppError, isRefusal } from '@winnow/kernel';
import type { Request } from 'express';
import type { Batches } from '../batches/batches.ts';
import { dropIntake, type IntakeFile, takeIntake } from '../batches/take-intake.ts';
import { choiceField, integerField, textField } from '../http/form-fields.ts';
import { invalidField } from '../http/invalid-field.ts';
import type { Act, Answer } from '../middleware/answer-once.ts';
import type { Caller } from '../middleware/call.ts';
import { candidatesOf } from '../middleware/receive-candidates.ts';
import type { UsageCounter } from '../operations/count-usage.ts';
import type { EraseBatch } from '../operations/erasures.ts';
import type { Jobs } from '../operations/jobs.ts';
import type { GatewayStore } from '../store.ts';

type Deps = {
  readonly store: Pick<GatewayStore, 'entries'>;
  readonly batches: Batches;
  readonly jobs: Pick<Jobs, 'known'>;
  readonly eraseBatch: EraseBatch;
  readonly note: RecordAction;
  readonly counter: Pick<UsageCounter, 'count'>;
  readonly defaultTimeoutMs: number;
};

const maxTimeoutSeconds = 24 * 60 * 60;
const maxNameLength = 200;

const batchIdOf = (request: Request): string => String(request.params.batch_id);

/** Names and content of the files: what makes two requests the same, in addition to their fields. */
export const contentOfFiles = (request: Request): readonly string[] =>
  candidatesOf(request).flatMap((file) => [file.name, 'sha256' in file ? file.sha256 : file.error.code]);

const nameOf = (request: Request): string | null => {
  const name = textField(request, 'name')?.trim() ?? '';
  if (name.length > maxNameLength) throw invalidField('name', 'too_long', `Must have at most ${maxNameLength} characters.`);
  return name === '' ? null : name;
};

/** Creating, filling, starting and cancelling batches. */
export const batchActions = ({ store, batches, jobs, eraseBatch, note, counter, defaultTimeoutMs }: Deps) => {
  const record = ({ accountId, keyId }: Caller, action: AuditAction, target: string): Promise<void> =>
    note({ account_id: accountId, actor: keyId, action, target });

  const accepted = async (accountId: string, id: string): Promise<Answer> => ({
    status: 202,
    headers: { Location: `/v1/batch/${id}` },
    body: await batches.describe(await batches.find(accountId, id)),
  });

  const suffix = (operationId: string): string => operationId.slice(operationId.indexOf('_') + 1);
  const intakeIdOf = (operationId: string): string => `int_${suffix(operationId)}`;

  /** Lets files join a batch, once per operation; a rejected request leaves nothing behind. */
  const fill = async (batch: BatchRecord, operationId: string, files: readonly IntakeFile[]): Promise<BatchRecord> => {
    const id = intakeIdOf(operationId);
    // This request let them in before; the batch may even have been started since.
    if (batch.intakes.some((intake) => intake.id === id)) return batch;
    batches.assertOpen(batch);
    const intake = await takeIntake(store.entries, batch, id, files);
    try {
      return await batches.join(batch, intake);
    } catch (error) {
      if (isRefusal(error)) await dropIntake(store.entries, intake);
      throw error;
    }
  };

  const create: Act = async ({ request, caller, operationId }) => {
    const files = candidatesOf(request);
    const language = parseLanguage(textField(request, 'language'));
    const start = choiceField(request, 'start', ['true', 'false']) !== 'false';
    const timeoutSeconds = integerField(request, 'timeout_seconds', 1, maxTimeoutSeconds);
    const name = nameOf(request);
    const jobId = textField(request, 'job_id')?.trim() ?? '';
    if (jobId === '') throw new AppError('MISSING_JOB', 'No job_id was sent.');
    const known = await jobs.known(caller, jobId);
    if (known.kind !== 'known') throw new AppError('JOB_NOT_FOUND', 'No such job.');
    const job: JobRef = { job_id: known.job_id, version: known.version, digest: known.digest };
    if (files.length === 0 && start)
      throw new AppError('MISSING_FILE', 'No file was sent in the field "files".', {
        fields: [{ field: 'files', code: 'missing', message: 'Send files, or start=false to add them later.' }],
      });
    const id = `batch_${suffix(operationId)}`;
    await record(caller, 'batch.created', id);
    const batch = await batches.create({
      id,
      accountId: caller.accountId,
      job,
      name,
      language,
      timeoutSeconds: timeoutSeconds ?? Math.ceil(defaultTimeoutMs / 1000),
    });
    if (files.length > 0 && batch.state === 'collecting') {
      try {
        const filled = await fill(batch, operationId, files);
        counter.count({ accountId: caller.accountId, keyId: caller.keyId, operation: 'createBatch', candidates: files.length });
        if (start) await batches.start(filled);
      } catch (error) {
        if (isRefusal(error)) await eraseBatch(batch, true);
        throw error;
      }
    }
    return accepted(caller.accountId, batch.id);
  };

  const add: Act = async ({ request, caller, operationId }) => {
    const files = candidatesOf(request);
    const batch = await batches.find(caller.accountId, batchIdOf(request));
    if (files.length === 0) throw new AppError('MISSING_FILE', 'No file was sent in the field "files".');
    await record(caller, 'batch.extended', batch.id);
    await fill(batch, operationId, files);
    counter.count({ accountId: caller.accountId, keyId: caller.keyId, operation: 'addCandidates', candidates: files.length });
    return accepted(caller.accountId, batch.id);
  };

  const start: Act = async ({ request, caller }) => {
    const batch = await batches.find(caller.accountId, batchIdOf(request));
    batches.assertOpen(batch);
    await record(caller, 'batch.started', batch.id);
    await batches.start(batch);
    return accepted(caller.accountId, batch.id);
  };

  const cancel: Act = async ({ request, caller }) => {
    const batch = await batches.find(caller.accountId, batchIdOf(request));
    const answer = await accepted(caller.accountId, batch.id);
    await record(caller, 'batch.cancelled', batch.id);
    if (batch.state !== 'collecting' || !(await eraseBatch(batch, true))) await batches.cancel(batch);
    return answer;
  };

  return { create, add, start, cancel };
};
