import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type Client, createClient, verifyWebhook } from '@winnow/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packClient } from '../../scripts/clients/pack-client.ts';
import { packCli, packMcp } from '../../scripts/clients/pack-program.ts';
import { apiKey, type Deployment, deployStandalone } from '../support/deployment.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { root } from '../support/workspaces.ts';

const execute = promisify(execFile);
const resumes = join(root, 'examples/resumes');
const resume = join(resumes, 'nora-lindqvist.txt');

let deployment: Deployment;
let url: string;
let folder: string;

beforeAll(async () => {
  // Inside the repository, so that packages find what they depend on.
  folder = await mkdtemp(join(root, 'node_modules/.cache/clients-'));
  deployment = await deployStandalone();
  url = deployment.addresses()[0] ?? '';
});
afterAll(async () => {
  await deployment?.stop();
  await rm(folder, { recursive: true });
});

describe('the TypeScript client', () => {
  let winnow: Client;
  let jobId: string;

  beforeAll(async () => {
    winnow = createClient({ url, key: apiKey });
    const job_description = await readFile(join(root, 'examples/job.txt'), 'utf8');
    ({ job_id: jobId } = await winnow.parseJob({ job_description }));
  });

  it('reads, scores and matches a resume, and writes questions for it', async () => {
    const report = await winnow.scoreAts({ file: resume, language: 'de' });
    expect(report).toMatchObject({ language: 'de', score: expect.any(Number) });
    expect((await winnow.parse({ file: resume })).profile.name?.value).toContain('Lindqvist');
    expect((await winnow.scoreMatchParsed({ file: resume, job_id: jobId })).job_id).toBe(jobId);
    expect((await winnow.questions({ file: resume, job_id: jobId, count: 4 })).questions).toHaveLength(4);
    expect(await winnow.page('scoreAts', { file: resume })).toMatch(/^<!doctype html>/i);
    expect(await winnow.eraseResume({ sha256: report.document.sha256 })).toBeUndefined();
  });

  it('sends a job back as it was read, with a correction', async () => {
    const job = await winnow.createJob({ title: 'Keeper', requirements: ['Lamp maintenance'] });
    expect(await winnow.correctJob({ ...job, title: 'Head keeper' })).toMatchObject({ title: 'Head keeper', version: 2 });
    const ids: string[] = [];
    for await (const { job_id } of winnow.items('listJobs', { limit: 1 })) ids.push(job_id);
    expect(ids).toEqual(expect.arrayContaining([jobId, job.job_id]));
    await winnow.deleteJob({ job_id: job.job_id });
    await expect(winnow.readJob({ job_id: job.job_id })).rejects.toMatchObject({ code: 'JOB_NOT_FOUND', status: 404 });
  });

  it('screens a batch: events, ranking, review, and the webhook', async () => {
    await using receiver = Object.assign(await startWebhookReceiver(), {
      [Symbol.asyncDispose]: () => receiver.stop(),
    });
    const { secret } = await winnow.writeWebhook({ url: receiver.url, enabled: true });
    process.env.SVC_WEBHOOK_SECRET = secret;
    const files = (await readdir(resumes)).map((name) => join(resumes, name));
    const { batch_id } = await winnow.createBatch({ job_id: jobId, files });
    const kinds: string[] = [];
    for await (const { kind } of winnow.watchBatch({ batch_id })) kinds.push(kind);
    expect(kinds).toEqual([...files.map(() => 'candidate'), 'ended']);
    const ranked: string[] = [];
    for await (const { candidate_id } of winnow.items('rankBatch', { batch_id, limit: 1 })) ranked.push(candidate_id);
    expect(ranked).toHaveLength(files.length);
    const reviewed = await winnow.reviewCandidate({ batch_id, candidate_id: ranked[0] ?? '', starred: true });
    expect(reviewed.starred).toBe(true);
    expect(await new Response(await winnow.rankBatchCsv({ batch_id })).text()).toMatch(/^\W*rank,/);
    await receiver.eventOf(batch_id);
    const delivered = receiver.received.at(-1);
    const signature = delivered?.headers['x-svc-signature']?.toString();
    expect(await verifyWebhook(delivered?.raw ?? '', signature, secret ?? '')).toMatchObject({ batch_id });
  });

  it('says what was rejected', async () => {
    const file = { name: 'broken.pdf', data: '%PDF-1.7\nbroken' };
    await expect(winnow.parse({ file })).rejects.toMatchObject({ code: 'UNREADABLE_FILE', reason: 'corrupt' });
    await expect(createClient({ url, key: 'wrong' }).listJobs()).rejects.toMatchObject({ code: 'AUTH_ERROR', status: 401 });
  });
});

