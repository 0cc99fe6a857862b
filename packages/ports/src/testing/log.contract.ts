import { logGroupsContract } from './log-groups.contract.ts';
import type { LogHarness } from './log-harness.ts';
import { logRecordsContract } from './log-records.contract.ts';

/** What every backend's `Log` must do, as vitest suites. */
export const logContract = (harness: LogHarness): void => {
  logRecordsContract(harness);
  logGroupsContract(harness);
};
