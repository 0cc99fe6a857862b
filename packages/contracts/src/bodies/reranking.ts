import { z } from 'zod';
import { rankedCandidate, ranking } from './batch.ts';
import { candidateStage } from './candidate-review.ts';
import { matchWeights, requirement } from './job.ts';

const maxRequirements = 200;

const weight = z.int().min(0).max(10);
const ids = z.array(z.string().min(1).max(100)).max(maxRequirements).readonly();

const weights = matchWeights.unwrap().partial().catchall(weight).readonly().meta({
  description:
    'Shares of categories (0 to 100), and weights of requirements by id (0 to 10, where 0 leaves one out). What is not named keeps the value of the job.',
});

const filters = z
  .strictObject({
    min_score: z.int().min(0).max(100).optional().meta({ description: 'Also hides candidates without a score.' }),
    met: ids.optional().meta({ description: 'Requirements that a candidate must meet.' }),
    shown: ids.optional().meta({ description: 'Requirements that a candidate must meet at least partly.' }),
    all_musts: z.boolean().optional().meta({ description: 'true: every required requirement that could be assessed is met.' }),
    hide_duplicates: z.boolean().optional().meta({ description: 'true: hides candidates with the same file as an earlier one.' }),
    file_name: z.string().min(1).max(200).optional().meta({ description: 'Text that the file name contains, in any case.' }),
    text: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Text that the name or the file name contains, in any case.' }),
    stages: z.array(candidateStage).min(1).max(10).readonly().optional().meta({ description: 'Stages to list.' }),
    starred: z.boolean().optional().meta({ description: 'true: only candidates with a star.' }),
    tags: z
      .array(z.string().min(1).max(50))
      .max(20)
      .readonly()
      .optional()
      .meta({ description: 'Tags that a candidate must have.' }),
  })
  .readonly();

/** The body of a request for a ranking by other weights than those of the job. */
export const rerankInput = z
  .strictObject({
    weights: weights.optional(),
    musts: ids.optional().meta({ description: 'Requirements that count as required.' }),
    wishes: ids.optional().meta({ description: 'Requirements that count as preferred.' }),
    filters: filters.optional().meta({ description: 'Hide candidates. The ranks of the others stay as they are.' }),
    provisional: z.boolean().optional().meta({ description: 'true: also while the batch runs.', default: false }),
    limit: z.int().min(1).max(200).optional().meta({ description: 'Candidates in one response.', default: 50 }),
    cursor: z
      .base64url()
      .min(1)
      .max(1_000)
      .optional()
      .meta({ description: '`next_cursor` of the previous response to the same body.' }),
  })
  .readonly()
  .meta({ id: 'RerankInput' });

export type RerankInput = z.infer<typeof rerankInput>;

const { failures: _, ...shared } = ranking.unwrap().shape;

export const reranking = z
  .object({
    ...shared,
    weights: matchWeights.meta({ description: 'The shares by which this ranking was computed.' }),
    requirements: z
      .array(requirement.unwrap().pick({ id: true, label: true, kind: true, necessity: true }).extend({ weight }).readonly())
      .readonly()
      .meta({ description: 'The requirements with the weights and necessities by which this ranking was computed.' }),
    matching: z.int().min(0).max(1_000_000).meta({ description: 'How many candidates the filters leave, on all pages.' }),
    ranking: z.array(rankedCandidate).readonly(),
  })
  .readonly()
  .meta({ id: 'Reranking' });

export type Reranking = z.infer<typeof reranking>;
