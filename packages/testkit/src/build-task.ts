import { engineVersion, type OperationOrigin, type OperationTask, type Task } from '@winnow/contracts';

type Change = Partial<Omit<Task, 'origin'>> & { readonly origin?: Partial<OperationOrigin> };

/** A task requested by an operation of an invented account, complete except for what a test overrides. */
export const buildTask = ({ origin = {}, ...task }: Change = {}): OperationTask => ({
  account_id: 'acc_1',
  sha256: 'a'.repeat(64),
  engine_version: engineVersion,
  job: null,
  ...task,
  origin: {
    kind: 'operation',
    operation_id: 'op_1',
    request_id: 'req_1',
    operation: 'parse',
    language: 'en',
    questions: null,
    created_at: '2026-11-01T00:00:00.000Z',
    kept: true,
    ...origin,
  },
});
