import { flushCompileCache } from 'node:module';
import { collectGarbage } from './collect-garbage.ts';
import { serveTask } from './worker-task.ts';

/**
 * Call once, when everything is loaded. Stores compiled code for the next process, because a killed process stores nothing. Also
 * collects the garbage of this thread: loading modules leaves a heap of about twice what is used, and an idle process allocates
 * too little for V8 to release it: 50 MB of 320 after startup, measured.
 */
export const settleThread = (): void => {
  flushCompileCache();
  collectGarbage();
};

/** The same for a thread of the worker pool. */
export const settleWorker = serveTask<null, null>(() => {
  settleThread();
  return null;
});
