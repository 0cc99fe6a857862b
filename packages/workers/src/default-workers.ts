const megabyte = 2 ** 20;
/** What a standalone process takes with one thread that reads usual files, measured: 270 MB, and room for an unusual one. */
const firstBytes = 448 * megabyte;
/** Another thread: 90 to 120 MB at work, measured, and room for an unusual file. */
const furtherBytes = 160 * megabyte;

/** One worker thread a core, fewer where there is no memory for them. `cores` counts what a quota leaves. */
export const defaultWorkers = (cores: number, memoryBytes: number): number =>
  Math.max(1, Math.min(cores, 1 + Math.floor((memoryBytes - firstBytes) / furtherBytes)));
