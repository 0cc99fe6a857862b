type Stoppable = { readonly stop: () => Promise<void> };

/** Notes that something was started, to be stopped when the measurement has ended. */
export type Keep = <T extends Stoppable>(started: T) => T;

/** Runs a measurement and stops what it kept, last first, however it ends. */
export const withProcesses = async <T>(measure: (keep: Keep) => Promise<T>): Promise<T> => {
  await using stack = new AsyncDisposableStack();
  return await measure((started) => {
    stack.defer(() => started.stop());
    return started;
  });
};
