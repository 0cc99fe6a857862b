import type { AskedRequirement } from './asked-requirements.ts';
import { type Candidate, tiers } from './candidate.ts';
import { isSoftSkill } from './soft-skills.ts';

type GapTemplate = 'technical.gap' | 'development.gap';

const topicsOf = ({ id, skill }: AskedRequirement): readonly string[] => (skill === null ? [id] : [id, skill]);

const isSoft = ({ kind, skill }: AskedRequirement): boolean => kind === 'other' || isSoftSkill(skill);

/** Facts that a question cannot change: they come after what can be learned at work. */
const isFact = ({ kind }: AskedRequirement): boolean => kind === 'education' || kind === 'language';

const gap = (template: GapTemplate, requirement: AskedRequirement, words: string): Candidate => {
  const required = requirement.necessity === 'required';
  return {
    template,
    tier: !required ? tiers.preferredGap : isFact(requirement) ? tiers.requiredShown : tiers.requiredGap,
    difficulty: required ? 'hard' : 'medium',
    basedOn: { kind: 'gap', requirement: requirement.id, quote: words },
    values: { requirement: words },
    topics: topicsOf(requirement),
  };
};

/** Questions about what the resume does not show, except soft skills, which have their own questions. */
export const gapCandidates = (requirements: readonly AskedRequirement[]): readonly Candidate[] =>
  requirements.flatMap((requirement) => {
    const { status, words } = requirement;
    return status !== 'not_shown' || words === null || isSoft(requirement) ? [] : [gap('technical.gap', requirement, words)];
  });

/** Questions about how the person would learn what is missing: years, degrees and languages cannot be acquired in three months. */
export const learningCandidates = (requirements: readonly AskedRequirement[]): readonly Candidate[] =>
  requirements.flatMap((requirement) => {
    const { status, kind, name } = requirement;
    const learnable = kind === 'skill' || kind === 'certification';
    return status !== 'not_shown' || !learnable || name === null || isSoft(requirement)
      ? []
      : [gap('development.gap', requirement, name)];
  });

/** Kinds with questions about past work and future use. */
const practised: readonly AskedRequirement['kind'][] = ['skill', 'certification', 'experience_years', 'other'];

/** Questions about what the resume shows, in full or in part, with the words that show it. */
export const shownCandidates = (requirements: readonly AskedRequirement[]): readonly Candidate[] =>
  requirements.flatMap((requirement): readonly Candidate[] => {
    const { id, kind, necessity, status, skill, words, evidence } = requirement;
    const shown = status === 'met' || status === 'partly_met';
    if (!shown || words === null || !practised.includes(kind) || isSoftSkill(skill)) return [];
    const required = necessity === 'required';
    const partly = status === 'partly_met';
    return evidence.slice(0, 1).map((quote) => ({
      template: 'technical.requirement',
      tier: partly ? (required ? tiers.requiredGap : tiers.partlyShown) : required ? tiers.requiredShown : tiers.preferredShown,
      difficulty: partly && required ? 'hard' : partly || required ? 'medium' : 'easy',
      basedOn: { kind: 'requirement', requirement: id, quote },
      values: { requirement: words, quote },
      topics: topicsOf(requirement),
    }));
  });

/** Questions about the required way of working; a resume rarely shows that, whatever the match says. */
export const softCandidates = (requirements: readonly AskedRequirement[]): readonly Candidate[] =>
  requirements.flatMap((requirement): readonly Candidate[] => {
    const { id, necessity, words, name } = requirement;
    const asked = words ?? name;
    if (asked === null || !isSoft(requirement)) return [];
    return [
      {
        template: 'hr.requirement',
        tier: necessity === 'required' ? tiers.requiredGap : tiers.preferredShown,
        difficulty: 'medium',
        basedOn: { kind: 'requirement', requirement: id, quote: asked },
        values: { requirement: asked },
        topics: topicsOf(requirement),
      },
    ];
  });
