import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects the garbage of this thread and returns the memory. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // Only this kind of collection also shrinks the heap.
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

/** Typical files, including garbage of earlier ones, take less, heap and other memory combined. */
const largeBytes = 200 * 1024 * 1024;

/** The same after work that took far more than usual: a thread would otherwise keep the memory until other work needs as much. */
export const collectIfLarge = (): void => {
  const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
  if (heap + external > largeBytes) collectGarbage();
};
