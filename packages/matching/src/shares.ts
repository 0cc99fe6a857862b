import type { MatchAssessment, MatchCategoryId, MatchWeights, RequirementKind } from '@winnow/contracts';

/** The fixed order of the categories, which also settles ties. */
export const categoryIds: readonly MatchCategoryId[] = ['skills', 'experience', 'education', 'languages', 'title'];

/** Points of what was assessed; `max` is 0 where nothing was. */
export type Points = { readonly points: number; readonly max: number };

/** A requirement, or the title of the job, which counts without being one. */
export type TermKind = RequirementKind | 'title';

export const categoryOf = ({ kind }: { readonly kind: TermKind }): MatchCategoryId => {
  switch (kind) {
    case 'title':
      return 'title';
    case 'experience_years':
      return 'experience';
    case 'education':
      return 'education';
    case 'language':
      return 'languages';
    default:
      return 'skills';
  }
};

/**
 * The weights of the assessed categories scaled to exactly 100 by largest remainder, ties in the fixed order; all 0 when the
 * assessed ones have no weight.
 */
export const appliedWeights = (weights: MatchWeights, judged: ReadonlySet<MatchCategoryId>): MatchWeights => {
  const own = categoryIds.map((id) => ({ id, weight: judged.has(id) ? weights[id] : 0 }));
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { skills: 0, experience: 0, education: 0, languages: 0, title: 0 };
  const floors = own.map(({ id, weight }) => ({
    id,
    share: Math.floor((100 * weight) / total),
    remainder: (100 * weight) % total,
  }));
  const left = 100 - floors.reduce((sum, { share }) => sum + share, 0);
  const raised = new Set(
    floors
      .toSorted((a, b) => b.remainder - a.remainder)
      .slice(0, left)
      .map(({ id }) => id),
  );
  const shareOf = (wanted: MatchCategoryId): number => {
    const share = floors.find(({ id }) => id === wanted)?.share ?? 0;
    return raised.has(wanted) ? share + 1 : share;
  };
  return {
    skills: shareOf('skills'),
    experience: shareOf('experience'),
    education: shareOf('education'),
    languages: shareOf('languages'),
    title: shareOf('title'),
  };
};

/** `share · points / max` rounded half up in integers; 0 when nothing was assessed. */
export const categoryScore = (share: number, { points, max }: Points): number =>
  max === 0 ? 0 : Math.floor((2 * share * points + max) / (2 * max));

/** The band of a score: strong from 80 and good from 60 as in the ATS report, partial from 40. */
export const bandOf = (score: number): MatchAssessment['band'] =>
  score >= 80 ? 'strong' : score >= 60 ? 'good' : score >= 40 ? 'partial' : 'weak';
