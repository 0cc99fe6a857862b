import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { atsReport, errorOf, job, operation } from './support/bodies.ts';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';
import { answer, type Handler, startStub } from './support/stub-server.ts';

const resume = { 'ada.pdf': 'a resume', 'job.json': '{"title":"x"', 'sub/bo.pdf': '' };

const score = async (handler: Handler, ...more: readonly string[]) => {
  using files = makeFolder(resume);
  await using stub = await startStub(handler);
  const result = await runCli(['score', files.file('ada.pdf'), ...more], stub.url);
  return { ...result, received: stub.received };
};

/** Answers in turn; the last answer stands. */
const inTurn = (...handlers: readonly Handler[]): Handler => {
  let turn = 0;
  return (request, response) => {
    const handler = handlers[Math.min(turn, handlers.length - 1)];
    turn += 1;
    return handler?.(request, response);
  };
};

const done: Handler = (_, response) => answer(response, 200, atsReport);
const wait =
  (status: number, seconds: string, code: 'RATE_LIMITED' | 'OVERLOADED' | 'IDEMPOTENCY_IN_PROGRESS'): Handler =>
  (_, response) =>
    answer(response, status, errorOf(status, code), { 'retry-after': seconds });
const cut: Handler = (_, response) => {
  response.destroy();
};

describe('a refusal', () => {
  it('is told with its fields, what to do and its request, and ends with 1', async () => {
    const body = errorOf(422, 'UNREADABLE_FILE', {
      reason: 'encrypted',
      fields: [{ field: 'file', code: 'encrypted', message: 'It has a password.' }],
    });
    const { exitCode, stdout, stderr } = await score((_, response) => answer(response, 422, body));
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toBe(
      'Error: It was refused. (UNREADABLE_FILE: encrypted)\n  file: It has a password.\nDo it otherwise.\nRequest: req_9\n',
    );
  });

  it('is the body on stderr with --json', async () => {
    const body = errorOf(401, 'AUTH_ERROR');
    const { exitCode, stdout, stderr } = await score((_, response) => answer(response, 401, body), '--json');
    expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 1, stdout: '', stderr: `${JSON.stringify(body)}\n` });
  });

  it('for want of a key says how to give one', async () => {
    using files = makeFolder(resume);
    await using stub = await startStub((_, response) => answer(response, 401, errorOf(401, 'AUTH_ERROR')));
    const parse = (env: Record<string, string>) => runCli(['parse', files.file('ada.pdf')], stub.url, { env });
    expect((await parse({ WINNOW_API_KEY: '' })).stderr).toContain('WINNOW_API_KEY');
    expect((await parse({})).stderr).not.toContain('WINNOW_API_KEY');
  });

  it('may not reach into the terminal', async () => {
    const body = errorOf(400, 'INVALID_REQUEST', { message: 'bad \u001B[31mname\u202E' });
    expect((await score((_, response) => answer(response, 400, body))).stderr).toContain('bad [31mname (');
  });
});

describe('an answer of something else', () => {
  it.each([
    ['a page', 502, '<html>Bad gateway</html>', {}, 'answered with status 502'],
    ['a redirect, which is not followed with the key', 301, '', { location: 'https://example.com/' }, 'https://example.com/'],
    ['no JSON', 200, '<html>Welcome</html>', {}, 'The answer is not JSON.'],
  ])('%s ends with 1', async (_, status, text, headers, message) => {
    const { exitCode, stderr, received } = await score((_request, response) => {
      response.writeHead(status, headers);
      response.end(text);
    });
    expect(exitCode).toBe(1);
    expect(stderr).toContain(message);
    expect(received).toHaveLength(1);
  });
});

describe('an operation that was accepted', () => {
  const accepted: Handler = (_, response) =>
    answer(response, 202, operation, { 'operation-location': '/v1/operations/op_1', 'retry-after': '3' });

  it('is asked for until it is done, when the server says', async () => {
    const running: Handler = (_, response) => answer(response, 200, operation, { 'retry-after': '2' });
    const ended: Handler = (_, response) =>
      answer(response, 200, { ...operation, status: 'succeeded', done: true, result: atsReport });
    const { exitCode, stdout, slept, received } = await score(inTurn(accepted, running, ended), '--json');
    expect(exitCode).toBe(0);
    expect(stdout).toBe(`${JSON.stringify(atsReport)}\n`);
    expect(slept).toEqual([3_000, 2_000]);
    expect(received.map(({ call }) => call)).toEqual(['POST /v1/score-ats', ...Array(2).fill('GET /v1/operations/op_1')]);
  });

  it('ends with 1 when it has failed', async () => {
    const error = errorOf(422, 'UNREADABLE_FILE', { reason: 'corrupt' });
    const failed: Handler = (_, response) => answer(response, 200, { ...operation, status: 'failed', done: true, error });
    expect(await score(inTurn(accepted, failed))).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('corrupt') });
  });
});

