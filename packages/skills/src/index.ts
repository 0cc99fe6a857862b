export { canonicalSkill, knownSkill } from './canonical-skill.ts';
export { findSkills, type SkillMention } from './find-skills.ts';
export { type Nearness, nearness } from './occupations/nearness.ts';
export { type Occupation, occupationOf } from './occupations/occupation-facts.ts';
export { occupationsOf } from './occupations/occupations-of.ts';
export { createPhrases, type Hit, type Phrases, type Tally } from './phrases/create-phrases.ts';
export { type Joint, type Token, tokensOf } from './phrases/tokens-of.ts';
export { relationOf, type SkillRelation } from './relation-of.ts';
export { isCertification, skillFamily, skillLabel } from './skill-facts.ts';
