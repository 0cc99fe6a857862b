import type { QuestionId } from '@winnow/languages/hiring';
import { findSkills } from '@winnow/skills';
import type { AskedEvidence, AskedRequirement } from './asked-requirements.ts';
import { type Candidate, tiers } from './candidate.ts';
import { lengthOf, maySayWhy } from './telling-of.ts';

const topicsOf = ({ id, skill }: AskedRequirement): readonly string[] => (skill === null ? [id] : [id, skill]);

/** Questions that hold even if the resume merely does not mention it. A missing language says nothing: few name their own. */
const gapTemplates: { readonly [kind in AskedRequirement['kind']]?: QuestionId } = {
  skill: 'technical.missing',
  certification: 'technical.certificate',
  education: 'technical.education',
};

/** Questions about required things that the match is sure the resume does not show. */
export const gapCandidates = (requirements: readonly AskedRequirement[]): readonly Candidate[] =>
  requirements.flatMap((requirement): readonly Candidate[] => {
    const { id, kind, necessity, status, soft, words, evidence } = requirement;
    const template = gapTemplates[kind];
    if (status !== 'not_shown' || necessity !== 'required' || soft || template === undefined) return [];
    if (evidence.some(({ grade }) => grade !== 'copied')) return [];
    return [
      {
        template,
        lead: 'requirement',
        why: 'gap',
        tier: kind === 'education' ? tiers.partlyShown : tiers.requiredGap,
        difficulty: 'hard',
        basedOn: { kind: 'gap', requirement: id, quote: words },
        values: { requirement: words },
        topics: topicsOf(requirement),
      },
    ];
  });

/** Questions about what the resume itself says is missing or only planned. */
export const deniedCandidates = (
  requirements: readonly AskedRequirement[],
  template: Extract<QuestionId, 'technical.denied' | 'development.gap'>,
): readonly Candidate[] =>
  requirements.flatMap((requirement): readonly Candidate[] => {
    const { id, kind, necessity, soft, words, evidence } = requirement;
    const said = evidence.find(({ grade }) => grade === 'denied' || grade === 'hoped');
    const more = evidence.some(({ grade }) => grade === 'shown' || grade === 'told' || grade === 'certified');
    if (said === undefined || more || soft || (kind !== 'skill' && kind !== 'certification')) return [];
    const learn = template === 'development.gap';
    return [
      {
        template,
        lead: learn ? null : 'both',
        why: 'denied',
        tier: necessity === 'required' ? tiers.denied : tiers.preferredShown,
        difficulty: 'hard',
        basedOn: { kind: 'gap', requirement: id, quote: learn ? words : said.quote },
        values: learn ? { requirement: words } : { requirement: words, quote: said.quote },
        topics: topicsOf(requirement),
      },
    ];
  });

/** What the resume seems to show in words of its own is asked without taking it for granted. */
const openCandidates = (requirement: AskedRequirement): readonly Candidate[] => {
  const { id, kind, necessity, words } = requirement;
  const template = gapTemplates[kind];
  if (template === undefined || necessity !== 'required') return [];
  return [
    {
      template,
      lead: 'requirement',
      why: 'core',
      tier: tiers.requiredShown,
      difficulty: 'medium',
      basedOn: { kind: 'requirement', requirement: id, quote: words },
      values: { requirement: words },
      topics: topicsOf(requirement),
    },
  ];
};

/** Templates about a deed that the resume describes. */
const deedTemplates = ['technical.requirement', 'technical.decision', 'technical.problem'] as const;

const isProof = ({ grade }: AskedEvidence): boolean => grade === 'shown' || grade === 'told';

/** Questions about what the resume shows or tells, with the words that show it. */
export const shownCandidates = (requirements: readonly AskedRequirement[]): readonly Candidate[] =>
  requirements.flatMap((requirement): readonly Candidate[] => {
    const { id, kind, necessity, status, soft, words, evidence } = requirement;
    const proofs = evidence.filter(isProof);
    const best = proofs.find(({ deed }) => deed);
    // Years are those of positions, and nobody does a degree or a certificate: a quote of one shows no deed.
    if (proofs.length === 0 || soft || kind !== 'skill') return [];
    if (status !== 'met' && status !== 'partly_met') return [];
    if (best === undefined) return listedIn(requirement) === undefined ? openCandidates(requirement) : [];
    const partly = status === 'partly_met';
    const required = necessity === 'required';
    const templates = partly
      ? (['technical.extent'] as const)
      : deedTemplates.filter((template) => template !== 'technical.decision' || (!best.tasks && maySayWhy(best.quote)));
    return templates.map((template) => ({
      template,
      lead: template === 'technical.requirement' ? null : 'both',
      why: 'shown',
      tier: partly && required ? tiers.partlyShown : required ? tiers.requiredShown : tiers.preferredShown,
      difficulty: partly && required ? 'hard' : partly || required ? 'medium' : 'easy',
      basedOn: { kind: 'requirement', requirement: id, quote: best.quote },
      values: { requirement: words, quote: best.quote },
      topics: topicsOf(requirement),
    }));
  });

/** The name of the skill in a list, as it stands there; a short entry whole. */
const entryOf = (quote: string, skill: string | null): string | undefined => {
  const name = skill === null ? undefined : findSkills(quote).find(({ canonical }) => canonical === skill)?.matched;
  return name ?? (/[,;|•·\n、，；،؛。।]/u.test(quote) || lengthOf(quote) > maxEntryWords ? undefined : quote);
};

/** A longer entry tells what was done. */
const maxEntryWords = 4;

/** The entry that names the skill, where the resume shows no deed but only names it. */
const listedIn = ({ kind, soft, skill, evidence }: AskedRequirement): string | undefined => {
  const [best] = evidence;
  if (best === undefined || soft || kind !== 'skill') return undefined;
  if (best.grade === 'listed' || best.grade === 'certified') return entryOf(best.quote, skill);
  const isNamed = isProof(best) && !evidence.some(({ deed }) => deed) && best.names;
  return isNamed ? findSkills(best.quote).find(({ canonical }) => canonical === skill)?.matched : undefined;
};

/** Questions about what the resume only lists, or has a certificate of. */
export const listedCandidates = (requirements: readonly AskedRequirement[]): readonly Candidate[] =>
  requirements.flatMap((requirement): readonly Candidate[] => {
    const { id, necessity } = requirement;
    const quote = listedIn(requirement);
    if (quote === undefined) return [];
    return [
      {
        template: 'technical.listed',
        lead: 'quote',
        why: 'listed',
        tier: necessity === 'required' ? tiers.partlyShown : tiers.preferredShown,
        difficulty: 'medium',
        basedOn: { kind: 'requirement', requirement: id, quote },
        values: { quote },
        topics: topicsOf(requirement),
      },
    ];
  });
