import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atsReport, errorOf, operation } from './support/bodies.ts';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';
import { answer, fieldOf, type Handler, startStub } from './support/stub-server.ts';

const page = '<!doctype html>\n<html lang="en"><p>74 of 100 – Zoë</p></html>\n';

const sendPage: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page);
};

const folder = { 'ada.pdf': 'a resume', 'job.txt': 'We fold paper.' };

describe('score --html', () => {
  it('writes the page that the server makes, and says where it is', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendPage);
    const path = files.file('report.html');
    const argv = ['score', files.file('ada.pdf'), '--html', path, '--language', 'de'];
    expect(await runCli(argv, stub.url)).toMatchObject({ exitCode: 0, stdout: '', stderr: `The report is in ${path}.\n` });
    expect(readFileSync(path, 'utf8')).toBe(page);
    const [request] = stub.received;
    expect([request?.call, request?.headers.accept, request?.files]).toEqual(['POST /v1/score-ats', 'text/html', ['ada.pdf']]);
    expect(request && fieldOf(request, 'language')).toBe('de');
    expect(request?.headers['idempotency-key']).toBe('id-1');
  });

  it('writes the page and nothing else to stdout for -', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendPage);
    const result = await runCli(['score', files.file('ada.pdf'), '--html', '-'], stub.url);
    expect(result).toMatchObject({ exitCode: 0, stdout: page, stderr: '' });
  });

  it('works without a key', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendPage);
    const argv = ['score', files.file('ada.pdf'), '--html', '-'];
    expect((await runCli(argv, stub.url, { env: { WINNOW_API_KEY: '' } })).exitCode).toBe(0);
    expect(stub.received[0]?.headers).not.toHaveProperty('x-api-key');
  });

  it('waits for a page that was only accepted', async () => {
    using files = makeFolder(folder);
    let asked = 0;
    await using stub = await startStub((request, response) => {
      if (request.call === 'POST /v1/score-ats') return answer(response, 202, operation, { 'retry-after': '2' });
      asked += 1;
      return asked < 3 ? answer(response, 200, operation, { 'retry-after': '1' }) : sendPage(request, response);
    });
    const result = await runCli(['score', files.file('ada.pdf'), '--html', '-'], stub.url);
    expect(result).toMatchObject({ exitCode: 0, stdout: page, slept: [2_000, 1_000, 1_000] });
    expect(stub.received.slice(1).map(({ call, headers }) => [call, headers.accept])).toEqual(
      Array(3).fill(['GET /v1/operations/op_1', 'text/html']),
    );
  });

  it('tells the refusal that an accepted page ends with', async () => {
    using files = makeFolder(folder);
    const failed = { ...operation, status: 'failed', done: true, error: errorOf(422, 'UNREADABLE_FILE') };
    await using stub = await startStub(({ call }, response) =>
      call.startsWith('POST') ? answer(response, 202, operation) : answer(response, 200, failed),
    );
    const result = await runCli(['score', files.file('ada.pdf'), '--html', files.file('report.html')], stub.url);
    expect(result).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining('UNREADABLE_FILE') });
    expect(existsSync(files.file('report.html'))).toBe(false);
  });

  it('tells a refusal at once, too', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub((_, response) => answer(response, 415, errorOf(415, 'UNSUPPORTED_FORMAT')));
    const result = await runCli(['score', files.file('ada.pdf'), '--html', files.file('report.html')], stub.url);
    expect(result).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('UNSUPPORTED_FORMAT') });
    expect(existsSync(files.file('report.html'))).toBe(false);
  });

  it.each([
    ['a report as JSON', { ...atsReport, id: 'x', done: true }, 'application/json'],
    ['another kind of text', 'hello', 'text/plain'],
  ])('of a server that answers %s says that it may be older', async (_, body, type) => {
    using files = makeFolder(folder);
    await using stub = await startStub((_request, response) => answer(response, 200, body, { 'content-type': type }));
    const { exitCode, stderr } = await runCli(['score', files.file('ada.pdf'), '--html', '-'], stub.url);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('The answer is no page.');
    expect(stderr).toContain('older than this command');
  });

  it.each([
    ['a folder that is missing', 'none/report.html', 'There is no folder'],
    ['a folder', '.', 'is a folder'],
  ])('to %s asks nobody', async (_, path, message) => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendPage);
    const { exitCode, stderr } = await runCli(['score', files.file('ada.pdf'), '--html', files.file(path)], stub.url);
    expect([exitCode, stub.received]).toEqual([2, []]);
    expect(stderr).toContain(message);
  });
});

