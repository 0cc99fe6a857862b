import type { DocumentFacts } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/runtime';

export type ReadingLimits = { readonly pages: number; readonly unpackedBytes: number; readonly textCharacters: number };

export type ReadInput = { readonly bytes: Uint8Array; readonly sha256: string; readonly limits: ReadingLimits };

/** Facts for the record; content and layout as deflated JSON, so that no large object crosses a thread. */
export type ReadOutput = { readonly document: DocumentFacts; readonly content: Uint8Array; readonly layout: Uint8Array };

/** Reading a file, as the pool finds it. */
export const readResumeTask: WorkerTask<ReadInput, ReadOutput> = {
  module: new URL('./read-resume.ts', import.meta.url),
  name: 'readResume',
};

/** A file to load everything that reading needs before the first request. */
export const warmDocument = (limits: ReadingLimits): ReadInput => ({
  bytes: new TextEncoder().encode('Warm Up\nwarm.up@example.org\n\nExperience\nCook, Kitchen Ltd, 2019 - 2021\n'),
  sha256: '0'.repeat(64),
  limits,
});
