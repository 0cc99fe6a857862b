import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startBatchStub } from './support/batch-stub.ts';
import { errorOf } from './support/bodies.ts';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';
import { answer, fieldOf } from './support/stub-server.ts';

const three = { 'ada.pdf': 'Ada', 'bo.pdf': 'Bo', 'job.txt/cy.pdf': 'Cy' };

const run = (path: string, ...more: readonly string[]) => ['batch', 'run', path, '--job', 'job_1', ...more];

describe('batch run', () => {
  it('sends 450 files in three requests, then starts, watches and shows the ranking', async () => {
    const names = Array.from({ length: 450 }, (_, index) => `resume-${String(index).padStart(3, '0')}.txt`);
    using folder = makeFolder(Object.fromEntries(names.map((name) => [name, name])));
    await using stub = await startBatchStub();
    const { exitCode, stdout, stderr } = await runCli(run(folder.path, '--limit', '2'), stub.url);
    expect(exitCode).toBe(0);
    expect(stub.calls()).toEqual([
      'POST /v1/batch',
      'POST /v1/batch/batch_1/candidates',
      'POST /v1/batch/batch_1/candidates',
      'POST /v1/batch/batch_1/start',
      'GET /v1/batch/batch_1/events',
      ...Array(3).fill('GET /v1/batch/batch_1/rank'),
    ]);
    expect(stub.received.map(({ files }) => files.length).slice(0, 4)).toEqual([200, 200, 50, 0]);
    expect(stub.files).toEqual(names);
    const [first] = stub.received;
    expect(first && ['job_id', 'start', 'name', 'timeout_seconds'].map((name) => fieldOf(first, name))).toEqual([
      'job_1',
      'false',
      undefined,
      undefined,
    ]);
    const keys = stub.received.slice(0, 4).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(4);
    expect(stderr).toBe('The batch is batch_1, with 450 candidates.\n');
    expect(stdout).toContain('batch_1 completed, 450 candidates: 450 scored, 0 failed');
    expect(stdout).toMatch(/rank +file +score +required met +missing\n1 +resume-000\.txt +90 +1 of 2 +glue\n2 +resume-001/);
    expect(stdout).not.toContain('resume-002');
    expect(stdout).toContain('… and 448 more candidates');
  });

  it('takes folders within, sorted, leaves out what is hidden, and warns of archives', async () => {
    using folder = makeFolder({
      'b.pdf': '1',
      'a/z.pdf': '2',
      'a/.hidden.pdf': '3',
      '.git/c.pdf': '4',
      'a.pdf': '5',
      '__MACOSX/d.pdf': '6',
      'old.ZIP': '7',
    });
    await using stub = await startBatchStub();
    const { exitCode, stderr } = await runCli(run(folder.path), stub.url);
    expect(stub.files).toEqual(['a.pdf', 'a/z.pdf', 'b.pdf']);
    expect(stderr).toContain('Left out: old.ZIP (a ZIP is sent by itself)');
    expect(exitCode).toBe(4);
  });

  it('sends one archive as it is, with a name and a time limit', async () => {
    using folder = makeFolder({ 'all.zip': 'PK' });
    await using stub = await startBatchStub();
    await runCli(run(folder.file('all.zip'), '--name', 'Spring', '--timeout', '30m', '--language', 'fr'), stub.url);
    const [first] = stub.received;
    expect(first?.files).toEqual(['all.zip']);
    expect(first && ['name', 'timeout_seconds', 'language'].map((name) => fieldOf(first, name))).toEqual([
      'Spring',
      '1800',
      'fr',
    ]);
  });

  it('makes a job of a file first', async () => {
    using folder = makeFolder(three);
    using job = makeFolder({ 'job.txt': 'We fold paper.' });
    await using stub = await startBatchStub();
    await runCli(['batch', 'run', folder.path, '--job', job.file('job.txt')], stub.url);
    expect(stub.calls().slice(0, 2)).toEqual(['POST /v1/parse-job', 'POST /v1/batch']);
  });

  it('leaves out files that are too large and sends the others again', async () => {
    using folder = makeFolder({ 'a.pdf': 'x', 'b.pdf': 'x'.repeat(100), 'c.pdf': 'x'.repeat(200), 'd.pdf': 'xx' });
    await using stub = await startBatchStub({ tooLarge: ['b.pdf', 'c.pdf'] });
    const { exitCode, stderr } = await runCli(run(folder.path), stub.url);
    expect(stub.files).toEqual(['a.pdf', 'd.pdf']);
    expect(stderr).toContain('Left out: b.pdf (too large)\nLeft out: c.pdf (too large)\n');
    expect(exitCode).toBe(4);
  });

  it('fails when all files are too large', async () => {
    using folder = makeFolder({ 'a.pdf': 'x' });
    await using stub = await startBatchStub({ tooLarge: ['a.pdf'] });
    expect(await runCli(run(folder.path), stub.url)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('FILE_TOO_LARGE'),
    });
    expect(stub.calls()).toEqual(['POST /v1/batch']);
  });

  it('ends with 4 and the failures when the batch is not completed', async () => {
    using folder = makeFolder(three);
    await using stub = await startBatchStub({ status: 'partial' });
    const { exitCode, stdout, stderr } = await runCli(run(folder.path), stub.url);
    expect(exitCode).toBe(4);
    expect(stdout).toMatch(/ada\.pdf +UNREADABLE_FILE +It is damaged\./);
    expect(stderr).toContain('The batch ended partial: 1 of 3 candidates failed.');
  });

  it('prints the whole ranking with --json, whatever the table would show', async () => {
    const names = Array.from({ length: 250 }, (_, index) => `resume-${index}.txt`);
    using folder = makeFolder(Object.fromEntries(names.map((name) => [name, name])));
    await using stub = await startBatchStub({ status: 'partial' });
    const { exitCode, stdout } = await runCli(run(folder.path, '--json', '--limit', '1'), stub.url);
    const body = JSON.parse(stdout);
    expect([exitCode, body.ranking.length, body.failures.length, body.next_cursor]).toEqual([4, 249, 1, null]);
  });

  it('writes the ranking as CSV to a file beside the table, or to stdout instead of it', async () => {
    using folder = makeFolder(three);
    using target = makeFolder({});
    await using stub = await startBatchStub();
    const toFile = await runCli(run(folder.path, '--csv', target.file('out.csv')), stub.url);
    const csv = readFileSync(target.file('out.csv'), 'utf8');
    expect(csv).toMatch(/^\uFEFFrank,file_name\r\n1,ada\.pdf\r\n/);
    expect(toFile.stdout).toContain('required met');
    await using other = await startBatchStub();
    const toStdout = await runCli(run(folder.path, '--csv', '-'), other.url);
    expect(toStdout.stdout).toBe(csv);
  });

  it('sends nothing when it could not write or has nothing to send', async () => {
    using folder = makeFolder(three);
    using empty = makeFolder({ '.hidden': '' });
    await using stub = await startBatchStub();
    for (const argv of [
      run(folder.path, '--csv', folder.file('none/out.csv')),
      run(folder.path, '--csv', folder.path),
      run(folder.path, '--csv', '-', '--json'),
      run(folder.path, '--timeout', '30'),
      run(empty.path),
      run(empty.file('none')),
    ])
      expect((await runCli(argv, stub.url)).exitCode).toBe(2);
    expect(stub.calls()).toEqual([]);
  });

  it('drops a batch that it could not fill', async () => {
    const names = Array.from({ length: 201 }, (_, index) => `resume-${index}.txt`);
    using folder = makeFolder(Object.fromEntries(names.map((name) => [name, name])));
    await using stub = await startBatchStub({
      instead: ({ call }, response) => {
        if (!call.endsWith('/candidates')) return false;
        answer(response, 413, errorOf(413, 'BATCH_TOO_LARGE'));
        return true;
      },
    });
    expect((await runCli(run(folder.path), stub.url)).exitCode).toBe(1);
    expect(stub.calls()).toEqual(['POST /v1/batch', 'POST /v1/batch/batch_1/candidates', 'DELETE /v1/batch/batch_1']);
  });

  it('shows a bar on a terminal', async () => {
    using folder = makeFolder(three);
    await using stub = await startBatchStub();
    const { exitCode, stderr } = await runCli(run(folder.path), stub.url, { terminal: true });
    expect(exitCode).toBe(0);
    expect(stderr).toContain('Sending');
    expect(stderr).toMatch(/Scoring █*░* \d of 3/);
  });
});

describe('Ctrl-C', () => {
  it('leaves a batch running and says how to go on', async () => {
    using folder = makeFolder(three);
    await using stub = await startBatchStub({ events: [(response) => void response.write(': waiting\n\n')] });
    const { exitCode, stdout, stderr } = await runCli(run(folder.path), stub.url, {
      interruptWhen: (text) => text.includes('The batch is'),
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 130, stdout: '' });
    expect(stderr).toContain('The batch batch_1 goes on.');
    expect(stderr).toContain('winnow-cli batch show batch_1');
    expect(stub.calls()).not.toContain('DELETE /v1/batch/batch_1');
    expect(stub.calls()).not.toContain('POST /v1/batch/batch_1/cancel');
  });

  it('before the start says how to drop what was sent', async () => {
    using folder = makeFolder({ ...three, 'old.zip': '' });
    await using stub = await startBatchStub();
    const { exitCode, stderr } = await runCli(run(folder.path), stub.url, { interruptWhen: (text) => text.includes('Left out') });
    expect(exitCode).toBe(130);
    expect(stderr).toContain('The batch batch_1 has files, and was not started.\nTo drop it: winnow-cli batch delete batch_1');
    expect(stub.calls()).toEqual(['POST /v1/batch']);
  });
});
