const megabyte = 2 ** 20;

/** Measured for a standalone process with one thread and typical files: 270 MB, plus room for an unusual one. */
const firstBytes = 448 * megabyte;
/** For each further thread: 90 to 120 MB under load, measured, plus room for an unusual file. */
const furtherBytes = 160 * megabyte;

/** One worker thread per core, fewer if memory is short. `cores` respects CPU quotas. */
export const defaultWorkers = (cores: number, memoryBytes: number): number =>
  Math.max(1, Math.min(cores, 1 + Math.floor((memoryBytes - firstBytes) / furtherBytes)));
