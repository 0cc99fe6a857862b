import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BareOrder, BareTimes } from './bare-worker.ts';
import { makeWork } from './make-work.ts';

// The limit: the bare functions in worker threads, each with a list of files in memory, one after another. No HTTP, no queue, no store.
const threads = Number(process.argv[2]);
const files = await makeWork();
const workers = Array.from(
  { length: threads },
  (_, first) => new Worker(new URL('./bare-worker.ts', import.meta.url), { workerData: { files, first, step: threads } }),
);

process.on('message', (order: BareOrder) => {
  const answers = workers.map(async (worker): Promise<BareTimes> => {
    worker.postMessage(order);
    const [times] = await once(worker, 'message');
    return times;
  });
  void Promise.all(answers).then((times) => process.send?.(times.flat()));
});
process.send?.('ready');
process.once('disconnect', () => process.exit());
