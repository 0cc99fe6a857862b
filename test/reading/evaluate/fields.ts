/** Fields of which precision, recall and F1 are measured, in the order of tables. */
export const factFields = [
  'name',
  'email',
  'phone',
  'headings',
  'kinds',
  'title',
  'company',
  'location',
  'start',
  'end',
  'position',
  'institution',
  'degree',
  'field',
  'level',
  'study start',
  'study end',
  'education',
  'skills',
  'spoken languages',
  'spoken levels',
  'certifications',
] as const;

/** What is counted as in the first corpus: the share that is right, and of lists how many items were found within what was read. */
export const shareFields = [
  'listed headings',
  'listed companies',
  'listed titles',
  'listed institutions',
  'listed skills',
  'pages',
  'columns',
  'detected language',
] as const;

/** Fields that are known of generated resumes only. The two last are values beside the first that are not printed. */
export const generatedFields = ['place', 'e164', 'projects', 'other emails', 'other phones'] as const;

export const allFields = [...factFields, ...shareFields, ...generatedFields] as const;

export type FactField = (typeof allFields)[number];
