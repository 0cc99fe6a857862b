import { type ResumeRecord, readingShape, resumeId, type Task } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import type { Collection, Files } from '@winnow/ports';
import { readBlob } from './blob.ts';
import type { PackedContent } from './packed-content.ts';

export type PackedResume = PackedContent & { readonly layout: Uint8Array };

/** `name` is that of the person, for lists: no score may depend on it. */
type LoadedResume = PackedResume & { readonly name: string | null };

type Read = Extract<ResumeRecord['outcome'], { readonly status: 'read' }>;

/** Throws `UNAVAILABLE`, which is retried, for a parsed resume of a newer release with an unknown shape. */
export const assertKnownShape = ({ shape = 1 }: Pick<Read, 'shape'>): void => {
  if (shape > readingShape) throw new AppError('UNAVAILABLE', 'The resume was read by a newer release.');
};

/** The parsed resume of a task's file, from any release, packed as stored. Throws `NOT_FOUND` when it no longer exists. */
export const loadResume = async (
  resumes: Pick<Collection<ResumeRecord>, 'get'>,
  files: Pick<Files, 'read'>,
  task: Task,
): Promise<LoadedResume> => {
  const gone = (): AppError => new AppError('NOT_FOUND', 'The resume is no longer stored.');
  const outcome = (await resumes.get(resumeId(task)))?.outcome;
  if (outcome?.status !== 'read') throw gone();
  assertKnownShape(outcome);
  const [content, layout] = await Promise.all([readBlob(files, outcome.content), readBlob(files, outcome.layout)]);
  if (content === undefined || layout === undefined) throw gone();
  return { document: outcome.document, name: outcome.name ?? null, content, layout };
};

/**
 * As `loadResume`, for a handler that first looks whether its result is known: it hardly ever is, so both are read in one round trip. Its
 * failure is that of whoever awaits it.
 */
export const loadEarly: typeof loadResume = (...of) => {
  const loading = loadResume(...of);
  loading.catch(() => {});
  return loading;
};
