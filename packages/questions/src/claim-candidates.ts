import type { QuestionId } from '@winnow/languages/hiring';
import { findSkills } from '@winnow/skills';
import { type Candidate, tiers } from './candidate.ts';
import type { GroundedCategory } from './categories.ts';
import { isSoftSkill } from './soft-skills.ts';
import type { Statement } from './statements.ts';

const tierOf = ({ strength }: Statement): Candidate['tier'] =>
  ([tiers.claim, tiers.goodClaim, tiers.strongClaim] as const)[strength];

type ClaimTemplate = { readonly template: QuestionId; readonly figure: boolean };

/** What can be asked about a statement; some only about one with a figure. The first stands alone, as its text quotes it. */
const templates: { readonly [category in GroundedCategory]: readonly ClaimTemplate[] } = {
  technical: [
    { template: 'technical.claim', figure: false },
    { template: 'technical.decision', figure: false },
    { template: 'technical.problem', figure: false },
    { template: 'technical.figure', figure: true },
  ],
  hr: [
    { template: 'hr.claim', figure: false },
    { template: 'hr.convince', figure: true },
  ],
  personal_development: [
    { template: 'development.claim', figure: false },
    { template: 'development.again', figure: false },
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
      .filter((each) => figure || !each.figure)
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
