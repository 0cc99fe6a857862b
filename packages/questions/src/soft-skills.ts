/** Ways of working: asked about as themselves, not as something that was learned and done. Under the names by which skills are compared. */
const softSkills: ReadonlySet<string> = new Set([
  'adaptability',
  'attention to detail',
  'communication',
  'communication skills',
  'creativity',
  'critical thinking',
  'decision making',
  'empathy',
  'flexibility',
  'initiative',
  'interpersonal skills',
  'motivation',
  'organisational skills',
  'organizational skills',
  'problem solving',
  'reliability',
  'resilience',
  'self-motivation',
  'soft skills',
  'team player',
  'team spirit',
  'teamwork',
  'time management',
  'work ethic',
]);

/** Whether a skill, by its canonical name, is a way of working; no skill is none. */
export const isSoftSkill = (canonical: string | null): boolean => canonical !== null && softSkills.has(canonical);
