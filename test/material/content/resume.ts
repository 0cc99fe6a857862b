/** The kinds of sections, named as the labels name them. */
export const kinds = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'volunteering',
  'awards',
  'publications',
  'interests',
  'references',
  'contact',
  'other',
] as const;

export type Kind = (typeof kinds)[number];

/** A month of the Gregorian calendar, from 1. */
export type Month = { readonly year: number; readonly month: number };

/** Without an end it goes on. */
export type Span = { readonly start: Month; readonly end: Month | null };

export type Position = {
  readonly title: string;
  readonly company: string;
  readonly place: string | null;
  readonly department: string | null;
  readonly span: Span;
  readonly summary: string | null;
  readonly bullets: readonly string[];
  /** Tools named on a line of their own, after a label such as "Stack:". */
  readonly stack: readonly string[];
};

export type Study = {
  readonly institution: string;
  readonly degree: string;
  readonly field: string | null;
  readonly place: string | null;
  readonly span: Span;
  readonly grade: string | null;
};

export type SkillGroup = { readonly label: string | null; readonly items: readonly string[] };

type Spoken = { readonly name: string; readonly level: string | null };

/** A certificate, award, grant or publication. */
export type Honour = { readonly name: string; readonly by: string | null; readonly at: Month | null };

type Project = {
  readonly name: string;
  readonly text: string;
  readonly span: Span | null;
  readonly stack: readonly string[];
};

type Service = { readonly title: string; readonly organisation: string; readonly span: Span | null };

/** Words for what a layout prints besides the content. */
type Labels = {
  readonly phone: string;
  readonly email: string;
  readonly place: string;
  readonly stack: string;
  readonly tasks: string;
  readonly successes: string;
  readonly department: string;
};

/** An invented person's resume, before a layout decides what is printed. */
export type Resume = {
  readonly language: string;
  readonly seed: number;
  readonly trade: string;
  readonly name: string;
  readonly headline: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly place: string;
  readonly website: string | null;
  readonly summary: string | null;
  readonly positions: readonly Position[];
  readonly studies: readonly Study[];
  readonly groups: readonly SkillGroup[];
  readonly spoken: readonly Spoken[];
  readonly certificates: readonly Honour[];
  readonly awards: readonly Honour[];
  readonly publications: readonly Honour[];
  readonly projects: readonly Project[];
  readonly services: readonly Service[];
  readonly interests: readonly string[];
  readonly references: readonly { readonly name: string; readonly text: string }[];
  /** In the order of a page that has the choice. */
  readonly order: readonly Kind[];
  readonly headings: { readonly [kind in Kind]: string };
  readonly labels: Labels;
  /** Sentences about positions, with `{T}`, `{C}` and `{D}`, and about skills, with `{n}`; none in some languages. */
  readonly prose: readonly string[];
  readonly knows: readonly string[];
};
