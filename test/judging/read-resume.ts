import { type DocumentFacts, defaultLimits, type ResumeContent } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { readingTools } from '../support/reading-tools.ts';

/** Matching does not look at the hash. */
const sha256 = '0'.repeat(64);

type Read = { readonly document: DocumentFacts; readonly content: ResumeContent };

/** Reads a resume as the services do. */
export const readResume = async (bytes: Uint8Array): Promise<Read> => {
  const { content, facts } = parseResume(await readDocument(bytes, readingTools, defaultLimits), engineMonth);
  return { document: { ...facts, sha256 }, content };
};
