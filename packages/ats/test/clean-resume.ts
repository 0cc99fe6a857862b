import type { Box, DocumentFacts, ExtractedText, ResumeContent, SectionKind } from '@winnow/contracts';
import type { LayoutDocument, Line, Page } from '@winnow/reading';
import type { AtsInput } from '../src/index.ts';

export type DraftBullet = { readonly verb: string; readonly amount: string; readonly rest: string };

export type DraftPosition = {
  readonly title: string;
  readonly company: string | null;
  readonly dates: readonly [start: string, end: string | null] | null;
  readonly bullets: readonly DraftBullet[];
};

/** A resume as its writer thinks of it; layout and content follow from it. */
export type Draft = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly link: string | null;
  /** What is printed for the link. */
  readonly linkText: string | null;
  readonly contactBand: 'body' | 'footer';
  readonly summary: string | null;
  readonly experience: boolean;
  readonly positions: readonly DraftPosition[];
  readonly education: string | null;
  readonly skills: readonly string[] | null;
  /** How many of the skills the bullet points show. */
  readonly shownSkills: number;
  readonly otherSections: readonly string[];
  readonly extraLines: readonly string[];
  /** How many of the bullets are set as paragraphs. */
  readonly paragraphs: number;
  /** Told about the first position, beside its bullets. */
  readonly prose: string;
  readonly hiddenText: string;
  readonly columns: number;
  readonly textBoxes: number;
  /** Pictures of a fifth of a page, beside the text. */
  readonly pictures: number;
  /** Lines that the file stores elsewhere. */
  readonly movedLines: number;
  readonly bytes: number;
  readonly format: DocumentFacts['format'];
  readonly jobTerms: AtsInput['jobTerms'];
  readonly unmappedShare: number;
  readonly scannedPages: number;
  readonly margin: number;
  readonly size: number;
  readonly fonts: readonly string[];
  readonly words: number;
};

const bullet = (verb: string, amount: string, rest: string): DraftBullet => ({ verb, amount, rest });

export const cleanDraft: Draft = {
  name: 'Imelda Brandt',
  email: 'imelda.brandt@example.org',
  phone: '+49 30 901820',
  location: 'Rostock, Germany',
  link: 'https://github.com/imelda-brandt',
  linkText: null,
  contactBand: 'body',
  summary: 'Logistics engineer who plans harbour storage, freight routing and customs paperwork for mid-sized carriers.',
  experience: true,
  positions: [
    {
      title: 'Lead Logistics Engineer',
      company: 'Nordkai Freight GmbH',
      dates: ['2021-03', null],
      bullets: [
        bullet('Led', '14', 'crews through the slow move of every container yard to electronic gate passes'),
        bullet('Reduced', '23%', 'of idle crane hours with a rotating roster that closely follows the tide tables'),
        bullet('Negotiated', '6', 'long-term rail contracts together with colleagues from purchasing and legal'),
      ],
    },
    {
      title: 'Logistics Engineer',
      company: 'Ostsee Spedition AG',
      dates: ['2017-06', '2021-02'],
      bullets: [
        bullet('Designed', '3', 'cross-docking halls whose lanes adapt when vessels arrive behind schedule'),
        bullet('Introduced', '120', 'handheld scanners so that drivers confirm pallets without any paper slips'),
        bullet('Trained', '45', 'dispatchers on hazardous goods rules until all audits were without findings'),
      ],
    },
    {
      title: 'Junior Planner',
      company: 'Warnow Lager KG',
      dates: ['2014-09', '2017-05'],
      bullets: [
        bullet('Built', '8', 'spreadsheet models that predict how full the cold stores become each season'),
        bullet('Organized', '11', 'supplier visits and wrote the minutes which later shaped tender documents'),
        bullet('Improved', '9%', 'of picking tours by placing fast moving articles much nearer to the loading ramps'),
      ],
    },
  ],
  education: 'B.Sc. Industrial Engineering, University of Rostock, 2011 – 2014',
  skills: ['Route optimisation', 'warehouse design', 'SQL', 'simulation', 'ERP systems', 'tendering'],
  shownSkills: 3,
  otherSections: [],
  extraLines: [],
  paragraphs: 0,
  prose: '',
  hiddenText: '',
  columns: 1,
  textBoxes: 0,
  pictures: 0,
  movedLines: 0,
  bytes: 80_000,
  format: 'pdf',
  jobTerms: [
    { term: 'SQL', necessity: 'required', count: 2, sections: ['experience', 'skills'] },
    { term: 'tendering', necessity: 'preferred', count: 1, sections: ['skills'] },
  ],
  unmappedShare: 0,
  scannedPages: 0,
  margin: 56,
  size: 10.5,
  fonts: ['Source Sans'],
  words: 420,
};

const lineStep = 14;

const bulletText = ({ verb, amount, rest }: DraftBullet): string => [verb, amount, rest].filter((part) => part !== '').join(' ');

type Written = { readonly kind: SectionKind; readonly heading: string | null; readonly lines: string[] };

