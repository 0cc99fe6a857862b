import type { EvidenceGrade, MatchEvidence, SectionKind } from '@winnow/contracts';

export type GradedEvidence = { readonly quote: string; readonly grade: EvidenceGrade };

/** Evidence of earlier releases has no grade. */
const gradeOfSection: ReadonlyMap<SectionKind | null, EvidenceGrade> = new Map<SectionKind | null, EvidenceGrade>([
  ['experience', 'shown'],
  ['projects', 'shown'],
  ['volunteering', 'shown'],
  ['publications', 'shown'],
  ['awards', 'shown'],
  ['summary', 'told'],
  ['certifications', 'certified'],
  ['skills', 'listed'],
  ['other', 'listed'],
  [null, 'listed'],
]);

/** Grades of what is no claim of the candidate. */
export const isUnclaimed = (grade: EvidenceGrade): boolean => grade === 'denied' || grade === 'hoped' || grade === 'copied';

const byWeight: readonly EvidenceGrade[] = ['shown', 'told', 'certified', 'listed', 'denied', 'hoped', 'copied'];

/**
 * The evidence of a requirement that says something of work, the best first. Degrees, spoken languages and interests are no basis
 * for a question about work.
 */
export const gradedEvidence = (evidence: readonly MatchEvidence[]): readonly GradedEvidence[] =>
  evidence
    .flatMap(({ quote, section, grade = gradeOfSection.get(section) }): readonly GradedEvidence[] =>
      grade === undefined || !gradeOfSection.has(section) ? [] : [{ quote, grade }],
    )
    .toSorted((a, b) => byWeight.indexOf(a.grade) - byWeight.indexOf(b.grade));
