import type { QuestionId } from '@winnow/languages/hiring';
import { findSkills } from '@winnow/skills';
import { type Candidate, tiers } from './candidate.ts';
import type { GroundedCategory } from './categories.ts';
import { isSoftSkill } from './soft-skills.ts';
import type { Statement } from './statements.ts';

const tierOf = ({ strength }: Statement): Candidate['tier'] =>
  ([tiers.claim, tiers.goodClaim, tiers.strongClaim] as const)[strength];

type ClaimTemplate = { readonly template: QuestionId; readonly only?: 'measured' | 'changed' | 'full' | 'tasks' };

/** What can be asked about a statement, by what it tells. Tasks in a row have questions of their own. */
const templates: { readonly [category in GroundedCategory]: readonly ClaimTemplate[] } = {
  technical: [
    { template: 'technical.claim' },
    { template: 'technical.decision', only: 'full' },
    { template: 'technical.problem' },
    { template: 'technical.figure', only: 'measured' },
  ],
  hr: [
    { template: 'hr.claim' },
    { template: 'hr.relied' },
    { template: 'hr.convince', only: 'changed' },
    { template: 'hr.tasks', only: 'tasks' },
  ],
  personal_development: [
    { template: 'development.claim' },
    { template: 'development.again', only: 'full' },
    { template: 'development.tasks', only: 'tasks' },
  ],
};

const standsAlone: ReadonlySet<QuestionId> = new Set<QuestionId>(['technical.claim', 'hr.claim', 'development.claim']);

/** Questions about each statement of an achievement. A figure makes it harder: it has to be defended. */
export const claimCandidates = (
  category: GroundedCategory,
  statements: readonly Statement[],
  asked: ReadonlySet<string>,
): readonly Candidate[] =>
  statements.flatMap((statement): readonly Candidate[] => {
    const { quote, figure, labelled } = statement;
    if (labelled) return [];
    const skill = findSkills(quote).find(({ canonical }) => asked.has(canonical) && !isSoftSkill(canonical));
    const technical = category === 'technical';
    return templates[category]
      .filter(({ only }) => (only === undefined || statement[only]) && statement.tasks === (only === 'tasks'))
      .filter(({ template }) => template !== 'technical.decision' || skill !== undefined)
      .map(({ template }) => ({
        template,
        lead: standsAlone.has(template) ? null : 'quote',
        why: 'claim',
        tier: technical && skill !== undefined ? tiers.strongClaim : tierOf(statement),
        difficulty: technical && (figure || skill !== undefined) ? 'medium' : 'easy',
        basedOn: { kind: 'claim', requirement: null, quote },
        values: { quote },
        topics: technical && skill !== undefined ? [skill.canonical] : [],
      }));
  });
