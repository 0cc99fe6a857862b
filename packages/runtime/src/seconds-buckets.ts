/** Buckets of histograms of time, in seconds. */
export const secondsBuckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