describe('score --job-text', () => {
  const sendReport: Handler = (_, response) => answer(response, 200, atsReport);

  it('sends the description with the resume', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendReport);
    const result = await runCli(['score', files.file('ada.pdf'), '--job-text', files.file('job.txt')], stub.url);
    expect(result).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('74 of 100') });
    expect(stub.received.map(({ call }) => call)).toEqual(['POST /v1/score-ats']);
    expect(stub.received[0] && fieldOf(stub.received[0], 'job_description')).toBe('We fold paper.');
  });

  it('goes with --html', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendPage);
    const argv = ['score', files.file('ada.pdf'), '--job-text', files.file('job.txt'), '--html', '-'];
    expect((await runCli(argv, stub.url)).stdout).toBe(page);
    expect(stub.received[0] && fieldOf(stub.received[0], 'job_description')).toBe('We fold paper.');
  });

  it('of a file that is missing asks nobody', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendReport);
    const { exitCode } = await runCli(['score', files.file('ada.pdf'), '--job-text', files.file('none.txt')], stub.url);
    expect(exitCode).not.toBe(0);
    expect(stub.received).toEqual([]);
  });
});

describe('score --job', () => {
  it('does not go with --job-text', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendPage);
    const argv = ['score', files.file('ada.pdf'), '--job', 'job_1', '--job-text', files.file('job.txt')];
    const { exitCode, stderr } = await runCli(argv, stub.url);
    expect([exitCode, stub.received]).toEqual([2, []]);
    expect(stderr).toContain('--job does not go with --job-text.');
  });
});

describe('--html', () => {
  it.each([
    ['score ada.pdf --job job_1', 'POST /v1/score-match-parsed'],
    ['match ada.pdf --job job_1', 'POST /v1/score-match-parsed'],
    ['questions ada.pdf --job job_1', 'POST /v1/questions'],
    ['batch candidate batch_1 cand_1 --blind', 'GET /v1/batch/batch_1/candidates/cand_1 blind=true'],
    [
      'batch rank batch_1 --limit 900 --min-score 60 --all-musts --blind',
      'GET /v1/batch/batch_1/rank limit=200&min_score=60&all_musts=true&blind=true',
    ],
  ])('of "%s" asks for its page', async (line, call) => {
    using files = makeFolder(folder);
    await using stub = await startStub(sendPage);
    const argv = line.split(' ').map((word) => (word === 'ada.pdf' ? files.file(word) : word));
    const result = await runCli([...argv, '--html', '-'], stub.url);
    expect(result).toMatchObject({ exitCode: 0, stdout: page, stderr: '' });
    const sent = stub.received.map((each) => [`${each.call} ${each.query}`.trim(), each.headers.accept]);
    expect(sent).toEqual([[call, 'text/html']]);
  });

  it('keeps links within the page only: others lead nowhere from a file', async () => {
    const links =
      '<a href="#r1">1</a> <a href="candidates/c?language=en"><bdi>Zoë</bdi></a> <nav aria-label="x"><a rel="next" href="?cursor=x">Next</a></nav>\n<p>';
    await using stub = await startStub((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(links);
    });
    const { stdout } = await runCli(['batch', 'rank', 'batch_1', '--html', '-'], stub.url);
    expect(stdout).toBe('<a href="#r1">1</a> <bdi>Zoë</bdi> <p>');
  });

  it.each(['--weights skills=60', '--csv -', '--json'])('of a ranking does not go with %s', async (option) => {
    await using stub = await startStub(sendPage);
    const { exitCode } = await runCli(['batch', 'rank', 'batch_1', '--html', '-', ...option.split(' ')], stub.url);
    expect([exitCode, stub.received]).toEqual([2, []]);
  });
});
