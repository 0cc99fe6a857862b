import { describe, expect, it } from 'vitest';
import { job } from './support/bodies.ts';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';
import { answer, type Handler, startStub } from './support/stub-server.ts';

const handler: Handler = ({ call, query }, response) => {
  if (call === 'GET /v1/jobs') {
    const from = Number(query.get('cursor') ?? 0);
    const limit = Number(query.get('limit'));
    const jobs = Array.from({ length: Math.min(limit, 450 - from) }, (_, index) => ({ ...job, job_id: `job_${from + index}` }));
    const next = from + jobs.length;
    return answer(response, 200, { jobs, next_cursor: next < 450 ? String(next) : null });
  }
  return call.startsWith('DELETE') ? answer(response, 204) : answer(response, 200, job);
};

describe('job', () => {
  it('list shows the newest, as many as asked for, page by page', async () => {
    await using stub = await startStub(handler);
    const list = async (...more: readonly string[]) => {
      const { stdout } = await runCli(['job', 'list', '--json', ...more], stub.url);
      const body = JSON.parse(stdout);
      return [body.jobs.length, body.jobs.at(-1).job_id, body.next_cursor];
    };
    expect(await list()).toEqual([50, 'job_49', '50']);
    expect(await list('--limit', '201')).toEqual([201, 'job_200', '201']);
    expect(await list('--limit', '1000')).toEqual([450, 'job_449', null]);
    expect(stub.received.map(({ query }) => query.get('limit'))).toEqual(['50', '200', '1', '200', '200', '200']);
  });

  it('list is a table for a person', async () => {
    await using stub = await startStub(handler);
    const { stdout } = await runCli(['job', 'list', '--limit', '2'], stub.url);
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      'job    version  changed     requirements  title',
      'job_0  1        2026-11-01  1             Folder of Paper',
    ]);
  });

  it.each([
    ['parse', ['parse', '{folder}/job.txt'], 'POST /v1/parse-job'],
    ['create', ['create', '{folder}/job.json'], 'POST /v1/create-job'],
    ['show', ['show', 'job_1'], 'GET /v1/jobs/job_1'],
    ['correct', ['correct', 'job_1', '{folder}/job.json'], 'PUT /v1/jobs/job_1'],
  ])('%s shows the job', async (_, argv, call) => {
    using files = makeFolder({ 'job.txt': 'We fold paper.', 'job.json': '{}' });
    await using stub = await startStub(handler);
    const given = argv.map((each) => each.replace('{folder}', files.path));
    const { exitCode, stdout } = await runCli(['job', ...given], stub.url);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/job +job_1\n/);
    expect(stdout).toMatch(/required +skill +3 +Paper folding/);
    expect(stub.received.map((request) => request.call)).toEqual([call]);
  });

  it('delete takes an id as it is, whatever is in it', async () => {
    await using stub = await startStub(handler);
    expect(await runCli(['job', 'delete', 'job_a/../b'], stub.url)).toMatchObject({ stdout: 'Deleted job_a/../b.\n' });
    expect(stub.received[0]?.call).toBe('DELETE /v1/jobs/job_a%2F..%2Fb');
  });
});
