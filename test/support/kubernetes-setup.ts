import { env } from 'node:process';
import type { TestProject } from 'vitest/node';
import { startKubernetes, withoutKubernetes } from './start-kubernetes.ts';

/** Provides a Kubernetes API server to every test file; throws where there is none when `WINNOW_TEST_KUBERNETES=required`. */
export const setup = async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  if (withoutKubernetes !== undefined) {
    if (env.WINNOW_TEST_KUBERNETES === 'required')
      throw new Error(`WINNOW_TEST_KUBERNETES=required, but there is no API server: it ${withoutKubernetes}.`);
    provide('kubernetes', { missing: withoutKubernetes });
    return undefined;
  }
  const { server, stop } = await startKubernetes();
  provide('kubernetes', server);
  return stop;
};
