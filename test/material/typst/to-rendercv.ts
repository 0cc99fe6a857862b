import { type DateStyle, printSpan } from '../content/dates.ts';
import type { Resume } from '../content/resume.ts';
import { type Block, type Sheet, textOf } from '../layout/sheet.ts';

const present = <T>(key: string, value: T | null) => (value === null ? {} : { [key]: value });

/** RenderCV reads entries as Markdown. */
const escapeText = (text: string): string => text.replace(/[*_[\]#$@~`]/g, (sign) => (sign === '@' ? sign : `\\${sign}`));

const entriesOf = (
  resume: Resume,
  dates: DateStyle,
  heading: Extract<Block, { kind: 'heading' }>,
  others: readonly Block[],
): unknown => {
  switch (heading.section) {
    case 'experience':
      return resume.positions.map(({ title, company, place, span, summary, bullets }) => ({
        company,
        position: title,
        ...present('location', place),
        date: printSpan(dates, span, false).text,
        ...present('summary', summary),
        highlights: bullets,
      }));
    case 'education':
      return resume.studies.map(({ institution, degree, field, place, span }) => ({
        institution,
        area: field ?? degree,
        ...(field === null ? {} : { degree }),
        ...present('location', place),
        date: printSpan(dates, span, true).text,
      }));
    case 'skills':
      return resume.groups.flatMap(({ label, items }): readonly unknown[] =>
        label === null ? items.map((item) => escapeText(item)) : [{ label, details: items.join(', ') }],
      );
    default:
      return others.map((block) => {
        if (block.kind === 'labelled') return `${block.label} ${block.text}`;
        if (block.kind === 'entry') return block.rows.map(({ left, right }) => `${textOf(left)} ${textOf(right)}`).join(', ');
        return block.kind === 'text' || block.kind === 'minor' || block.kind === 'heading' ? block.text : block.items.join(', ');
      });
  }
};

/** The sheet's sections as input of RenderCV, which heads entries in the order of its theme. */
export const toRenderCv = (resume: Resume, dates: DateStyle, sheet: Sheet, theme: string): unknown => {
  const headings = sheet.main.flatMap((block, index) => (block.kind === 'heading' ? [{ block, index }] : []));
  const sections = headings.map(({ block, index }, at) => {
    const others = sheet.main.slice(index + 1, headings[at + 1]?.index);
    return [block.text, entriesOf(resume, dates, block, others)] as const;
  });
  return {
    cv: {
      name: resume.name,
      location: resume.place,
      email: resume.email,
      sections: Object.fromEntries(sections),
    },
    design: { theme, page: { show_page_numbering: false, show_last_updated_date: false } },
  };
};
