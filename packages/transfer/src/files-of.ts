import { type ResumeRecord, type UploadRecord, uploadFile } from '@winnow/contracts';
import type { StoredDocument } from '@winnow/ports';
import type { CollectionName } from './all-documents.ts';

const ofResume = ({ outcome }: ResumeRecord): readonly string[] => {
  if (outcome.status !== 'read') return [];
  const { content, layout, pictures } = outcome;
  return [content, layout, pictures].flatMap((blob) => (blob !== undefined && 'file' in blob ? [blob.file] : []));
};

/** Names of the files that belong to a document. */
export const filesOf = (collection: CollectionName, document: StoredDocument): readonly string[] => {
  if (collection === 'uploads') return [uploadFile(document as UploadRecord)];
  return collection === 'resumes' ? ofResume(document as ResumeRecord) : [];
};
