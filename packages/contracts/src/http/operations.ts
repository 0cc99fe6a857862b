import { accountOperations } from './operations/account.ts';
import { batchOperations } from './operations/batches.ts';
import { candidateOperations } from './operations/candidates.ts';
import { jobOperations } from './operations/jobs.ts';
import { memberOperations } from './operations/members.ts';
import { resumeOperations } from './operations/resumes.ts';
import { serviceOperations } from './operations/service.ts';
import { settingsOperations } from './operations/settings.ts';
import { topicOperations } from './operations/topics.ts';

/** Every HTTP operation: both the gateway's routes and the OpenAPI document are built from this list. */
export const httpOperations = {
  ...resumeOperations,
  ...jobOperations,
  ...batchOperations,
  ...candidateOperations,
  ...settingsOperations,
  ...memberOperations,
  ...accountOperations,
  ...topicOperations,
  ...serviceOperations,
};

export type HttpOperationId = keyof typeof httpOperations;
