import type { ComputedFrom, JobRef, MatchRecord } from '@winnow/contracts';

/** What a match was computed from, for audits. Matches of earlier releases stored only part of it. */
export const computedFromOf = ({ sha256, engine_version, computed_from }: MatchRecord, asked: JobRef): ComputedFrom => {
  const { version, digest } = computed_from?.job ?? asked;
  return {
    engine_version,
    document_sha256: sha256,
    job_version: version,
    job_digest: digest,
    weights: computed_from?.weights ?? null,
    meaning: computed_from?.meaning ?? null,
  };
};
