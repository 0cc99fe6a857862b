import type { JobReading } from '@winnow/contracts';
import type { QuestionId } from '@winnow/languages/hiring';
import { isCertification } from '@winnow/skills';
import type { JobDemand } from './asked-requirements.ts';
import { authoredId } from './authored.ts';
import { type Candidate, generic, tiers } from './candidate.ts';
import type { GroundedCategory } from './categories.ts';
import { familyOf } from './family-of.ts';
import type { Level } from './skill-kinds.ts';

const levelOf = ({ seniority }: JobReading): Level => {
  if (seniority === 'intern' || seniority === 'junior') return 'easy';
  return seniority === 'senior' || seniority === 'lead' || seniority === 'executive' ? 'hard' : 'medium';
};

const templateOf = ({ kind, skill }: JobDemand): QuestionId => {
  if (kind === 'certification' || (skill !== null && isCertification(skill))) return 'technical.certificate';
  if (kind === 'language') return 'technical.language';
  if (kind === 'education') return 'technical.education';
  if (kind === 'experience_years') return 'technical.years';
  const family = skill === null ? undefined : familyOf(skill);
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

const technical = (demand: JobDemand, level: Level): Candidate => {
  const template = templateOf(demand);
  const authored = demand.skill === null || isFact(template) ? undefined : authoredId(demand.skill, level);
  const required = demand.necessity === 'required';
  const tier = !required ? tiers.preferredShown : isFact(template) ? tiers.requiredShown : tiers.requiredGap;
  return { ...about(demand, template, level), tier, ...(authored === undefined ? {} : { authored }) };
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
  const level = levelOf(job);
  return {
    technical: hard.map((demand) => technical(demand, level)),
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
      ...hard.filter(({ kind }) => kind === 'skill').map(stronger),
      generic('development.feedback', 'medium'),
      generic('development.plan', 'easy'),
      generic('development.current', 'easy'),
      generic('development.teach', 'medium'),
    ],
  };
};
