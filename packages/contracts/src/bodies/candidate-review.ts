import { z } from 'zod';

export const candidateStage = z.enum(['new', 'shortlisted', 'interview', 'offer', 'hired', 'rejected']);

export type CandidateStage = z.infer<typeof candidateStage>;

const maxTags = 20;
const maxRatings = 100;

const tag = z.string().trim().min(1).max(50);
const tags = z.array(tag).max(maxTags).readonly();
const note = z.string().max(10_000);

const rating = z
  .strictObject({
    subject: z.string().trim().min(1).max(200).meta({ description: 'What is rated: a competency, a requirement or a question.' }),
    rating: z.int().min(1).max(5).nullable(),
    note: z.string().max(2_000).optional(),
  })
  .readonly();

const ratings = z.array(rating).max(maxRatings).readonly();

const fields = {
  stage: candidateStage.meta({ description: 'Stage of the hiring process.' }),
  starred: z.boolean(),
  tags,
  note: note.meta({ description: 'Free text, in any language.' }),
  ratings: ratings.meta({
    description: 'Scorecard of an interview. If a subject is rated more than once, the last rating counts.',
  }),
};

/** What people have decided and written about a candidate; nothing of it changes a score. */
export const candidateReview = z
  .object({
    ...fields,
    updated_at: z.iso.datetime().nullable(),
    updated_by: z.string().nullable().meta({ description: 'ID of the key, or of the signed-in person.' }),
  })
  .readonly()
  .meta({ id: 'CandidateReview' });

export type CandidateReview = z.infer<typeof candidateReview>;

/** Of a candidate that nobody has reviewed. */
export const unreviewed: CandidateReview = {
  stage: 'new',
  starred: false,
  tags: [],
  note: '',
  ratings: [],
  updated_at: null,
  updated_by: null,
};

/** A change of a review: fields that are left out stay as they are. */
export const candidateReviewInput = z
  .strictObject(fields)
  .partial()
  .readonly()
  .meta({ id: 'CandidateReviewInput', description: 'Omitted fields do not change.' });

export type CandidateReviewInput = z.infer<typeof candidateReviewInput>;

/** What a list shows of a review. */
export const reviewSummary = candidateReview.unwrap().pick({ stage: true, starred: true, tags: true }).readonly();

export type ReviewSummary = z.infer<typeof reviewSummary>;
