/** Questions by id; the part before the dot is short for the category. */
export const questionIds = [
  'technical.claim',
  'technical.skill',
  'technical.requirement',
  'technical.gap',
  'hr.claim',
  'hr.requirement',
  'hr.conflict',
  'hr.motivation',
  'hr.priorities',
  'development.claim',
  'development.gap',
  'development.feedback',
  'development.plan',
  'iq.sequence',
  'iq.work',
  'iq.percent',
  'iq.order',
  'iq.handshakes',
] as const;

export type QuestionId = (typeof questionIds)[number];

/** Methods to solve a logical question. */
export const explanationIds = ['arithmetic', 'geometric', 'growing', 'work', 'percent', 'order', 'handshakes'] as const;

export type ExplanationId = (typeof explanationIds)[number];

/** What an interviewer should listen for. */
export const listenForIds = [
  'own_part',
  'concrete',
  'trade_offs',
  'honest_gap',
  'learning',
  'teamwork',
  'priorities',
  'reasoning',
  'motivation',
  'depth',
] as const;

export type ListenForId = (typeof listenForIds)[number];

export const followUpIds = ['measure', 'again', 'hardest', 'others', 'next', 'simpler'] as const;

export type FollowUpId = (typeof followUpIds)[number];
