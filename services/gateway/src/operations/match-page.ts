import {
  currentReading,
  type JobRef,
  jobReadingId,
  type MatchReport,
  type ResumeRecord,
  resumeId,
  type UploadRef,
} from '@winnow/contracts';
import { assertKnownShape, readBlob } from '@winnow/handlers';
import type { Files } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import type { GatewayStore } from '../store.ts';
import type { RenderPageInput } from '../tasks/render-page-task.ts';
import { runPageTask } from './run-page-task.ts';

type About = UploadRef & {
  readonly engine_version: string;
  readonly job: JobRef;
  /** How the candidate is called; null where only the resume is known. */
  readonly candidate: string | null;
  /** Leaves out the pages of the resume, which name the candidate. */
  readonly blind: boolean;
};

/** Renders a match as an HTML page (UTF-8). Throws `OVERLOADED`, `UNAVAILABLE`. */
export type RenderMatch = (report: MatchReport, about: About, signal: AbortSignal) => Promise<Uint8Array>;

type Drawn = Pick<RenderPageInput, 'layout' | 'pictures'>;

const undrawn: Drawn = { layout: null, pictures: null };

/** The pages of a match: the resume beside it as far as it is stored, its images if they were drawn. */
export const createMatchPages = (
  store: Pick<GatewayStore, 'resumes' | 'jobReadings'>,
  files: Pick<Files, 'read'>,
  pool: Pick<WorkerPool, 'run'>,
): RenderMatch => {
  const drawnOf = async (resume: ResumeRecord | undefined): Promise<Drawn> => {
    if (resume?.outcome.status !== 'read') return undrawn;
    assertKnownShape(resume.outcome);
    const { layout, pictures } = resume.outcome;
    const [text, drawn] = await Promise.all([readBlob(files, layout), pictures && readBlob(files, pictures)]);
    return { layout: text ?? null, pictures: drawn ?? null };
  };
  return async (report, { candidate, blind, ...about }, signal) => {
    const load = async (): Promise<RenderPageInput> => {
      const [resume, stored] = await Promise.all([
        blind ? undefined : store.resumes.get(resumeId(about)),
        store.jobReadings.get(jobReadingId(about.account_id, about.job)),
      ]);
      const reading = stored && currentReading(stored.reading);
      const job = reading && {
        title: reading.title,
        labels: new Map(reading.requirements.map(({ id, label }) => [id, label])),
      };
      return { kind: 'match', report, job: job ?? null, candidate, ...(await drawnOf(resume)) };
    };
    return runPageTask(pool, about.account_id, load, signal);
  };
};
