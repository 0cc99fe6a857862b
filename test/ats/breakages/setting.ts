import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Block, Line, Sheet } from '../../reading/render/sheet.ts';
import { changeBody } from '../word-parts.ts';
import type { Breakage } from './breakage.ts';

const both = ['pdf', 'docx'] as const;

const linesOf = ({ body }: Sheet): readonly Line[] => body.filter((block): block is Line => 'role' in block);

const isContact = (block: Block): boolean => 'role' in block && block.role === 'contact';

const headingsIn = (sheet: Sheet): readonly number[] =>
  sheet.body.flatMap((block, index) => ('role' in block && block.role === 'heading' ? [index] : []));

/** The sheet cut before the heading of this number, from the end. */
const cutBefore = (sheet: Sheet, fromEnd: number): readonly [readonly Line[], readonly Line[]] => {
  const lines = linesOf(sheet);
  const at = headingsIn(sheet).at(-fromEnd) ?? lines.length;
  return [lines.slice(0, at), lines.slice(at)];
};

const addStyle = (html: string, style: string): string => html.replace('</style>', `${style}</style>`);

/** Five fonts of different looks that most systems have. */
const fonts = ['Georgia', 'Courier New', 'Verdana', 'Comic Sans MS', 'Impact'];

const hasCapitals = (language: string): boolean => !/^(?:am|ar|bn|fa|gu|he|hi|ja|kn|ko|ml|mr|ta|te|th|ur|zh)$/.test(language);

/** Faults of how a resume is set on its page. */
export const setting: readonly Breakage[] = [
  {
    name: 'two columns side by side',
    breaks: 'compatibility.columns',
    formats: ['pdf'],
    sheet: (sheet) => {
      const [main, side] = cutBefore(sheet, 3);
      return { ...sheet, body: [{ kind: 'columns', flow: 'side', shares: [62, 38], parts: [main, side], shaded: null }] };
    },
    touches: ['structure.length', 'compatibility.reading_order'],
  },
  {
    name: 'two columns as in a newspaper',
    breaks: 'compatibility.columns',
    formats: both,
    sheet: (sheet) => {
      const [main, side] = cutBefore(sheet, 3);
      return { ...sheet, body: [{ kind: 'columns', flow: 'newspaper', shares: [50, 50], parts: [main, side], shaded: null }] };
    },
    touches: ['structure.length', 'compatibility.reading_order', 'keywords.skills_shown', 'structure.headings'],
  },
  {
    name: 'lines stored in another order',
    breaks: 'compatibility.reading_order',
    formats: ['pdf'],
    html: (html) => {
      const [before = '', rest = ''] = html.split('<body>');
      const lines = rest.replace('</body></html>', '').split('\n');
      const placed = lines.map((line, index) => line.replace(/^<(\w+) /, `<$1 style="grid-row: ${index + 1}" `));
      const shuffled = placed.map((_, index) => placed[(index * 7) % placed.length] ?? '');
      const all = placed.length % 7 === 0 ? placed.toReversed() : shuffled;
      return `${addStyle(before, 'body { display: grid; grid-template-columns: 100% }')}<body>${all.join('\n')}</body></html>`;
    },
  },
  {
    name: 'letters spaced out',
    breaks: 'compatibility.letter_spacing',
    formats: ['pdf', 'docx', 'txt'],
    suits: hasCapitals,
    sheet: (sheet) => ({
      ...sheet,
      body: sheet.body.map((block) =>
        'role' in block && block.role === 'heading'
          ? { ...block, text: [...block.text.toLocaleUpperCase(sheet.language)].join(' ').replaceAll('   ', '  ') }
          : block,
      ),
    }),
  },
  {
    name: 'a table',
    breaks: 'compatibility.tables',
    formats: both,
    sheet: (sheet) => {
      const [rest, last] = cutBefore(sheet, 1);
      const rows = last
        .slice(1)
        .map(({ text }) => text.split(' – ').map((cell): readonly Line[] => [{ role: 'text', text: cell }]));
      return { ...sheet, body: [...rest, ...last.slice(0, 1), { kind: 'table', look: 'ruled', shares: [40, 60], rows }] };
    },
  },
  {
    name: 'a text box',
    breaks: 'compatibility.tables',
    formats: ['docx'],
    word: (parts) =>
      changeBody(parts, (xml) => {
        const last = xml.lastIndexOf('<w:p>');
        const end = xml.indexOf('</w:p>', last) + '</w:p>'.length;
        const box = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:200pt;height:60pt"><v:textbox><w:txbxContent>${xml.slice(last, end)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
        return `${xml.slice(0, last)}${box}${xml.slice(end)}`;
      }),
  },
  {
    name: 'contact data in the header part',
    breaks: 'compatibility.header_footer',
    formats: ['docx'],
    sheet: (sheet) => ({
      ...sheet,
      head: { place: 'header', lines: linesOf(sheet).filter(isContact) },
      body: sheet.body.filter((block) => !isContact(block)),
    }),
  },
  {
    name: 'contact data at the foot of the page',
    breaks: 'compatibility.header_footer',
    formats: ['pdf'],
    draft: (draft) => ({ ...draft, email: null, phone: null }),
    pdf: async (bytes, { vocabulary }) => {
      const document = await PDFDocument.load(bytes);
      const font = await document.embedFont(StandardFonts.Helvetica);
      const text = `someone@example.com   ${vocabulary.phones[0]?.e164}`;
      for (const page of document.getPages()) page.drawText(text, { x: 200, y: 18, size: 8, font });
      return document.save();
    },
    touches: ['structure.margins'],
  },
  {
    name: 'margins of four millimetres',
    breaks: 'structure.margins',
    formats: both,
    html: (html) => html.replace('margin: 14mm 15mm', 'margin: 4mm'),
    word: (parts) =>
      changeBody(parts, (xml) => xml.replace(/w:(top|right|bottom|left)="8[05]0"/g, (_, side: string) => `w:${side}="227"`)),
  },
  {
    name: 'letters of seven points',
    breaks: 'structure.font_size',
    formats: both,
    sheet: (sheet) => ({ ...sheet, points: 7 }),
  },
  {
    name: 'five fonts',
    breaks: 'structure.font_families',
    formats: ['docx'],
    word: (parts) =>
      changeBody(parts, (xml) => {
        let index = 0;
        return xml.replace(/<w:rPr>/g, () => {
          const font = fonts[index++ % fonts.length];
          return `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}" w:eastAsia="${font}"/>`;
        });
      }),
  },
  {
    name: 'headings that nobody knows',
    breaks: 'structure.headings',
    // In a plain text nothing shows that such a line is a heading.
    formats: both,
    // Resumes that are arranged by skills name their sections so.
    sheet: (sheet, { vocabulary: { skills, bullets } }) => {
      const odd = skills.slice(-6).flatMap((skill, index): readonly Line[] => [
        { role: 'heading', text: skill },
        { role: 'text', text: bullets[index % bullets.length] ?? '' },
      ]);
      return { ...sheet, body: [...sheet.body, ...odd] };
    },
  },
  {
    name: 'six pages for the text of two',
    breaks: 'structure.length',
    formats: ['pdf'],
    html: (html) => addStyle(html, 'h2 { break-before: page; }'),
  },
];
