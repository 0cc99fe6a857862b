import { serveTask } from '../../src/worker-task.ts';
import { spentMs } from './spent-ms.ts';

/** More than the test gives the task. */
const loadingMs = 400;

const began = spentMs();
while (spentMs() - began < loadingMs);

export const loaded = serveTask<null, string>(() => 'loaded');
