import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { atsReport, structuredResume } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, uploadOf, withoutIds } from '../support/call.ts';
import { type Deployment, deployDistributed, deployStandalone } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';

const corpus = env.WINNOW_CORPUS;

const schemas = { '/v1/score-ats': atsReport, '/v1/parse': structuredResume };

describeDistributed(async (servers) => {
  if (corpus === undefined) {
    describe.skip('both modes on real resumes', () => it('needs WINNOW_CORPUS, a folder with the folder "files"', () => {}));
    return;
  }
  const files = await readdir(join(corpus, 'files'));
  const deployments: Deployment[] = [];
  beforeAll(async () => {
    deployments.push(await deployStandalone(), await deployDistributed(servers));
  });
  afterAll(() => Promise.all(deployments.map((deployment) => deployment.stop())));

  describe.each(Object.entries(schemas))('%s', (path, schema) => {
    it.each(files)('answers %s alike in both modes', async (name) => {
      const file = await uploadOf(join(corpus, 'files', name));
      const bodies = await Promise.all(
        deployments.flatMap((deployment) =>
          deployment.addresses().map(async (address) => {
            const answer = await post(`${address}${path}`, { file });
            if (answer.status === 200) schema.parse(answer.body);
            return JSON.stringify(
              answer.status === 200 ? { ...withoutIds(answer.body), cached: false } : [answer.status, answer.body.title],
            );
          }),
        ),
      );
      expect(bodies).toHaveLength(3);
      expect(new Set(bodies).size).toBe(1);
    });
  });
});
