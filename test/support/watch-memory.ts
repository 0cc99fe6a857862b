import { readFileSync } from 'node:fs';

const everyMs = 50;

/** 0 for a process that is no more. */
export const residentMegabytes = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

type MemoryWatch = {
  /** Ends the watch; megabytes at its beginning, and the most that were seen. */
  readonly end: () => { readonly before: number; readonly peak: number };
};

/** Watches the resident memory of a process (Linux only). */
export const watchMemory = (pid: number): MemoryWatch => {
  const before = residentMegabytes(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, everyMs);
  return {
    end: () => {
      clearInterval(timer);
      return { before: Math.round(before), peak: Math.round(peak) };
    },
  };
};