describe('the published TypeScript client', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'node_modules'));
    packClient(root, join(folder, 'node_modules'));
  });

  it('works as a package, with its types', async () => {
    const program = [
      "import { createClient, type AtsReport } from 'winnow-client';",
      'const winnow = createClient({ url: String(process.env.WINNOW_URL) });',
      'const report: AtsReport = await winnow.scoreAts({ file: String(process.env.RESUME) });',
      'console.log(report.score);',
      '// @ts-expect-error a report has no rank',
      'report.rank;',
    ].join('\n');
    writeFileSync(join(folder, 'program.mts'), program);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const compilerOptions = {
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2024', 'dom'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.mts'] }));
    await execute(join(root, 'node_modules/.bin/tsc'), ['-p', folder]);
    const env = { PATH: process.env.PATH, WINNOW_URL: url, RESUME: resume };
    const { stdout } = await execute(process.execPath, ['program.mjs'], { cwd: folder, env });
    expect(stdout).toMatch(/^\d+\n$/);
  });
});

describe('the published command line', () => {
  let bin: string;
  const environment = () => ({ PATH: process.env.PATH, WINNOW_URL: url, WINNOW_API_KEY: apiKey, NO_COLOR: '1' });
  const run = async (argv: readonly string[], input = ''): Promise<string> => {
    const running = execute(process.execPath, [bin, ...argv], { env: environment() });
    running.child.stdin?.end(input);
    return (await running).stdout;
  };

  beforeAll(async () => {
    bin = join(await packCli(root, folder), 'bin/winnow-cli.cjs');
  });

  it('has the commands of a client, and none that need an installation', async () => {
    const help = await run(['--help']);
    expect(help).toMatch(/ {2}score .* {2}batch .* {2}listen .* {2}login /s);
    expect(help).not.toMatch(/ {2}(?:setup|doctor|export|skills) /);
  });

  it('feeds the JSON of one command to the next', async () => {
    const job = await run(['job', 'parse', join(root, 'examples/job.txt'), '--json']);
    expect(JSON.parse(await run(['match', resume, '--job', '-', '--json'], job)).job_id).toBe(JSON.parse(job).job_id);
    expect(await run(['score', '-'], await readFile(resume, 'utf8'))).toMatch(/\d+ of 100/);
  });

  it('receives webhooks on this machine', async () => {
    const listening = spawn(process.execPath, [bin, 'listen', '--count', '1', '--json', '--replace'], { env: environment() });
    const ended = once(listening, 'close');
    const printed: Buffer[] = [];
    listening.stdout.on('data', (chunk) => printed.push(chunk));
    await once(listening.stderr, 'data');
    await run(['webhook', 'test']);
    expect((await ended)[0]).toBe(0);
    expect(JSON.parse(Buffer.concat(printed).toString())).toMatchObject({ event: 'batch.completed' });
  });
});

describe('the published MCP server', () => {
  const client = new McpClient({ name: 'test', version: '1.0.0' });
  const call = async (name: string, args: { readonly [name: string]: unknown }) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const [{ text } = { text: '' }] = content as readonly { readonly text: string }[];
    expect(isError, text).toBeUndefined();
    return JSON.parse(text);
  };

  beforeAll(async () => {
    const bin = join(await packMcp(root, folder), 'bin/winnow-mcp.cjs');
    const env = { PATH: process.env.PATH ?? '', WINNOW_URL: url, WINNOW_API_KEY: apiKey };
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, join(root, 'examples')], env }));
  });
  afterAll(() => client.close());

  it('scores, matches and ranks resumes, and writes questions', async () => {
    const job_description = await readFile(join(root, 'examples/job.txt'), 'utf8');
    expect(await call('score_resume', { path: resume })).toMatchObject({
      score: expect.any(Number),
      top_fixes: expect.any(Array),
    });
    const { job_id, requirements } = await call('match_resume', { path: 'resumes/nora-lindqvist.txt', job_description });
    expect(requirements[0]).toMatchObject({ text: expect.any(String), status: expect.any(String) });
    const { ranking, success } = await call('rank_resumes', { folder: 'resumes', job_id });
    expect([ranking.length, success]).toEqual([2, 2]);
    const text = await readFile(resume, 'utf8');
    expect((await call('write_questions', { text, job_id, count: 3, categories: ['hr', 'technical'] })).questions).toHaveLength(
      3,
    );
  });
});
