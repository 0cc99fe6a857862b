import { z } from 'zod';
import { rankedCandidate, ranking } from './batch.ts';
import { candidateStage } from './candidate-review.ts';
import { matchWeights, requirement } from './job.ts';

const maxRequirements = 200;

const weight = z.int().min(0).max(10);
const ids = z.array(z.string().min(1).max(100)).max(maxRequirements).readonly();

const weights = matchWeights.unwrap().partial().catchall(weight).readonly().meta({
  description:
    'Weights of categories (0 to 100), and of requirements by ID (0 to 10; 0 ignores the requirement). Everything else keeps the weight of the job.',
});

const filters = z
  .strictObject({
    min_score: z.int().min(0).max(100).optional().meta({ description: 'Minimum score. Also hides candidates without a score.' }),
    met: ids.optional().meta({ description: 'IDs of requirements that a candidate must meet.' }),
    shown: ids.optional().meta({ description: 'IDs of requirements that a candidate must meet at least partly.' }),
    all_musts: z
      .boolean()
      .optional()
      .meta({ description: '`true` keeps only candidates who meet every required requirement that could be assessed.' }),
    hide_duplicates: z
      .boolean()
      .optional()
      .meta({ description: '`true` hides candidates whose file is the same as that of an earlier one.' }),
    file_name: z.string().min(1).max(200).optional().meta({ description: 'Text in the file name. Case-insensitive.' }),
    text: z.string().min(1).max(200).optional().meta({ description: 'Text in the name or file name. Case-insensitive.' }),
    stages: z.array(candidateStage).min(1).max(10).readonly().optional().meta({ description: 'Stages to include.' }),
    starred: z.boolean().optional().meta({ description: '`true` keeps only starred candidates.' }),
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
    musts: ids.optional().meta({ description: 'IDs of requirements to treat as required.' }),
    wishes: ids.optional().meta({ description: 'IDs of requirements to treat as preferred.' }),
    filters: filters.optional().meta({ description: 'Hides candidates. The ranks of the others do not change.' }),
    provisional: z
      .boolean()
      .optional()
      .meta({ description: '`true` returns the ranking so far while the batch is running.', default: false }),
    limit: z.int().min(1).max(200).optional().meta({ description: 'Maximum number of candidates per page.', default: 50 }),
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
    weights: matchWeights.meta({ description: 'The weights used for this ranking.' }),
    requirements: z
      .array(requirement.unwrap().pick({ id: true, label: true, kind: true, necessity: true }).extend({ weight }).readonly())
      .readonly()
      .meta({ description: 'The requirements with the weights and necessities used for this ranking.' }),
    matching: z.int().min(0).max(1_000_000).meta({ description: 'Number of candidates that match the filters, on all pages.' }),
    ranking: z.array(rankedCandidate).readonly(),
  })
  .readonly()
  .meta({ id: 'Reranking' });

export type Reranking = z.infer<typeof reranking>;
