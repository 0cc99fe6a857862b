import { functions } from './score-bytes.ts';

/** One upload to its report as JSON, in a worker thread of the control. */
export const score = ({ bytes, sha256 }: { readonly bytes: Uint8Array; readonly sha256: string }): Promise<string> =>
  functions.ats(bytes, sha256);
