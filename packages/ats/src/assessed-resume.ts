import type { AtsAssessment, DocumentFacts, LanguageCode, ResumeContent } from '@winnow/contracts';
import { type Locale, localeOf } from '@winnow/languages';
import type { LayoutDocument } from '@winnow/reading';
import { type Statement, statementsOf } from './statements.ts';
import { type Terms, termsOf } from './terms.ts';
import { type TextLine, textLines } from './text-lines.ts';

export type AtsInput = {
  readonly layout: LayoutDocument;
  readonly content: ResumeContent;
  readonly document: DocumentFacts;
  /** Empty without a job description. */
  readonly jobTerms: NonNullable<AtsAssessment['job_terms']>;
  /** Shown beside the terms; no check counts it. */
  readonly jobRequirements?: AtsAssessment['job_requirements'];
};

/** Input of the checks: the resume and values that several checks derive from it. */
export type AssessedResume = AtsInput & {
  readonly lines: readonly TextLine[];
  readonly statements: readonly Statement[];
  readonly terms: Terms;
  /** Of the language of the resume; null when that is unknown. */
  readonly locale: Locale | null;
};

const localeOfDocument = (language: string | null): Locale | null => {
  if (language === null) return null;
  const locale = localeOf(language as LanguageCode);
  return locale.code === language ? locale : null;
};

/** Derives the shared input of the checks once. */
export const assessedResume = (input: AtsInput): AssessedResume => {
  const lines = textLines(input.layout, input.content);
  const locale = localeOfDocument(input.document.language);
  return {
    ...input,
    lines,
    statements: statementsOf(lines, input.content),
    terms: termsOf(lines, input.content, locale),
    locale,
  };
};
