import { serveTask } from '@winnow/workers/worker-task';

/** CPU milliseconds of this worker thread since it was started. */
export const threadCpu = serveTask<null, number>(() => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
});
