import { type ComputedRef, collections, type ResumeRecord, resumeFile } from '@winnow/contracts';
import type { Collection, Files, Store } from '@winnow/ports';

/** The resumes that were read, which this service owns. */
export const openResumes = (store: Store): Promise<Collection<ResumeRecord>> =>
  store.collection<ResumeRecord>(collections.resumes);

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};

/** Stores one of the two blobs of a resume; again is harmless, the bytes are the same. */
export const putResumeFile = async (
  files: Files,
  ref: ComputedRef,
  part: 'content' | 'layout',
  bytes: Uint8Array,
): Promise<string> => {
  const name = resumeFile(ref, part);
  await files.put(once(bytes), { name: () => name, maxBytes: bytes.length });
  return name;
};