describe('a server that asks to wait', () => {
  it('is asked again after that time', async () => {
    const { exitCode, slept, stderr } = await score(inTurn(wait(429, '4', 'RATE_LIMITED'), wait(503, '2', 'OVERLOADED'), done));
    expect(exitCode).toBe(0);
    expect(slept).toEqual([4_000, 2_000]);
    expect(stderr).toContain('The server asks to wait for 4 s.');
  });

  it('is not asked for ever', async () => {
    const { exitCode, slept, received } = await score(wait(503, '1', 'OVERLOADED'));
    expect({ exitCode, tries: received.length }).toEqual({ exitCode: 1, tries: 4 });
    expect(slept).toEqual([1_000, 1_000, 1_000]);
  });

  it('for hours is told to the person instead', async () => {
    const { exitCode, slept, stderr } = await score(wait(429, '40000', 'RATE_LIMITED'));
    expect({ exitCode, slept }).toEqual({ exitCode: 1, slept: [] });
    expect(stderr).toContain('Retry-After: 40000 s');
  });
});

describe('a broken connection', () => {
  it('has the same request sent again under the same key, so that a thing is made once', async () => {
    await using stub = await startStub(
      inTurn(cut, wait(409, '1', 'IDEMPOTENCY_IN_PROGRESS'), (_, response) => answer(response, 201, job)),
    );
    using files = makeFolder({ 'job.json': '{"title":"Folder","requirements":[{"text":"Paper"}]}' });
    const { exitCode } = await runCli(['job', 'create', files.file('job.json')], stub.url);
    expect(exitCode).toBe(0);
    expect(stub.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['id-1', 'id-1', 'id-1']);
    expect(new Set(stub.received.map(({ text }) => text)).size).toBe(1);
  });

  it('that does not heal ends with 3', async () => {
    const { exitCode, slept, received } = await score(cut);
    expect({ exitCode, tries: received.length }).toEqual({ exitCode: 3, tries: 6 });
    expect(slept).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  });

  it('to a server that is not there ends with 3 at once', async () => {
    using files = makeFolder(resume);
    const closed = createServer().listen(0, '127.0.0.1');
    const { port } = await new Promise<{ port: number }>((resolve) =>
      closed.once('listening', () => resolve(closed.address() as { port: number })),
    );
    await new Promise((resolve) => closed.close(resolve));
    const { exitCode, stderr, slept } = await runCli(['score', files.file('ada.pdf')], `http://127.0.0.1:${port}`);
    expect({ exitCode, slept }).toEqual({ exitCode: 3, slept: [] });
    expect(stderr).toContain(`http://127.0.0.1:${port} cannot be reached: the connection was refused.`);
    expect(stderr).toContain('WINNOW_URL');
  });
});

describe('wrong usage', () => {
  it.each([
    ['a file that is not there', ['score', 'none.pdf'], 'There is no file or folder none.pdf.'],
    ['a folder', ['score', '{folder}'], 'is a folder.'],
    ['JSON that is none', ['job', 'create', '{folder}/job.json'], 'is not valid JSON'],
    ['a language that there is not', ['score', '{folder}/ada.pdf', '--language', 'xx'], 'not one of the 50 languages'],
    ['an address that is none', ['job', 'list', '--url', 'ftp://example.com'], 'not a valid URL'],
    ['an address with a password', ['job', 'list', '--url', 'http://a:b@example.com'], 'contains a user name'],
    ['a key that cannot be one', ['job', 'list', '--key', 'ä'], 'invalid characters'],
    ['a command that there is not', ['jobs'], "unknown command 'jobs'"],
    ['an option that there is not', ['score', 'a', '--jsn'], "unknown option '--jsn'"],
    ['no command', ['batch'], 'Usage: winnow-cli batch'],
    ['a missing argument', ['score'], "missing required argument 'file'"],
    ['a missing job', ['match', 'a.pdf'], "required option '--job <id|file>'"],
    ['a number that is none', ['job', 'list', '--limit', '0'], 'Must be a whole number from 1'],
  ])('%s ends with 2 and asks the server nothing', async (_, argv, message) => {
    using files = makeFolder(resume);
    await using stub = await startStub(done);
    const result = await runCli(
      argv.map((each) => each.replace('{folder}', files.path)),
      stub.url,
    );
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain(message);
    expect(stub.received).toEqual([]);
  });
});
