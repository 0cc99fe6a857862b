import { atsScoreId, type ComputedRef, resumeFile, resumeId, uploadFile, uploadId } from '@winnow/contracts';
import type { Files } from '@winnow/ports';
import type { GatewayStore } from '../store.ts';

/** Deletes an upload and everything that was computed from it. Safe to run again. */
export const eraseUpload = async (
  { uploads, resumes, scores }: Pick<GatewayStore, 'uploads' | 'resumes' | 'scores'>,
  files: Pick<Files, 'delete'>,
  ref: ComputedRef,
): Promise<void> => {
  await Promise.all([
    scores.delete(atsScoreId(ref)),
    resumes.delete(resumeId(ref)),
    files.delete(resumeFile(ref, 'content')),
    files.delete(resumeFile(ref, 'layout')),
    files.delete(uploadFile(ref)),
  ]);
  await uploads.delete(uploadId(ref));
};