export const resumeOf = (draft: Draft): AtsInput => {
  const lines: Line[] = [];
  const sections: Written[] = [{ kind: 'contact', heading: null, lines: [] }];
  const boxAt = (row: number): Box => [draft.margin, 40 + row * lineStep, 400, 50 + row * lineStep];
  const write = (text: string, options: { bullet?: boolean; band?: Line['band'] } = {}): ExtractedText => {
    const box = boxAt(lines.length);
    const font = draft.fonts[lines.length % draft.fonts.length] ?? '';
    const run = { text, box, font, size: draft.size, bold: false, italic: false, colour: '#000000', hidden: null };
    lines.push({ text, box, runs: [run], band: options.band ?? 'body', bullet: options.bullet ?? false });
    return { value: text, confidence: 0.9, source: { page: 1, box, quote: text.slice(0, 120) } };
  };
  const put = (text: string, bullet = false): ExtractedText => {
    sections.at(-1)?.lines.push(text);
    return write(text, { bullet });
  };
  const open = (kind: SectionKind, heading: string): void => {
    sections.push({ kind, heading, lines: [] });
    write(heading);
  };
  const name = draft.name === null ? null : put(draft.name);
  const contact = (text: string | null) => (text === null ? null : write(text, { band: draft.contactBand }));
  const location = draft.location === null ? null : put(draft.location);
  const link = draft.link === null ? null : put(draft.linkText ?? draft.link);
  const email = contact(draft.email);
  const phone = contact(draft.phone);
  if (draft.summary !== null) open('summary', 'Summary');
  const summary = draft.summary === null ? null : put(draft.summary);
  let paragraphs = draft.paragraphs;
  if (draft.experience) open('experience', 'Experience');
  const experience = (draft.experience ? draft.positions : []).map(({ title, company, dates, bullets }, index) => {
    const head = put([title, company ?? '', ...(dates ?? [])].join(' | '));
    const date = (iso: string | null | undefined) =>
      iso === undefined
        ? null
        : {
            ...head,
            value: iso,
            raw: iso ?? 'Present',
            iso,
            precision: iso === null ? null : ('month' as const),
            current: iso === null,
          };
    const told = bullets.map((each) => {
      paragraphs -= 1;
      return put(bulletText(each), paragraphs < 0);
    });
    if (index === 0 && draft.prose !== '') put(draft.prose);
    return {
      title: { ...head, value: title },
      company: company === null ? null : { ...head, value: company },
      location: null,
      start: date(dates?.[0]),
      end: date(dates?.[1]),
      months: null,
      bullets: told,
    };
  });
  if (draft.education !== null) open('education', 'Education');
  const education = draft.education === null ? [] : [put(draft.education)];
  if (draft.skills !== null) open('skills', 'Skills');
  const skills = draft.skills ?? [];
  const skillLine = skills.length === 0 ? null : put(skills.join(', '));
  open('interests', 'Interests');
  for (const text of ['Sailing and choir', ...draft.extraLines]) put(text);
  for (const heading of draft.otherSections) {
    open('other', heading);
    put(`${heading} text`);
  }
  const content: ResumeContent = {
    profile: {
      name,
      headline: null,
      emails: email === null ? [] : [email],
      phones: phone === null ? [] : [{ ...phone, raw: phone.value, e164: phone.value.replaceAll(' ', ''), valid: true }],
      location,
      links: link === null ? [] : [{ ...link, kind: 'github', url: draft.link ?? '' }],
    },
    summary,
    experience,
    education: education.map((institution) => ({
      institution,
      degree: null,
      level: 'bachelor',
      field: null,
      start: null,
      end: null,
    })),
    skills: skills.flatMap((name, index) =>
      skillLine === null
        ? []
        : [
            {
              ...skillLine,
              value: name,
              name,
              canonical: name,
              evidence: (index < draft.shownSkills ? (['skills', 'experience'] as const) : (['skills'] as const)).map(
                (section) => ({
                  ...skillLine.source,
                  section,
                  form: section === 'skills' ? ('listed' as const) : ('told' as const),
                  position: null,
                  from: null,
                  to: null,
                }),
              ),
              months: null,
            },
          ],
    ),
    other_skills: [],
    languages: [],
    certifications: [],
    projects: [],
    awards: [],
    publications: [],
    sections: sections.map(({ kind, heading, lines: own }) => ({ kind, heading, page: 1, text: own.join('\n') })),
    totals: { experience_months: null },
    confirm: [],
  };
  return { layout: layoutOf(draft, lines), content, document: factsOf(draft), jobTerms: draft.jobTerms };
};

const emptyPage = (number: number): Page => ({
  number,
  width: 595,
  height: 842,
  margins: null,
  columns: 1,
  blocks: [],
  images: [{ box: [0, 0, 595, 842] }],
  tables: [],
  links: [],
  textBoxes: 0,
  characters: 0,
  unmappedCharacters: 0,
  orderInversions: 0,
});

const layoutOf = (draft: Draft, lines: readonly Line[]): LayoutDocument => {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const hiddenRun = { text: draft.hiddenText, box: null, font: '', size: 1, bold: false, italic: false, colour: '#ffffff' };
  const hidden: Line = { text: '', box: null, runs: [{ ...hiddenRun, hidden: 'tiny' }], band: 'body', bullet: false };
  const page: Page = {
    ...emptyPage(1),
    margins: [draft.margin, 50, 60, 70],
    columns: draft.columns,
    blocks: [...lines, ...(draft.hiddenText === '' ? [] : [hidden])].map((line) => ({ lines: [line], column: 0 })),
    images: Array.from({ length: draft.pictures }, () => ({ box: [420, 400, 590, 800] as const })),
    textBoxes: draft.textBoxes,
    orderInversions: draft.movedLines,
    characters,
    unmappedCharacters: Math.round(characters * draft.unmappedShare),
  };
  const scans = Array.from({ length: draft.scannedPages }, (_, index) => emptyPage(index + 2));
  return { format: draft.format, bytes: draft.bytes, pageCount: 1 + scans.length, pages: [page, ...scans], warnings: [] };
};

const factsOf = ({ columns, words, scannedPages, bytes, format, hiddenText }: Draft): DocumentFacts => ({
  sha256: 'a1'.repeat(32),
  format,
  bytes,
  pages: 1 + scannedPages,
  columns,
  words,
  language: 'en',
  language_confidence: 0.97,
  extraction: { status: 'ok', warnings: hiddenText === '' ? [] : [{ code: 'hidden_text', page: 1 }] },
});
