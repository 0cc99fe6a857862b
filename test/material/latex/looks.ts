import type { Resume } from '../content/resume.ts';
import type { Frame } from '../layout/sheet.ts';
import { europassLanguages, europeLanguages } from './europass.ts';
import type { FontName } from './fonts.ts';

/** What a template of LaTeX does its own way. */
export type Look = Frame & {
  /** Whether it has commands for entries, as classes by others do, or takes the lines of a sheet. */
  readonly takes: 'entries' | 'rows';
  readonly font: FontName;
  /** `either`: XeLaTeX for letters that pdfLaTeX's fonts do not have. */
  readonly engine: 'pdflatex' | 'xelatex' | 'either';
  /** Whether skills have bars or dots of levels. */
  readonly levels?: true;
  /** Whether it prints a heading above the contact. */
  readonly headsContact?: true;
  /** The languages that a class prints words of its own in. */
  readonly languages?: { readonly [language: string]: { readonly option: string; readonly contact: string } };
  /** The template's file, if others share it, and what `<variant>` stands for in it. */
  readonly file?: string;
  readonly variant?: string;
};

const entries = {
  columns: 'one',
  marginDates: false,
  capitals: false,
  takes: 'entries',
  font: 'latin-modern',
  engine: 'either',
} as const;

const rows = { ...entries, takes: 'rows' } as const;

const classes: { readonly [template: string]: Look } = {
  currvita: { ...entries, font: 'computer-modern' },
  curve: { ...entries, font: 'palatino' },
  ecv: { ...entries, engine: 'pdflatex', font: 'own', headsContact: true },
  europasscv: { ...entries, engine: 'pdflatex', font: 'own', capitals: true, headsContact: true, languages: europassLanguages },
  europecv: { ...entries, engine: 'pdflatex', font: 'own', headsContact: true, languages: europeLanguages },
  harnon: { ...entries, engine: 'pdflatex', font: 'own' },
  'komacv-classic': { ...entries, file: 'komacv', variant: 'classic', font: 'helvetica' },
  'komacv-oldstyle': { ...entries, file: 'komacv', variant: 'oldstyle', font: 'palatino' },
  'moderncv-banking': { ...entries, file: 'moderncv', variant: 'banking', font: 'latin-modern-sans' },
  'moderncv-casual': { ...entries, file: 'moderncv', variant: 'casual', font: 'latin-modern-sans' },
  'moderncv-classic': { ...entries, file: 'moderncv', variant: 'classic', font: 'latin-modern-sans' },
  'moderncv-fancy': { ...entries, engine: 'pdflatex', file: 'moderncv', variant: 'fancy', font: 'own' },
  'moderncv-oldstyle': { ...entries, file: 'moderncv', variant: 'oldstyle', font: 'charter' },
  readablecv: { ...entries, engine: 'pdflatex', font: 'own' },
  simplecv: { ...entries, font: 'times' },
  simpleresumecv: { ...entries, engine: 'xelatex', font: 'charter', capitals: true },
  tucv: { ...entries, font: 'computer-modern' },
};

const own: { readonly [template: string]: Look } = {
  academic: { ...entries, font: 'garamond' },
  article: { ...rows, font: 'computer-modern' },
  aside: { ...rows, columns: 'side', font: 'fira' },
  icons: { ...entries, columns: 'side', levels: true, font: 'lato' },
  longtable: { ...rows, marginDates: true, font: 'times' },
  margin: { ...rows, font: 'helvetica' },
  narrow: { ...entries, columns: 'side', capitals: true, font: 'lato' },
  sidebar: { ...entries, columns: 'side', levels: true, font: 'helvetica' },
  smallcaps: { ...rows, font: 'charter' },
  spaced: { ...entries, capitals: true, font: 'source-sans' },
  subheadings: { ...entries, font: 'computer-modern' },
};

/** The templates by name: classes by others, and ours after styles that are common. */
export const looks: { readonly [template: string]: Look } = { ...classes, ...own };

/** What a template prints above the contact, or null. */
export const contactHeading = ({ headsContact, languages, capitals }: Look, { language, headings }: Resume): string | null => {
  if (headsContact === undefined) return null;
  const heading = languages?.[language]?.contact ?? headings.contact;
  return capitals ? heading.toLocaleUpperCase(language) : heading;
};
