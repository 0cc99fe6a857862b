import { z } from 'zod';
import { atsCap, atsCheck, atsReport } from '../bodies/ats-report.ts';

const assessedCheck = z
  .object({
    ...atsCheck.unwrap().omit({ message: true, fix: true }).shape,
    /** Values for the placeholders of the check's texts. */
    params: z.record(z.string(), z.union([z.string(), z.number()])).readonly(),
  })
  .readonly();

const assessedCap = z
  .object({
    ...atsCap.unwrap().omit({ message: true, fix: true }).shape,
    /** Values for the placeholders of the cap's texts; earlier releases stored none. */
    params: z.record(z.string(), z.number()).readonly().optional(),
  })
  .readonly();

export type AssessedCheck = z.infer<typeof assessedCheck>;

/** An ATS report without texts: everything that does not depend on the language of the response. */
export const atsAssessment = z
  .object({
    ...atsReport.unwrap().pick({
      score: true,
      score_before_caps: true,
      band: true,
      document: true,
      categories: true,
      keywords: true,
      job_terms: true,
      job_requirements: true,
      sections: true,
      contact: true,
      understood: true,
    }).shape,
    checks: z.array(assessedCheck).readonly(),
    caps: z.array(assessedCap).readonly(),
  })
  .readonly();

export type AtsAssessment = z.infer<typeof atsAssessment>;
