import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atsReport, job, matchReport, questionSet, structuredResume } from './support/bodies.ts';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';
import { answer, fieldOf, type Handler, startStub } from './support/stub-server.ts';

const answers: { readonly [call: string]: unknown } = {
  'POST /v1/score-ats': atsReport,
  'POST /v1/parse': structuredResume,
  'POST /v1/parse-job': job,
  'POST /v1/create-job': job,
  'POST /v1/score-match-parsed': matchReport,
  'POST /v1/questions': questionSet,
};

const handler: Handler = ({ call }, response) =>
  call.startsWith('DELETE') ? answer(response, 204) : answer(response, 200, answers[call]);

const folder = {
  'ada.pdf': 'a resume',
  'job.txt': 'We fold paper.',
  'job.json': '\uFEFF{"title":"Folder","requirements":[{"text":"Paper"}]}',
};

describe('score', () => {
  it('shows score, band, categories, fixes and the checks that lost points', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const { exitCode, stdout, stderr } = await runCli(['score', files.file('ada.pdf'), '--language', 'DE'], stub.url);
    expect(exitCode).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toContain('74 of 100 good');
    expect(stdout).toMatch(/compatibility .*30 of 36\nsections .*22 of 28\nstructure .*14 of 20\nkeywords .*8 of 16/);
    expect(stdout).toContain('There is too little text. (too_little_text)');
    expect(stdout).not.toContain('hidden_text');
    expect(stdout).toContain('+5 Add figures. (keywords.quantified)');
    expect(stdout).toContain('x Few bullets have figures. (keywords.quantified, 1 of 6)');
    expect(stdout).toContain('! There is no link.');
    expect(stdout).not.toContain('The length is right.');
    expect(stdout).not.toContain('\u001B');
    const [request] = stub.received;
    expect(request?.files).toEqual(['ada.pdf']);
    expect(request && fieldOf(request, 'language')).toBe('de');
    expect(request?.text).toContain('a resume');
    expect(request?.headers['x-api-key']).toBe('a-key-of-the-tests');
  });

  it('works without a key, and says nothing of a language that was not asked for', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const { exitCode } = await runCli(['score', files.file('ada.pdf')], stub.url, { env: { WINNOW_API_KEY: ' ' } });
    expect(exitCode).toBe(0);
    expect(stub.received[0]?.headers).not.toHaveProperty('x-api-key');
    expect(stub.received[0]?.text).not.toContain('language');
  });

  it('prints the body as it is with --json, which may stand anywhere', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    for (const argv of [
      ['score', files.file('ada.pdf'), '--json'],
      ['--json', 'score', files.file('ada.pdf')],
    ])
      expect((await runCli(argv, stub.url)).stdout).toBe(`${JSON.stringify(atsReport)}\n`);
  });

  it('has colours on a terminal, unless NO_COLOR is set', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const score = (env: Record<string, string>) => runCli(['score', files.file('ada.pdf')], stub.url, { terminal: true, env });
    expect((await score({})).stdout).toContain('\u001B[');
    expect((await score({ NO_COLOR: '1' })).stdout).not.toContain('\u001B');
    expect((await score({ TERM: 'dumb' })).stdout).not.toContain('\u001B');
  });

  it('with a job is a match', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const { stdout } = await runCli(['score', files.file('ada.pdf'), '--job', 'job_1'], stub.url);
    expect(stub.received.map(({ call }) => call)).toEqual(['POST /v1/score-match-parsed']);
    expect(stdout).toContain('61 of 100 good');
  });
});

describe('parse', () => {
  it('shows what was read and what is worth a look', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const { stdout } = await runCli(['parse', files.file('ada.pdf')], stub.url);
    for (const text of [
      'Ada Example',
      'ada@example.com',
      '+44 20 xxxx (not valid)',
      '6 years, 8 months',
      'Engineer, Example Ltd (2019-03 to now)',
      '- Built a bridge of paper.',
      'German (B2)',
      'PDF, 2 pages, 300 words',
      'ok; two columns (page 1)',
      'profile.phones[0]: +44 20 xxxx',
      'experience[0].location: nothing found',
    ])
      expect(stdout).toContain(text);
  });
});

describe('match', () => {
  it('shows how each requirement fares', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const { stdout } = await runCli(['match', files.file('ada.pdf'), '--job', 'job_1'], stub.url);
    expect(stdout).toMatch(/met +required +6 of 6 +Paper folding \(as "Origami"\)/);
    expect(stdout).toMatch(/not judged +preferred +– +A calm mind/);
    expect(stdout).toMatch(/missing +glue/);
    expect(stdout).not.toContain('title');
    expect(stub.received[0] && fieldOf(stub.received[0], 'job_id')).toBe('job_1');
  });

  it.each([
    ['job.txt', 'POST /v1/parse-job', 'We fold paper.'],
    ['job.json', 'POST /v1/create-job', '{"title":"Folder","requirements":[{"text":"Paper"}]}'],
  ])('makes a job of %s first', async (name, call, content) => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const { exitCode, stderr } = await runCli(['match', files.file('ada.pdf'), '--job', files.file(name)], stub.url);
    expect(exitCode).toBe(0);
    expect(stderr).toBe('The job is job_1.\n');
    expect(stub.received.map((request) => request.call)).toEqual([call, 'POST /v1/score-match-parsed']);
    expect(stub.received[0]?.text).toContain(content);
    expect(stub.received[1] && fieldOf(stub.received[1], 'job_id')).toBe('job_1');
  });
});

describe('questions', () => {
  it('are asked for with categories, count and seed, and shown by category', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const options = ['--job', 'job_1', '--categories', 'hr, iq_logical', '--count', '2', '--seed', '7'];
    const { stdout } = await runCli(['questions', files.file('ada.pdf'), ...options], stub.url);
    const [request] = stub.received;
    expect(['categories', 'count', 'seed'].map((name) => request && fieldOf(request, name))).toEqual(['hr,iq_logical', '2', '7']);
    expect(stdout).toMatch(/HR\n\n1\. Who helped you\?[\s\S]*IQ and logic\n\n2\. Which number is next/);
    expect(stdout).toContain('answer: 8');
  });

  it('are not asked for with a category that there is not', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const argv = ['questions', files.file('ada.pdf'), '--job', 'job_1', '--categories', 'hr,chess'];
    const { exitCode, stderr } = await runCli(argv, stub.url);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('"chess" is no category.');
    expect(stub.received).toEqual([]);
  });
});

describe('resume erase', () => {
  it('takes the file or its hash, and prints nothing with --json', async () => {
    using files = makeFolder(folder);
    await using stub = await startStub(handler);
    const sha256 = createHash('sha256').update('a resume').digest('hex');
    for (const given of [files.file('ada.pdf'), sha256.toUpperCase()])
      expect(await runCli(['resume', 'erase', given, '--json'], stub.url)).toMatchObject({ exitCode: 0, stdout: '' });
    expect(stub.received.map(({ call }) => call)).toEqual(Array(2).fill(`DELETE /v1/resumes/${sha256}`));
  });
});
