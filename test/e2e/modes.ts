import { afterAll, beforeAll, describe } from 'vitest';
import { describeDistributed } from '../contract/backends.ts';
import { type Deployment, deployDistributed, deployStandalone } from '../support/deployment.ts';

/** Runs a suite over real HTTP in both modes, each suite on a deployment of its own. */
export const describeModes = async (
  suite: (deployment: () => Deployment) => void,
  environment: { readonly [key: string]: string } = {},
): Promise<void> => {
  const run = (deploy: () => Promise<Deployment>): void => {
    let deployment: Deployment | undefined;
    beforeAll(async () => {
      deployment = await deploy();
    });
    afterAll(() => deployment?.stop());
    suite(() => {
      if (deployment === undefined) throw new Error('The deployment has not started.');
      return deployment;
    });
  };
  describe('standalone', () => run(() => deployStandalone(environment)));
  await describeDistributed((servers) => run(() => deployDistributed(servers, environment)));
};
