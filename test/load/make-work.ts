import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Upload } from '../support/call.ts';
import { makeSample, renderDocx, renderText, type Sample } from '../support/make-resume.ts';
import { endingBytes } from './fresh-file.ts';

const employers = ['Northgate', 'Bluewater', 'Fernhill', 'Oldbridge', 'Kestrel'];
const duties = [
  'Led a team of # people across two sites and cut delivery times by #% within a year.',
  'Introduced a planning tool that saved # hours of overtime in the first quarter and is still in use.',
  'Negotiated new terms with # suppliers and documented the process for the other branches.',
  'Built a weekly report on returns in SQL and Excel and reduced them by #% in two years.',
  'Trained # new colleagues in stock keeping, safety and the daily use of the warehouse system.',
  'Planned the move of # pallets to a new hall without a day of interruption for the customers.',
  'Represented the department in a project of # months on the introduction of a new ERP system.',
];

/** The sample with more of its work: about 350 words for one page, 600 for two. */
const lengthen = (sample: Sample, number: number, pages: number): Sample => {
  const jobs = Array.from({ length: pages === 1 ? 2 : 4 }, (_, job): Sample['lines'] => {
    const until = 2014 - job * 3;
    return [
      {
        kind: 'text',
        text: `Coordinator, ${employers[(number + job) % employers.length]} Services Ltd, 03/${until - 3} - 02/${until}`,
      },
      ...Array.from({ length: 5 }, (_, line) => ({
        kind: 'bullet' as const,
        text: (duties[(number + job * 5 + line) % duties.length] ?? '').replaceAll('#', () =>
          String(3 + ((number * 7 + line) % 40)),
        ),
      })),
    ];
  }).flat();
  const end = sample.lines.findIndex(({ text }) => text === 'Education');
  return { ...sample, lines: [...sample.lines.slice(0, end), ...jobs, ...sample.lines.slice(end)] };
};

const renderPages = async ({ lines }: Sample): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const [regular, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)];
  let page = pdf.addPage([595, 842]);
  let y = 780;
  for (const { kind, text } of lines) {
    const size = kind === 'title' ? 20 : kind === 'heading' ? 14 : 10;
    if (y < 60) {
      page = pdf.addPage([595, 842]);
      y = 780;
    }
    const font = kind === 'title' || kind === 'heading' ? bold : regular;
    page.drawText(kind === 'bullet' ? `• ${text}` : text, { x: kind === 'bullet' ? 72 : 60, y, size, font });
    y -= size * 1.7;
  }
  return pdf.save();
};

/** Six PDFs of one or two pages, three Word documents and a text in ten: the formats in which resumes mostly come. */
const makeFile = async (number: number): Promise<Upload> => {
  const sample = lengthen(makeSample(number), number, 1 + (Math.floor(number / 10) % 2));
  const kind = number % 10;
  if (kind < 6) return { name: `resume-${number}.pdf`, bytes: await renderPages(sample) };
  if (kind < 9) return { name: `resume-${number}.docx`, bytes: await renderDocx(sample) };
  return { name: `resume-${number}.txt`, bytes: renderText(sample) };
};

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');

/** A ZIP may end in a comment, whose length stands before it. */
const withComment = (bytes: Uint8Array): Uint8Array => {
  const copy = Buffer.from(bytes);
  const end = copy.lastIndexOf(endOfDirectory);
  copy.writeUInt16LE(endingBytes, end + 20);
  return new Uint8Array(copy);
};

const prepare = ({ name, bytes }: Upload): Upload => ({ name, bytes: extname(name) === '.docx' ? withComment(bytes) : bytes });

/** Resumes to work on: those of the folder `files` in `WINNOW_CORPUS`, else forty of invented people. */
export const makeWork = async (): Promise<readonly Upload[]> => {
  const { WINNOW_CORPUS: corpus } = process.env;
  if (corpus === undefined) return (await Promise.all(Array.from({ length: 40 }, (_, number) => makeFile(number)))).map(prepare);
  const names = (await readdir(join(corpus, 'files'))).filter((name) => ['.pdf', '.docx', '.txt'].includes(extname(name))).sort();
  const files = names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(join(corpus, 'files', name))) }));
  return (await Promise.all(files)).map(prepare);
};
