import type { JobReading, StoredJobReading } from './bodies/job.ts';

const maxLabelLength = 200;

/** A stored reading of a job in today's shape: requirements of earlier releases had no label, field, or subject of their years. */
export const currentReading = (stored: StoredJobReading): JobReading => ({
  ...stored,
  requirements: stored.requirements.map(({ label, of = null, field = null, equivalent = false, ...rest }) => ({
    ...rest,
    label: label ?? (rest.kind === 'skill' ? rest.canonical : null) ?? rest.text.slice(0, maxLabelLength),
    of,
    field,
    equivalent,
  })),
});
