import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorOf } from './support/bodies.ts';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';
import { answer, startStub } from './support/stub-server.ts';

const jobs = { jobs: [], next_cursor: null };
const answersTo = (known: string) =>
  startStub(({ headers }, response) =>
    headers['x-api-key'] === known ? answer(response, 200, jobs) : answer(response, 401, errorOf(401, 'AUTH_ERROR')),
  );

describe('login', () => {
  it('stores the key for later commands, in a file that only the user can read', async () => {
    using home = makeFolder({ 'winnow/config.json': '{}' });
    await using stub = await answersTo('wk_1');
    const env = { XDG_CONFIG_HOME: home.path, WINNOW_URL: '', WINNOW_API_KEY: undefined };
    writeFileSync(home.file('winnow/config.json'), '{"url":"http://127.0.0.1:9","key":"old"}', { mode: 0o644 });
    const login = await runCli(['login', '--url', stub.url], '', { env, stdin: 'wk_1\n' });
    expect(login).toMatchObject({ exitCode: 0, stdout: '', stderr: expect.stringContaining(home.file('winnow/config.json')) });
    expect(login.stderr).not.toContain('wk_1');
    expect(JSON.parse(readFileSync(home.file('winnow/config.json'), 'utf8'))).toEqual({ url: stub.url, key: 'wk_1' });
    if (process.platform !== 'win32') expect(statSync(home.file('winnow/config.json')).mode & 0o777).toBe(0o600);
    expect((await runCli(['job', 'list'], '', { env })).exitCode).toBe(0);
  });

  it('stores no key that the server does not know', async () => {
    using home = makeFolder({});
    await using stub = await answersTo('wk_1');
    const env = { XDG_CONFIG_HOME: home.path, WINNOW_API_KEY: undefined };
    expect(await runCli(['login'], stub.url, { env, stdin: 'wk_2' })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('does not know this key'),
    });
    expect((await runCli(['job', 'list'], stub.url, { env })).exitCode).toBe(1);
  });

  it('keeps a stored key from other servers, and lets options and variables go first', async () => {
    using home = makeFolder({ 'winnow/config.json': '{"url":"http://127.0.0.1:9","key":"stored"}' });
    await using stub = await answersTo('given');
    const env = { XDG_CONFIG_HOME: home.path, WINNOW_API_KEY: undefined };
    await runCli(['job', 'list'], stub.url, { env });
    await runCli(['job', 'list', '--key', 'given'], stub.url, { env });
    expect(stub.received.map(({ headers }) => headers['x-api-key'])).toEqual([undefined, 'given']);
  });

  it('is undone by logout', async () => {
    using home = makeFolder({ 'winnow/config.json': '{"url":"http://127.0.0.1:9","key":"stored"}' });
    const env = { HOME: undefined, XDG_CONFIG_HOME: home.path };
    expect((await runCli(['logout'], '', { env })).exitCode).toBe(0);
    expect(() => readFileSync(home.file('winnow/config.json'))).toThrow('ENOENT');
  });

  it('reports a damaged configuration instead of ignoring it', async () => {
    using home = makeFolder({ 'winnow/config.json': '{' });
    const result = await runCli(['job', 'list'], '', { env: { XDG_CONFIG_HOME: home.path } });
    expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('is damaged') });
  });
});
