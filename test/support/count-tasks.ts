import type { Deployment } from './deployment.ts';

/** How often a task was run in worker threads, over all processes. */
export const countTasks = async (deployment: Deployment, task: string): Promise<number> => {
  const counts = await Promise.all(
    deployment.metricsAddresses().map(async (address) => {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      const pattern = new RegExp(`winnow_task_seconds_count\\{task="${task}",outcome="\\w+"\\} (\\d+)`, 'g');
      return [...metrics.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
    }),
  );
  return counts.reduce((sum, each) => sum + each, 0);
};
