import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createClient } from '@winnow/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMcpServer } from '../src/create-server.ts';

const base = mkdtempSync(join(tmpdir(), 'winnow-mcp-'));
const folder = join(base, 'resumes');
const secret = join(base, 'secret.txt');
const requests: string[] = [];
const client = new McpClient({ name: 'test', version: '1.0.0' });

const error = { error: 'RATE_LIMITED', message: 'Too many requests.', suggestion: 'Wait.', request_id: 'r', fields: [] };

const call = async (name: string, args: { readonly [name: string]: unknown }) => {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [{ text } = { text: '' }] = content as readonly { readonly text: string }[];
  return { text, isError: isError === true };
};

beforeAll(async () => {
  mkdirSync(join(folder, 'empty'), { recursive: true });
  writeFileSync(secret, 'a secret');
  symlinkSync(secret, join(folder, 'link.txt'));
  const send: typeof fetch = async (url) => {
    requests.push(String(url));
    return Response.json({ status: 429, detail: error }, { status: 429 });
  };
  const winnow = createClient({ url: 'http://winnow', fetch: send });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ client: winnow, folders: [folder] }).connect(there);
  await client.connect(here);
});
afterAll(async () => {
  await client.close();
  rmSync(base, { recursive: true });
});

describe('the tools', () => {
  it('are listed with what they take', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['score_resume', 'match_resume', 'rank_resumes', 'write_questions']);
    for (const { description, inputSchema } of tools) {
      expect(description).toBeTypeOf('string');
      expect(inputSchema.properties).toHaveProperty('language');
    }
  });

  it.each([
    ['outside', secret],
    ['outside, in other words', '../secret.txt'],
    ['behind a link', 'link.txt'],
    ['that does not exist', 'none.txt'],
  ])('read no file %s', async (_, path) => {
    for (const [name, more] of [
      ['score_resume', { path }],
      ['rank_resumes', { paths: [path], job_id: 'job_1' }],
    ] as const)
      expect(await call(name, more)).toEqual({ text: expect.stringContaining('There is no file'), isError: true });
    expect(requests).toEqual([]);
  });

  it.each([
    ['score_resume', {}, 'Give the path of a resume, or its text.'],
    ['match_resume', { text: 'Ada' }, 'Give a job_id, or the job_description.'],
    ['rank_resumes', { job_id: 'job_1' }, 'Give a folder, or paths of files.'],
    ['rank_resumes', { job_id: 'job_1', folder: 'empty' }, 'empty has 0 resumes'],
  ])('say what is missing: %s %j', async (name, args, message) => {
    expect(await call(name, args)).toEqual({ text: expect.stringContaining(message), isError: true });
    expect(requests).toEqual([]);
  });

  it('pass on what the API rejects, with its suggestion', async () => {
    expect(await call('score_resume', { text: 'Ada' })).toEqual({
      text: 'RATE_LIMITED: Too many requests. Wait.',
      isError: true,
    });
    expect(requests.splice(0)).toEqual(['http://winnow/v1/score-ats']);
  });
});
