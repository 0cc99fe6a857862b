import type { MatchEvidence, SectionKind } from '@winnow/contracts';

/** How far a place of the resume shows what it names. */
export type Grade = 'shown' | 'told' | 'certified' | 'listed' | 'hoped' | 'copied' | 'denied';

/** Evidence of a match; that of earlier releases has no grade. */
type GivenEvidence = MatchEvidence & { readonly grade?: Grade };

export type GradedEvidence = { readonly quote: string; readonly grade: Grade };

const gradeOfSection: ReadonlyMap<SectionKind | null, Grade> = new Map<SectionKind | null, Grade>([
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
export const isUnclaimed = (grade: Grade): boolean => grade === 'denied' || grade === 'hoped' || grade === 'copied';

const byWeight: readonly Grade[] = ['shown', 'told', 'certified', 'listed', 'denied', 'hoped', 'copied'];

/**
 * The evidence of a requirement that says something of work, the best first. Degrees, spoken languages and interests are no basis
 * for a question about work.
 */
export const gradedEvidence = (evidence: readonly MatchEvidence[]): readonly GradedEvidence[] =>
  evidence
    .flatMap(({ quote, section, grade = gradeOfSection.get(section) }: GivenEvidence): readonly GradedEvidence[] =>
      grade === undefined || !gradeOfSection.has(section) ? [] : [{ quote, grade }],
    )
    .toSorted((a, b) => byWeight.indexOf(a.grade) - byWeight.indexOf(b.grade));
