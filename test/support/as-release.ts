import { join } from 'node:path';

/** What another release differs in: its engine version and the versions of messages, by type. */
export type OtherRelease = { readonly engine?: string; readonly messages?: { readonly [type: string]: number } };

/** Environment of a process that runs this code as another release. */
export const asRelease = (release: OtherRelease): { readonly [key: string]: string } => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'other-release.ts')}`,
  WINNOW_TEST_RELEASE: JSON.stringify(release),
});
