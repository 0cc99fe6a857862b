import type { QuestionCategory } from '@winnow/contracts';

/** Categories whose questions are based on a job or a resume. */
export type GroundedCategory = Exclude<QuestionCategory, 'iq_logical'>;
