import { afterAll, beforeAll, describe } from 'vitest';
import { type Deployment, deployDistributed, deployStandalone } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';

/** Runs a suite over real HTTP in both modes, each suite on a deployment of its own. */
export const describeModes = (
  suite: (deployment: () => Deployment) => void,
  environment: { readonly [key: string]: string } = {},
): void => {
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
  describeDistributed((servers) => run(() => deployDistributed(servers, environment)));
};
