import { startProcess } from '@winnow/runtime';
import { batchCoordinatorConfig } from './config.ts';
import { createBatchCoordinatorService } from './service.ts';

await startProcess('batch-coordinator', batchCoordinatorConfig, (backends, config) => [
  createBatchCoordinatorService(backends, config),
]);
