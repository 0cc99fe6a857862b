import { canonicalSkill } from './canonical-skill.ts';
import { isCanonical, relatedSkills, skillFamily } from './skill-facts.ts';

/**
 * What one skill is to another. `narrower`: it shows the other one as well, directly or through others. `related`: it serves the
 * same purpose or helps to learn the other one. `different`: both are known, and neither tells anything about the other.
 */
export type SkillRelation = 'same' | 'broader' | 'narrower' | 'related' | 'different' | 'unknown';

/** True where a skill shows another one, through however many others. */
const showsAnother = (canonical: string, wanted: string): boolean => {
  const seen = new Set([canonical]);
  // The set grows while it is walked, and each name is met once.
  for (const name of seen) for (const shown of skillFamily(name)) seen.add(shown);
  return seen.has(wanted);
};

/** What the first skill is to the second, both by any of their names: PostgreSQL is narrower than SQL. */
export const relationOf = (first: string, second: string): SkillRelation => {
  const [one, other] = [canonicalSkill(first), canonicalSkill(second)];
  if (one === other) return 'same';
  if (!isCanonical(one) || !isCanonical(other)) return 'unknown';
  if (showsAnother(one, other)) return 'narrower';
  if (showsAnother(other, one)) return 'broader';
  return relatedSkills(one).includes(other) ? 'related' : 'different';
};
