/**
 * Seeds that show a fault which was mended. A change of the simulation gives every seed another meaning; then take the mend back for a moment
 * and look for one that shows the fault again.
 */
export const regressions: readonly { readonly seed: number; readonly fault: string }[] = [
  { seed: 31, fault: 'a commit that failed was not tried again until something else was done' },
  { seed: 55, fault: 'a start that came with a cancellation wrote into the run that was over' },
  { seed: 80, fault: 'of two commits under way the older one came last' },
  { seed: 53, fault: 'a record that had only waited was blamed for the processes that another one had killed' },
  { seed: 297, fault: 'a record that was done and not committed yet was blamed for the next one' },
  { seed: 321, fault: 'a record was blamed although the process that had begun it lived' },
  { seed: 928, fault: 'a record that took long was blamed after three begins, two of them by processes that lived' },
];
