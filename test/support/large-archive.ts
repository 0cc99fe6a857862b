import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Document, ImageRun, Packer, Paragraph } from 'docx';
import { PDFDocument } from 'pdf-lib';
import { apiKey } from './deployment.ts';
import { makeSample, renderPdf } from './make-resume.ts';
import { createZipFile } from './zip-file.ts';

/** A resume whose file is this large for a stream that no page uses. */
const largePdf = async (number: number, padding: Uint8Array): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(await renderPdf(makeSample(number)));
  pdf.context.register(pdf.context.stream(padding));
  return pdf.save({ useObjectStreams: false });
};

/** A resume whose file is this large for a picture. */
const largeDocx = async (number: number, picture: Uint8Array): Promise<Uint8Array> => {
  const { lines } = makeSample(number);
  const image = new ImageRun({ type: 'png', data: Buffer.from(picture), transformation: { width: 100, height: 100 } });
  const children = [...lines.map(({ text }) => new Paragraph({ text })), new Paragraph({ children: [image] })];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
};

type LargeArchive = { readonly bytes: number; readonly files: number; readonly readable: number };

/** Writes an archive of this many files of some 9.5 MB, stored as they are: of four, one is a PDF, one of two PDFs a Word document instead, the others noise. */
export const writeLargeArchive = async (path: string, files: number): Promise<LargeArchive> => {
  const zip = await createZipFile(path);
  const noise = randomBytes(9_500_000);
  let readable = 0;
  for (let number = 0; number < files; number += 1) {
    noise.writeUInt32BE(0xff000000 + number, 0);
    if (number % 4 !== 0) {
      await zip.add(`noise/${number}.pdf`, noise);
      continue;
    }
    readable += 1;
    const isWord = number % 8 === 0;
    await zip.add(
      `resumes/${number}.${isWord ? 'docx' : 'pdf'}`,
      isWord ? await largeDocx(number, noise) : await largePdf(number, noise),
    );
  }
  return { bytes: await zip.finish(), files, readable };
};

/** Posts an archive from the disk, which is never held in memory; answers status and body. */
export const postArchive = async (
  address: string,
  path: string,
  fields: { readonly [name: string]: string },
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', await openAsBlob(path), 'all.zip');
  const response = await fetch(`${address}/v1/batch`, { method: 'POST', body: form, headers: { 'x-api-key': apiKey } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
