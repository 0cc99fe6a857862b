import { z } from 'zod';
import { candidateReview } from './candidate-review.ts';
import { matchReport } from './match-report.ts';

/** The match report of a candidate of a batch, with who it is about. */
export const candidateReport = matchReport
  .unwrap()
  .extend({
    candidate: z
      .object({
        candidate_id: z.string(),
        name: z.string().nullable(),
        file_name: z.string(),
        duplicate_of: z.string().nullable(),
        review: candidateReview,
      })
      .readonly(),
  })
  .readonly()
  .meta({ id: 'CandidateReport' });

export type CandidateReport = z.infer<typeof candidateReport>;
