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

/** The caps of the ATS report, in the order of the report. */
export const capIds = [
  'unreadable_text',
  'too_little_text',
  'hidden_text',
  'machine_instructions',
  'lookalike_characters',
] as const;

export type CapId = (typeof capIds)[number];
