/** The checks of the ATS report, in the order of the report. */
export const checkIds = [
  'compatibility.text_layer',
  'compatibility.encoding',
  'compatibility.reading_order',
  'compatibility.letter_spacing',
  'compatibility.tables',
  'compatibility.header_footer',
  'sections.name',
  'sections.email',
  'sections.phone',
  'sections.location',
  'sections.links',
  'sections.experience',
  'sections.education',
  'sections.skills',
  'sections.summary',
  'structure.headings',
  'structure.dates',
  'structure.date_order',
  'structure.length',
  'structure.font_size',
  'structure.font_families',
  'structure.margins',
  'structure.bullets',
  'keywords.action_verbs',
  'keywords.quantified',
  'keywords.bullet_length',
  'keywords.density',
  'keywords.placeholders',
] as const;

export type CheckId = (typeof checkIds)[number];

/** ICU messages. The same placeholders in every language. */
export type CheckText = {
  /** Said when the check earns full points. */
  readonly pass: string;
  /** Said when it earns less: what was measured. */
  readonly problem: string;
  /** What to do about it. */
  readonly fix: string;
};

export type ReportTexts = {
  readonly checks: { readonly [id in CheckId]: CheckText };
  /** Message of a check that has nothing to judge. */
  readonly notApplicable: string;
  readonly disclaimer: string;
};
