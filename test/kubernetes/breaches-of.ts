import type { KubernetesObject } from '../support/kubernetes.ts';
import { operationsPolicies } from './operations-policies.ts';
import { policies } from './policies.ts';

/** Everything that breaks a policy, as `policy: breach`. */
export const breachesOf = (objects: readonly KubernetesObject[]): readonly string[] =>
  Object.entries({ ...policies, ...operationsPolicies }).flatMap(([name, policy]) =>
    policy(objects).map((breach) => `${name}: ${breach}`),
  );
