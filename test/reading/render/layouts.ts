import type { Education, Experience, GeneratedResume, ResumeSection } from '../generated-resume.ts';
import { japaneseForm } from './japanese-form.ts';
import type { Block, Cell, Line, Sheet, Table } from './sheet.ts';
import type { Style } from './style.ts';
import { contactRows, writeContact, writeContent, writeSection, writeUndatedEntry } from './write-sections.ts';

export const layoutNames = [
  'one-column',
  'sidebar',
  'two-columns',
  'table',
  'europass',
  'rirekisho',
  'header-contact',
  'letter-spaced',
] as const;

export type LayoutName = (typeof layoutNames)[number];

type Parts = Pick<Sheet, 'head' | 'body'>;

type Layout = (resume: GeneratedResume, style: Style) => Parts;

const nameOf = ({ name, headline }: GeneratedResume, { entry }: Style): readonly Line[] => [
  { role: 'name', text: name },
  ...(entry === 'company-first' ? [] : [{ role: 'headline', text: headline } as const]),
];

const sectionsOf = ({ sections }: GeneratedResume, style: Style, narrow = false): readonly Line[] =>
  sections.flatMap((section) => writeSection(section, style, narrow));

const entriesOf = ({ content }: ResumeSection): readonly (Experience | Education)[] | undefined =>
  content.form === 'experience' || content.form === 'education' ? content.entries : undefined;

const oneColumn: Layout = (resume, style) => ({
  head: null,
  body: [...nameOf(resume, style), ...writeContact(resume, style), ...sectionsOf(resume, style)],
});

const besides: ReadonlySet<string> = new Set(['skills', 'languages', 'certifications']);

const sidebar: Layout = (resume, style) => {
  const aside = { ...resume, sections: resume.sections.filter(({ kind }) => besides.has(kind)) };
  const main = { ...resume, sections: resume.sections.filter(({ kind }) => !besides.has(kind)) };
  const nameAside = style.datesAt === 'below';
  const name = nameOf(resume, style);
  const side: readonly Block[] = [
    ...(nameAside ? name : []),
    ...writeContact(resume, style, true),
    ...sectionsOf(aside, style, true),
  ];
  const rest: readonly Block[] = [...(nameAside ? [] : name), ...sectionsOf(main, style)];
  const { sidebarFirst } = style;
  return {
    head: null,
    body: [
      {
        kind: 'columns',
        flow: 'side',
        shares: sidebarFirst ? [33, 67] : [67, 33],
        parts: sidebarFirst ? [side, rest] : [rest, side],
        shaded: sidebarFirst ? 0 : 1,
      },
    ],
  };
};

const twoColumns: Layout = (resume, style) => {
  const works = resume.sections.filter(({ kind }) => kind === 'summary' || kind === 'experience');
  const others = resume.sections.filter((section) => !works.includes(section));
  return {
    head: null,
    body: [
      ...nameOf(resume, style),
      ...writeContact(resume, style),
      {
        kind: 'columns',
        flow: 'newspaper',
        shares: [50, 50],
        parts: [
          sectionsOf({ ...resume, sections: works }, style, true),
          sectionsOf({ ...resume, sections: others }, style, true),
        ],
        shaded: null,
      },
    ],
  };
};

const heading = ({ heading: text }: ResumeSection): Cell => [{ role: 'heading', text }];

const dates = (entry: Experience | Education): Cell => [{ role: 'dates', text: entry.period.printed }];

/** Rows of label and value: entries with their dates to the left, other sections with their heading there. */
const rowsOf = ({ sections }: GeneratedResume, style: Style, headingsAcross: boolean): Table['rows'] =>
  sections.flatMap((section): Table['rows'] => {
    const entries = entriesOf(section);
    const own = { ...style, list: style.list === 'bullets' ? 'commas' : style.list } as const;
    if (entries === undefined) return [[heading(section), writeContent(section, own, false)]];
    const rows = entries.map((entry) => [dates(entry), writeUndatedEntry(entry, style)]);
    return [headingsAcross ? [heading(section)] : [heading(section), []], ...rows];
  });

const table: Layout = (resume, style) => ({
  head: null,
  body: [
    { role: 'name', text: resume.name },
    {
      kind: 'table',
      look: style.sidebarFirst ? 'ruled' : 'plain',
      shares: [30, 70],
      rows: [...contactRows(resume), ...rowsOf(resume, style, true)],
    },
  ],
});

const europass: Layout = (resume, style) => ({
  head: null,
  body: [
    ...(style.capitals ? [{ role: 'text', text: 'Curriculum Vitae' } as const] : []),
    { role: 'name', text: resume.name },
    { kind: 'table', look: 'labels', shares: [28, 72], rows: [...contactRows(resume), ...rowsOf(resume, style, false)] },
  ],
});

/** A ruled form: start and end in cells of year and month, then who and what. */
const ruledForm: Layout = (resume, style) => {
  const cell = (text: string): Cell => [{ role: 'text', text }];
  const rows = resume.sections.flatMap((section): Table['rows'] => {
    const entries = entriesOf(section);
    if (entries === undefined) return [[heading(section)], [writeContent(section, style, false)]];
    return [
      [heading(section)],
      ...entries.map((entry) => {
        const { start, end, present } = entry.period;
        return [
          cell(start.year),
          cell(start.month),
          cell(end === null ? present : end.year),
          cell(end?.month ?? ''),
          writeUndatedEntry(entry, style),
        ];
      }),
    ];
  });
  return {
    head: null,
    body: [
      { role: 'name', text: resume.name },
      { kind: 'table', look: 'ruled', shares: [28, 72], rows: contactRows(resume) },
      { kind: 'table', look: 'ruled', shares: [9, 6, 13, 6, 66], rows },
    ],
  };
};

const rirekisho: Layout = (resume, style) =>
  resume.language === 'ja' ? { head: null, body: japaneseForm(resume, style) } : ruledForm(resume, style);

const headerContact: Layout = (resume, style) => {
  const { header } = style;
  const contact = writeContact(resume, { ...style, contact: style.contact === 'lines' ? 'row' : style.contact });
  const name = nameOf(resume, style);
  return {
    head: { place: header, lines: header === 'band' ? [...name, ...contact] : contact },
    body: [...(header === 'band' ? [] : name), ...sectionsOf(resume, style)],
  };
};

const layouts: { readonly [name in LayoutName]: Layout } = {
  'one-column': oneColumn,
  sidebar,
  'two-columns': twoColumns,
  table,
  europass,
  rirekisho,
  'header-contact': headerContact,
  'letter-spaced': oneColumn,
};

/** How many columns a person sees. */
export const columnsOf = (layout: LayoutName): 1 | 2 => (layout === 'sidebar' || layout === 'two-columns' ? 2 : 1);

/** Lays a resume out. */
export const layOut = (resume: GeneratedResume, layout: LayoutName, style: Style): Sheet => ({
  language: resume.language,
  ...layouts[layout](resume, style),
  spacedHeadings: layout === 'letter-spaced',
  accent: style.accent,
  bullet: style.bullet,
  points: style.points,
  wordStyles: style.wordStyles,
});
