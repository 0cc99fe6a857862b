import type { AtsCategoryId, AtsReport, CheckStatus } from '@winnow/contracts';

/** The checks of the ATS report, in the order of the report. */
export const checkIds = [
  'compatibility.text_layer',
  'compatibility.encoding',
  'compatibility.columns',
  'compatibility.reading_order',
  'compatibility.letter_spacing',
  'compatibility.tables',
  'compatibility.header_footer',
  'compatibility.images',
  'compatibility.links',
  'compatibility.file_format',
  'compatibility.file_size',
  'sections.name',
  'sections.email',
  'sections.phone',
  'sections.location',
  'sections.links',
  'sections.experience',
  'sections.positions',
  'sections.education',
  'sections.skills',
  'sections.summary',
  'structure.headings',
  'structure.dates',
  'structure.date_order',
  'structure.date_format',
  'structure.gaps',
  'structure.length',
  'structure.font_size',
  'structure.font_families',
  'structure.margins',
  'structure.bullets',
  'structure.paragraphs',
  'keywords.action_verbs',
  'keywords.quantified',
  'keywords.bullet_length',
  'keywords.varied_openings',
  'keywords.density',
  'keywords.stuffing',
  'keywords.skills_shown',
  'keywords.job_terms',
  'keywords.placeholders',
] as const;

export type CheckId = (typeof checkIds)[number];

/** What limits the score whatever else is good, in the order of the report. */
export const capIds = [
  'unreadable_text',
  'too_little_text',
  'hidden_text',
  'machine_instructions',
  'lookalike_characters',
] as const;

export type CapId = (typeof capIds)[number];

/** ICU messages. The same placeholders in every language. */
export type CheckText = {
  /** Said when the check earns full points. */
  readonly pass: string;
  /** Said when it earns less: what was measured. */
  readonly problem: string;
  /** What to do about it. */
  readonly fix: string;
};

/** ICU messages of a cap that applies: what was found, and what to do about it. */
export type CapText = { readonly message: string; readonly fix: string };

/** Labels of the report as a page. ICU messages. */
export type PageTexts = {
  readonly title: string;
  readonly score: string;
  /** How the score follows from the points. */
  readonly formula: string;
  /** Points earned out of those possible. */
  readonly points: string;
  /** What a fix adds. */
  readonly gain: string;
  readonly fixFirst: string;
  readonly nothingToFix: string;
  readonly limits: string;
  readonly limit: string;
  readonly checks: string;
  /** Where a finding stands. */
  readonly found: string;
  readonly page: string;
  readonly pagePicture: string;
  readonly pageText: string;
  readonly morePages: string;
  readonly keywords: string;
  readonly word: string;
  readonly count: string;
  readonly version: string;
};

export type ReportTexts = {
  readonly checks: { readonly [id in CheckId]: CheckText };
  readonly caps: { readonly [id in CapId]: CapText };
  readonly categories: { readonly [id in AtsCategoryId]: string };
  readonly bands: { readonly [id in AtsReport['band']]: string };
  readonly statuses: { readonly [id in CheckStatus]: string };
  readonly page: PageTexts;
  /** Message of a check that has nothing to judge. */
  readonly notApplicable: string;
  readonly disclaimer: string;
};
