import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects the garbage of this thread and gives the memory back. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // Only this flavour shrinks the heap, too.
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

/** Usual files and the garbage of those before take less, of heap and of other memory together. */
const largeBytes = 200 * 1024 * 1024;

/** The same after work that took far more than usual: a thread would keep that until other work needs as much. */
export const collectIfLarge = (): void => {
  const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
  if (heap + external > largeBytes) collectGarbage();
};
