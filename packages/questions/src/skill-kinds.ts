// Separate from the schemas: worker threads need no zod for these.

/** Kinds of skills whose questions are alike, in the order of the data. */
export const families = [
  'programming',
  'framework',
  'database',
  'cloud',
  'deployment',
  'security',
  'data',
  'software',
  'business',
  'design',
  'machine',
  'engineering',
  'craft',
  'method',
  'regulation',
  'accounting',
  'care',
  'teaching',
  'sales',
  'marketing',
  'service',
  'logistics',
  'food',
  'people',
  'laboratory',
] as const;

export type Family = (typeof families)[number];

/** Levels of authored questions. */
export const levels = ['easy', 'medium', 'hard'] as const;

export type Level = (typeof levels)[number];
