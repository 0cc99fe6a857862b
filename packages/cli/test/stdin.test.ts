import { describe, expect, it } from 'vitest';
import { atsReport, batch, job } from './support/bodies.ts';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';
import { answer, fieldOf, type Handler, startStub } from './support/stub-server.ts';

const answers: Handler = ({ call }, response) => {
  if (call.endsWith('/score-ats')) answer(response, 200, atsReport);
  else if (call.includes('/batch')) answer(response, 200, batch);
  else if (call.includes('/parse-job') || call.includes('job')) answer(response, 200, job);
  else answer(response, 400);
};

describe('stdin', () => {
  it('is a resume', async () => {
    await using stub = await startStub(answers);
    expect(await runCli(['score', '-'], stub.url, { stdin: 'Ada Example' })).toMatchObject({ exitCode: 0 });
    expect(stub.received[0]).toMatchObject({ files: ['stdin'], text: expect.stringContaining('Ada Example') });
  });

  it('is a job description', async () => {
    using files = makeFolder({ 'ada.txt': 'Ada' });
    await using stub = await startStub(answers);
    await runCli(['score', files.file('ada.txt'), '--job-text', '-'], stub.url, { stdin: 'We fold paper.' });
    expect(stub.received[0] && fieldOf(stub.received[0], 'job_description')).toBe('We fold paper.');
  });

  it.each([
    ['a job that a command printed', JSON.stringify({ ...job, job_id: 'job_7' }), []],
    ['a new job', '{"title":"Folder","requirements":["Paper"]}', ['POST /v1/create-job']],
    ['the text of a job', 'We fold paper.', ['POST /v1/parse-job']],
  ])('is, for --job, %s', async (_, stdin, calls) => {
    using files = makeFolder({ 'ada.txt': 'Ada' });
    await using stub = await startStub(answers);
    await runCli(['match', files.file('ada.txt'), '--job', '-'], stub.url, { stdin });
    expect(stub.received.map(({ call }) => call)).toEqual([...calls, 'POST /v1/score-match-parsed']);
    expect(stub.received.at(-1) && fieldOf(stub.received.at(-1) ?? never(), 'job_id')).toBe(calls.length ? job.job_id : 'job_7');
  });

  it.each([
    [['batch', 'show', '-'], JSON.stringify({ ...batch, batch_id: 'batch_9' }), 'GET /v1/batch/batch_9'],
    [['batch', 'cancel', '-'], '{"batch_id":"batch_9"}', 'POST /v1/batch/batch_9/cancel'],
    [['job', 'show', '-'], '{"job_id":"job_9"}', 'GET /v1/jobs/job_9'],
  ])('is what another command printed with --json: %j', async (argv, stdin, call) => {
    await using stub = await startStub(answers);
    expect(await runCli(argv, stub.url, { stdin })).toMatchObject({ exitCode: 0 });
    expect(stub.received.map((each) => each.call)).toEqual([call]);
  });

  it.each([
    ['nothing', ['score', '-'], undefined, 'There is nothing on stdin.'],
    ['two things', ['match', '-', '--job', '-'], 'x', 'Only one argument can be -'],
    ['JSON without the id', ['batch', 'show', '-'], '{}', 'The JSON on stdin has no batch_id.'],
    ['no JSON', ['batch', 'show', '-'], 'batch_1', 'stdin is not valid JSON'],
    ['a list', ['job', 'show', '-'], '[]', 'stdin holds no JSON object.'],
  ])('of %s ends with 2', async (_, argv, stdin, message) => {
    await using stub = await startStub(answers);
    const result = await runCli(argv, stub.url, stdin === undefined ? {} : { stdin });
    expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) });
    expect(stub.received).toEqual([]);
  });
});

const never = (): never => {
  throw new Error('There was no request.');
};
