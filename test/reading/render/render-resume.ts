import type { GeneratedResume } from '../generated-resume.ts';
import { type LayoutName, layOut } from './layouts.ts';
import type { PdfPrinter } from './open-pdf-printer.ts';
import type { Sheet } from './sheet.ts';
import { chooseStyle, hasCapitals } from './style.ts';
import { toDocx } from './to-docx.ts';
import { toHtml } from './to-html.ts';

export const formatNames = ['pdf', 'docx'] as const;

export type FormatName = (typeof formatNames)[number];

/** A resume as it stands on the page of one layout, ready for any format. */
export type LaidOut = {
  /** With its headings as they are printed. */
  readonly resume: GeneratedResume;
  readonly layout: LayoutName;
  readonly sheet: Sheet;
};

/** Whether people use the layout with this script: letters that join or have no capitals are not spaced. */
export const suits = (layout: LayoutName, resume: GeneratedResume): boolean =>
  layout !== 'letter-spaced' || resume.sections.every(({ heading }) => hasCapitals(heading));

export const layOutResume = (resume: GeneratedResume, layout: LayoutName): LaidOut => {
  const style = chooseStyle(resume.language, layout, resume.seed);
  const capitals = style.capitals || layout === 'letter-spaced';
  const printed: GeneratedResume = {
    ...resume,
    sections: resume.sections.map((section) =>
      capitals && hasCapitals(section.heading)
        ? { ...section, heading: section.heading.toLocaleUpperCase(resume.language) }
        : section,
    ),
  };
  return { resume: printed, layout, sheet: layOut(printed, layout, style) };
};

export const renderResume = async ({ sheet }: LaidOut, format: FormatName, printer: PdfPrinter | null): Promise<Uint8Array> => {
  if (format === 'docx') return toDocx(sheet);
  if (printer === null) throw new Error('A PDF needs a printer.');
  return printer.print(toHtml(sheet));
};
