import type { Job, JobList } from '@winnow/contracts';
import { fields, type Look, paragraphs, table } from './layout.ts';

const dayOf = (time: string): string => time.slice(0, 10);

/** A job with its requirements. */
export const writeJob = (job: Job, look: Look): string =>
  paragraphs([
    fields(
      [
        ['job', job.job_id],
        ['title', job.title],
        ['company', job.company],
        ['location', job.location],
        ['seniority', job.seniority],
        ['language', job.language],
        ['version', job.version],
      ],
      look,
    ),
    job.requirements.length === 0
      ? 'It requires nothing that was understood.'
      : table(
          ['necessity', 'kind', 'weight', 'requirement'],
          job.requirements.map(({ necessity, kind, weight, text }) => [necessity, kind, weight, text]),
          look,
        ),
  ]);

/** Jobs, one a line. */
export const writeJobs = ({ jobs }: JobList, look: Look): string =>
  jobs.length === 0
    ? 'There are no jobs.'
    : table(
        ['job', 'version', 'changed', 'requirements', 'title'],
        jobs.map(({ job_id, version, updated_at, requirements, title }) => [
          job_id,
          version,
          dayOf(updated_at),
          requirements.length,
          title,
        ]),
        look,
      );
