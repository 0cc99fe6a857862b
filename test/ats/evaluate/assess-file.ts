import { assessAts } from '@winnow/ats';
import type { AtsAssessment } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { parseResume } from '@winnow/resumes';
import { readLayout } from '../../reading/evaluate/read-resume.ts';

/** What Winnow says of a file, without a job description. */
export const assessFile = async (bytes: Uint8Array): Promise<AtsAssessment> => {
  const layout = await readLayout(bytes);
  const { content, facts } = parseResume(layout, engineMonth);
  return assessAts({ layout, content, document: { ...facts, sha256: '0'.repeat(64) }, jobTerms: [] });
};
