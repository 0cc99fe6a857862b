import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atsReport, defaultLimits } from '@winnow/contracts';
import { unpackJson } from '@winnow/workers/packed-json';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extract } from '../../services/parser/src/tasks/extract.ts';
import { post } from '../support/call.ts';
import { type Deployment, deployDistributed } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { makeSample, renderPdf, renderText } from '../support/make-resume.ts';
import { readMessages, wrongMessages } from '../support/messages-of-log.ts';
import { createFolder, removeFolder } from '../support/namespaces.ts';
import { preparePython } from '../support/python-environment.ts';
import { root } from '../support/workspaces.ts';

/** What the parser would make of a file, as the example takes it. */
const parsedResume = async (bytes: Uint8Array): Promise<string> => {
  const answer = await extract({ bytes: new Uint8Array(bytes), sha256: '', limits: defaultLimits });
  if (!answer.ok) throw new Error('The sample cannot be read.');
  const { document, content, layout } = answer.output;
  return JSON.stringify({ document, content: unpackJson(content), layout: unpackJson(layout) });
};

describeDistributed((servers) => {
  const prepared = preparePython('python-parser', 'examples/python-parser/requirements.txt');
  if ('missing' in prepared) {
    it.skip(`needs Python with a client of Kafka: ${prepared.missing}`, () => {});
    return;
  }
  let deployment: Deployment;
  let folder: string;
  let parser: ChildProcess;

  beforeAll(async () => {
    folder = await createFolder();
    const file = join(folder, 'parsed.json');
    await writeFile(file, await parsedResume(await renderPdf(makeSample(81))));
    deployment = await deployDistributed(servers, {}, { services: ['gateway', 'scoring'] });
    parser = spawn(prepared.python, ['examples/python-parser/parser.py'], {
      cwd: root,
      env: { ...process.env, ...deployment.environment, PARSED_RESUME: file },
      stdio: 'inherit',
    });
  });
  afterAll(async () => {
    if (parser?.kill('SIGKILL')) await once(parser, 'exit');
    await deployment?.stop();
    await removeFolder(folder);
  });

  it('scores what a parser in Python read, and names both that made the result', async () => {
    const { email } = makeSample(81);
    const file = { name: 'resume.txt', bytes: renderText(makeSample(82)) };
    const answer = await post(`${deployment.addresses()[0]}/v1/score-ats`, { file });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const report = atsReport.parse(answer.body);
    expect(report.engine_version).toMatch(/^\d{4}\.\d+\.\d+\+python-1$/);
    expect(report.contact).toMatchObject({ name: true, email: true, phone: true });
    expect(JSON.stringify(report.understood)).toContain(email);
  });

  it('leaves only messages in the log that keep to the document', async () => {
    const { WINNOW_TOPIC_PREFIX: prefix = '' } = deployment.environment;
    const messages = await readMessages({ brokers: servers.brokers, prefix });
    expect(messages.map(({ type }) => type).toSorted()).toEqual(['ats.score', 'operation.done', 'resume.read']);
    expect(wrongMessages(messages)).toEqual([]);
  });
});
