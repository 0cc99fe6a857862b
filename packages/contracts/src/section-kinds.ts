/** The kinds of sections of a resume. Learned weights are in this order. */
export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'references',
  'other',
] as const;
