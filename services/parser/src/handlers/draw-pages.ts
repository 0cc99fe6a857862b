import { type Blob, type PagePicture, type ResumeRecord, resumeFile, resumeId, type Task, uploadFile } from '@winnow/contracts';
import { continueTask, deleteBlob, putBlob } from '@winnow/handlers';
import { AppError, isAppError } from '@winnow/kernel';
import type { Files, Handler, HandlerContext } from '@winnow/ports';
import { claimed } from '@winnow/runtime';
import { packJson } from '@winnow/workers/packed-json';
import { drawTask } from '../tasks/draw-task.ts';
import type { ReadResumeDeps } from './read-resume.ts';

const none: readonly PagePicture[] = [];

type Drawn = { readonly pictures: Uint8Array; readonly undrawn?: true };

/** A file that takes too long to render, or cannot be rendered, has no images: the page shows its text instead. */
const draw = async ({ pool, limits }: DrawPagesDeps, bytes: Uint8Array, { signal, priority }: HandlerContext): Promise<Drawn> => {
  try {
    return { pictures: await pool.run(drawTask, () => ({ bytes }), { priority, cpuMs: limits.readingMs, signal }) };
  } catch (error) {
    if (isAppError(error, 'UNREADABLE_FILE') && error.details.reason !== 'bomb') return { pictures: packJson(none) };
    // The machine may only be busy, so this is retried on the next request.
    if (isAppError(error) && error.details.reason !== undefined) return { pictures: packJson(none), undrawn: true };
    throw error;
  }
};

export type DrawPagesDeps = Pick<ReadResumeDeps, 'resumes' | 'pool' | 'now' | 'limits'> & {
  readonly files: Pick<Files, 'read' | 'put' | 'delete'>;
};

/**
 * Renders the pages of a parsed PDF, once for each parsed resume, and stores the images with it, whichever release parsed it.
 * Other formats have no pages to render.
 */
export const drawPages =
  (deps: DrawPagesDeps): Handler<Task> =>
  async (message, context) => {
    const { payload: task } = message;
    const { resumes, files, now } = deps;
    const gone = (): AppError => new AppError('NOT_FOUND', 'The resume is no longer stored.');
    const id = resumeId(task);
    const outcome = (await resumes.get(id))?.outcome;
    if (outcome?.status !== 'read') throw gone();
    if (outcome.document.format === 'pdf' && (outcome.pictures === undefined || outcome.undrawn)) {
      const bytes = await files.read(uploadFile(task));
      if (bytes === undefined) throw gone();
      const { pictures: drawn, ...rest } = await draw(deps, bytes, context);
      // A caller without a key has been answered by then, and nothing of the call may be kept.
      if (message.deadline !== undefined && message.deadline <= now()) return;
      const pictures = await putBlob(files, resumeFile(task, 'pictures'), drawn);
      const stored = await resumes.update(id, (current) =>
        claimed(current) ? undefined : withPictures(current, { pictures, ...rest }),
      );
      if (stored === undefined || claimed(stored)) {
        // Erased or swept while it was rendered: the images were not known then.
        await deleteBlob(files, pictures);
        throw gone();
      }
    }
    await continueTask(context.publish, task, 'pages.draw');
  };

const withPictures = (record: ResumeRecord, drawn: { readonly pictures: Blob; readonly undrawn?: true }): ResumeRecord => {
  if (record.outcome.status !== 'read') return record;
  const { undrawn: _, ...outcome } = record.outcome;
  return { ...record, outcome: { ...outcome, ...drawn } };
};
