/** Questions by id; the part before the dot is short for the category. */
export const questionIds = [
  'technical.claim',
  'technical.skill',
  'technical.requirement',
  'technical.gap',
  'technical.decision',
  'technical.problem',
  'technical.figure',
  'technical.listed',
  'technical.extent',
  'technical.missing',
  'technical.denied',
  'technical.certificate',
  'technical.language',
  'technical.education',
  'technical.years',
  'matter.programming',
  'matter.framework',
  'matter.database',
  'matter.cloud',
  'matter.deployment',
  'matter.security',
  'matter.data',
  'matter.software',
  'matter.business',
  'matter.design',
  'matter.machine',
  'matter.engineering',
  'matter.craft',
  'matter.method',
  'matter.regulation',
  'matter.accounting',
  'matter.care',
  'matter.teaching',
  'matter.sales',
  'matter.marketing',
  'matter.service',
  'matter.logistics',
  'matter.food',
  'matter.people',
  'matter.laboratory',
  'matter.any',
  'hr.claim',
  'hr.requirement',
  'hr.conflict',
  'hr.motivation',
  'hr.priorities',
  'hr.mistake',
  'hr.help',
  'hr.situation',
  'hr.convince',
  'hr.relied',
  'hr.tasks',
  'hr.routine',
  'hr.first',
  'development.claim',
  'development.tasks',
  'development.gap',
  'development.feedback',
  'development.plan',
  'development.current',
  'development.again',
  'development.stronger',
  'development.teach',
  'iq.sequence',
  'iq.work',
  'iq.percent',
  'iq.order',
  'iq.handshakes',
] as const;

export type QuestionId = (typeof questionIds)[number];

/** Sentences that say what a question is about, before the question. */
export const leadIds = ['quote', 'requirement', 'both', 'because'] as const;

export type LeadId = (typeof leadIds)[number];

/** What an answer tells about. */
export const competencyIds = [
  'expertise',
  'practice',
  'problem_solving',
  'responsibility',
  'teamwork',
  'motivation',
  'learning',
  'logic',
] as const;

export type CompetencyId = (typeof competencyIds)[number];

/** Reasons for asking. */
export const whyIds = ['claim', 'listed', 'shown', 'gap', 'denied', 'core', 'general'] as const;

export type WhyId = (typeof whyIds)[number];

/** Kinds of answers that are rated alike. */
export const anchorIds = ['deed', 'matter', 'gap', 'attitude', 'outlook'] as const;

export type AnchorId = (typeof anchorIds)[number];

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
  'narrows',
  'order',
  'checks',
  'limits',
  'rules',
  'recent',
] as const;

export type ListenForId = (typeof listenForIds)[number];

export const followUpIds = ['measure', 'again', 'hardest', 'others', 'next', 'simpler', 'check', 'prevent', 'example'] as const;

export type FollowUpId = (typeof followUpIds)[number];
