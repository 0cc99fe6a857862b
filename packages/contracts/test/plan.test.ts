import { describe, expect, it } from 'vitest';
import { atsScoreId, firstStep, type OperationName, operationName, type Step, stepAfter, type Task } from '../src/index.ts';

const file = { account_id: 'acc_1', sha256: 'a'.repeat(64), engine_version: '2026.11.1' };
const textOf = (letter: string) => ({ kind: 'text', job_id: 'job_1', sha256: letter.repeat(64) }) as const;

const taskOf = (operation: OperationName, job: Task['job'] = null): Task => ({
  ...file,
  job,
  origin: {
    kind: 'operation',
    operation_id: 'op_1',
    request_id: 'req_1',
    operation,
    language: 'en',
    questions: null,
    created_at: '2026-11-01T00:00:00.000Z',
    kept: true,
  },
});

const stepsOf = (task: Task): readonly Step[] => {
  const steps = [firstStep(task)];
  for (let next = stepAfter(task, firstStep(task)); next !== undefined; next = stepAfter(task, next)) steps.push(next);
  return steps;
};

describe('the plan of an operation', () => {
  it.each([null, textOf('b')])('scores a resume in the same steps with a job description and without', (job) => {
    expect(stepsOf(taskOf('score-ats', job))).toEqual(['resume.read', 'ats.score']);
    expect(stepsOf(taskOf('score-ats-page', job))).toEqual(['resume.read', 'ats.score', 'pages.draw']);
  });

  it('ends, whatever the operation and its job', () => {
    for (const operation of operationName.options)
      for (const job of [null, textOf('b'), { kind: 'document' } as const]) {
        const steps = stepsOf(taskOf(operation, job));
        expect(steps.length).toBe(new Set(steps).size);
      }
  });
});

describe('the id of a score', () => {
  it('tells job descriptions apart, and one from none', () => {
    const ids = [null, textOf('b'), textOf('c')].map((job) => atsScoreId({ ...file, job }));
    expect(new Set(ids).size).toBe(3);
    expect(atsScoreId({ ...file, job: textOf('b') })).toBe(ids[1]);
  });

  it('is not that of another resume, account or release', () => {
    const others = [{ account_id: 'acc_2' }, { sha256: 'b'.repeat(64) }, { engine_version: '1999.1.1' }];
    const ids = [{}, ...others].map((change) => atsScoreId({ ...file, ...change, job: textOf('b') }));
    expect(new Set(ids).size).toBe(4);
  });
});
