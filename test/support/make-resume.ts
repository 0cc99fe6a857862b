import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { PDFDocument, StandardFonts } from 'pdf-lib';

export type Sample = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly headings: readonly string[];
  readonly lines: readonly { readonly text: string; readonly kind: 'title' | 'heading' | 'bullet' | 'text' }[];
};

const first = ['Nora', 'Elias', 'Mina', 'Jonas', 'Lea', 'Viktor', 'Ada', 'Tomas', 'Iris', 'Oskar'];
const last = ['Lindqvist', 'Marlowe', 'Okafor', 'Brandt', 'Castell', 'Novak', 'Ferrant', 'Hollis', 'Sandoval', 'Weiland'];
const trades = [
  'Plumbing',
  'Logistics',
  'Textiles',
  'Optics',
  'Bakery',
  'Shipping',
  'Printing',
  'Forestry',
  'Ceramics',
  'Robotics',
];

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** An invented person; another number gives another person and other figures. */
export const makeSample = (number: number): Sample => {
  const name = `${pick(first, number)} ${pick(last, Math.floor(number / 10))}`;
  const email = `${name.toLowerCase().replace(' ', '.')}${number}@mail.example`;
  const phone = `+44 20 7946 0${String(number % 1000).padStart(3, '0')}`;
  const trade = pick(trades, number * 7);
  const lines: Sample['lines'] = [
    { kind: 'title', text: name },
    { kind: 'text', text: `${email} | ${phone} | London, United Kingdom` },
    { kind: 'heading', text: 'Summary' },
    {
      kind: 'text',
      text: `Operations lead with ${5 + (number % 9)} years in ${trade.toLowerCase()}, used to small teams and large orders.`,
    },
    { kind: 'heading', text: 'Experience' },
    { kind: 'text', text: `Operations Lead, ${trade} House Ltd, 03/2019 - Present` },
    {
      kind: 'bullet',
      text: `Led a team of ${3 + (number % 17)} people and cut delivery times by ${10 + (number % 40)}% within a year.`,
    },
    { kind: 'bullet', text: `Introduced a planning tool that saved ${100 + number} hours of overtime in the first quarter.` },
    { kind: 'bullet', text: 'Negotiated new terms with four suppliers and documented the process for two branches.' },
    { kind: 'text', text: `Coordinator, Northgate ${trade} GmbH, 06/2014 - 02/2019` },
    { kind: 'bullet', text: `Managed ${20 + (number % 30)} weekly orders and trained eleven new colleagues in stock keeping.` },
    { kind: 'bullet', text: 'Built the first weekly report on returns and reduced them by a third in two years.' },
    { kind: 'heading', text: 'Education' },
    { kind: 'text', text: 'BSc Business Administration, University of Leeds, 2010 - 2014' },
    { kind: 'heading', text: 'Skills' },
    { kind: 'text', text: 'Planning, Negotiation, Excel, SQL, Warehouse systems' },
  ];
  return { name, email, phone, headings: ['Summary', 'Experience', 'Education', 'Skills'], lines };
};

/** The sample as plain text. */
export const renderText = ({ lines }: Sample): Uint8Array =>
  new TextEncoder().encode(
    lines.map(({ kind, text }) => (kind === 'heading' ? `\n${text}\n` : kind === 'bullet' ? `- ${text}` : text)).join('\n'),
  );

/** The sample as a PDF of one column, with its work repeated on further pages when more than one is wanted. The bytes are the same every time. */
export const renderPdf = async ({ lines }: Sample, pages = 1): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const [regular, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  const draw = (shown: Sample['lines']): void => {
    const page = pdf.addPage([595, 842]);
    let y = 780;
    for (const { kind, text } of shown) {
      const size = kind === 'title' ? 20 : kind === 'heading' ? 14 : 10;
      const font = kind === 'title' || kind === 'heading' ? bold : regular;
      if (kind === 'heading') y -= 8;
      page.drawText(kind === 'bullet' ? `• ${text}` : text, { x: kind === 'bullet' ? 72 : 60, y, size, font });
      y -= size * 1.5;
    }
  };
  draw(lines);
  const work = lines.filter(({ kind }) => kind === 'bullet');
  for (let page = 1; page < pages; page += 1) draw(Array.from({ length: 10 }, () => work).flat());
  return pdf.save();
};

/** The sample as a Word document. */
export const renderDocx = async ({ lines }: Sample): Promise<Uint8Array> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: lines.map(({ kind, text }) =>
            kind === 'title'
              ? new Paragraph({ children: [new TextRun({ text, bold: true, size: 40 })] })
              : kind === 'heading'
                ? new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
                : new Paragraph({ text, ...(kind === 'bullet' ? { bullet: { level: 0 } } : {}) }),
          ),
        },
      ],
    }),
  );
