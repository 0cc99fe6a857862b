import type { JobReading } from '@winnow/contracts';
import type { QuestionId } from '@winnow/languages/hiring';
import { isCertification } from '@winnow/skills';
import type { JobDemand } from './asked-requirements.ts';
import { type Candidate, generic, tiers } from './candidate.ts';
import type { GroundedCategory } from './categories.ts';
import { authoredFor, matterFamily } from './matter-of.ts';
import type { Level } from './skill-kinds.ts';

const levelOf = ({ seniority }: JobReading): Level => {
  if (seniority === 'intern' || seniority === 'junior') return 'easy';
  return seniority === 'senior' || seniority === 'lead' || seniority === 'executive' ? 'hard' : 'medium';
};

const templateOf = (demand: JobDemand): QuestionId => {
  const { kind, skill } = demand;
  if (kind === 'certification' || (skill !== null && isCertification(skill))) return 'technical.certificate';
  if (kind === 'language') return 'technical.language';
  if (kind === 'education') return 'technical.education';
  if (kind === 'experience_years') return 'technical.years';
  const family = matterFamily(demand);
  return family === undefined ? 'matter.any' : `matter.${family}`;
};

/** What can be told by a sheet of paper comes after what has to be asked. */
const isFact = (template: QuestionId): boolean => template.startsWith('technical.');

const about = (demand: JobDemand, template: QuestionId, difficulty: Level): Candidate => ({
  template,
  lead: 'requirement',
  why: 'core',
  tier: tiers.preferredShown,
  difficulty,
  basedOn: { kind: 'requirement', requirement: demand.id, quote: demand.words },
  values: { requirement: demand.words },
  topics: [demand.id, ...(demand.skill === null ? [] : [demand.skill])],
});

/** Questions that fit any matter: the second is there for sets that ask about several. */
const unspecific = ['matter.any', 'matter.craft'] as const;

const technical = (demand: JobDemand, level: Level): readonly Candidate[] => {
  const template = templateOf(demand);
  const authored = isFact(template) ? undefined : authoredFor(demand, level);
  const required = demand.necessity === 'required';
  const tier = !required ? tiers.preferredShown : isFact(template) ? tiers.requiredShown : tiers.requiredGap;
  const templates = template === 'matter.any' && authored === undefined ? unspecific : [template];
  return templates.map((each) => ({
    ...about(demand, each, level),
    tier,
    ...(authored === undefined ? {} : { authored }),
  }));
};

const soft = (demand: JobDemand): Candidate => ({
  ...about(demand, 'hr.situation', 'medium'),
  tier: demand.necessity === 'required' ? tiers.requiredGap : tiers.preferredShown,
});

const stronger = (demand: JobDemand): Candidate => ({ ...about(demand, 'development.stronger', 'easy'), tier: tiers.generic });

/** Questions that follow from the job alone. */
export const coreCandidates = (
  job: JobReading,
  demands: readonly JobDemand[],
): { readonly [category in GroundedCategory]: readonly Candidate[] } => {
  const hard = demands.filter((demand) => !demand.soft);
  const skills = hard.filter(({ kind }) => kind === 'skill');
  const level = levelOf(job);
  return {
    technical: hard.flatMap((demand) => technical(demand, level)),
    hr: [
      ...demands.filter((demand) => demand.soft).map(soft),
      generic('hr.conflict', 'medium'),
      generic('hr.motivation', 'easy'),
      generic('hr.priorities', 'medium'),
      generic('hr.mistake', 'medium'),
      generic('hr.help', 'easy'),
      generic('hr.routine', 'easy'),
      generic('hr.first', 'easy'),
    ],
    personal_development: [
      // What somebody wants to be able to do is asked of the job, or else in general, but not twice.
      ...(skills.length > 0 ? skills.map(stronger) : [generic('development.plan', 'easy')]),
      generic('development.feedback', 'medium'),
      generic('development.current', 'easy'),
      generic('development.teach', 'medium'),
    ],
  };
};
