import { totalmem } from 'node:os';

/** Bytes of memory that this process may use: those of the machine, or of its control group. */
export const availableMemory = (): number => Math.min(process.constrainedMemory() || totalmem(), totalmem());
