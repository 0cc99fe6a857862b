import type { QuestionId } from '@winnow/languages/hiring';
import { findSkills, skillLabel } from '@winnow/skills';
import { type Candidate, tiers } from './candidate.ts';
import { isSoftSkill } from './soft-skills.ts';
import type { Statement } from './statements.ts';

const tierOf = ({ from, strength }: Statement): Candidate['tier'] => {
  if (from === 'summary') return tiers.summaryClaim;
  return ([tiers.claim, tiers.goodClaim, tiers.strongClaim] as const)[strength];
};

/** One question about each statement of an achievement. A figure makes it harder: it has to be defended. */
export const claimCandidates = (
  template: Extract<QuestionId, `${string}.claim`>,
  statements: readonly Statement[],
): readonly Candidate[] =>
  statements
    .filter(({ labelled }) => !labelled)
    .map((statement) => ({
      template,
      tier: tierOf(statement),
      difficulty: template === 'technical.claim' && statement.figure ? 'medium' : 'easy',
      basedOn: { kind: 'claim', requirement: null, quote: statement.quote },
      values: { quote: statement.quote },
      topics: [],
    }));

/** One question about each statement that names a skill, those required by the job first. */
export const skillCandidates = (statements: readonly Statement[], asked: ReadonlySet<string>): readonly Candidate[] =>
  statements.flatMap((statement): readonly Candidate[] => {
    const { quote } = statement;
    const skills = findSkills(quote).filter(({ canonical }) => !isSoftSkill(canonical));
    const skill = skills.find(({ canonical }) => asked.has(canonical)) ?? skills[0];
    if (skill === undefined) return [];
    const { canonical, matched } = skill;
    const label = skillLabel(canonical);
    return [
      {
        template: 'technical.skill',
        tier: asked.has(canonical) ? tiers.strongClaim : tierOf(statement),
        difficulty: asked.has(canonical) ? 'hard' : 'medium',
        basedOn: { kind: 'claim', requirement: null, quote },
        // The words of the resume: the label may be in another language.
        values: { skill: label.toLowerCase() === matched.toLowerCase() ? label : matched, quote },
        topics: [canonical],
      },
    ];
  });
