import { expect, it } from 'vitest';
import { rawPdf, stream } from './build-pdf.ts';
import { linesOf, read, textsOf } from './tools.ts';

type Tag = { readonly type: string; readonly kids: string };

const at = (text: string, y: number): string => `BT /F1 12 Tf 1 0 0 1 50 ${y} Tm (${text}) Tj ET`;
const marked = (id: number, text: string): string => `/Any << /MCID ${id} >> BDC ${at(text, 700 - 20 * id)} EMC`;

const firstTag = 7;

/** A page of texts with their numbers as tags name them; kids are those numbers, or references to other tags (`8 0 R`). */
const taggedPdf = (texts: readonly string[], tags: readonly Tag[], parents: readonly number[], roles = ''): Uint8Array =>
  rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /StructParents 0 /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(texts.map((text, id) => marked(id, text)).join('\n')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /StructTreeRoot /K [${firstTag} 0 R] /RoleMap << ${roles} >> /ParentTree << /Nums [0 [${parents.map((tag) => `${firstTag + tag} 0 R`).join(' ')}]] >> >>`,
    ...tags.map(({ type, kids }, index) => {
      const parent = tags.findIndex((tag) => tag.kids.includes(`${firstTag + index} 0 R`));
      return `<< /Type /StructElem /S /${type} /P ${parent < 0 ? 6 : firstTag + parent} 0 R /Pg 3 0 R /K [${kids}] >>`;
    }),
  ]);

const headingsIn = async (pdf: Uint8Array): Promise<readonly string[]> =>
  linesOf(await read(pdf)).flatMap(({ text, marks }) => (marks?.includes('heading-style') === true ? [text] : []));

const texts = ['Ada Byron', 'Work', 'Keeper of the lamp'];

it('marks the lines that the file tags as headings, also within other tags', async () => {
  const tags = [
    { type: 'Document', kids: '8 0 R 9 0 R 10 0 R' },
    { type: 'P', kids: '0' },
    { type: 'H2', kids: '11 0 R' },
    { type: 'P', kids: '2' },
    { type: 'Span', kids: '1' },
  ];
  expect(await headingsIn(taggedPdf(texts, tags, [1, 4, 3]))).toEqual(['Work']);
});

it('knows headings by the role that the file gives to types of its own', async () => {
  const tags = [
    { type: 'Document', kids: '8 0 R 9 0 R' },
    { type: 'Kopfzeile', kids: '0 1' },
    { type: 'Text', kids: '2' },
  ];
  expect(await headingsIn(taggedPdf(texts, tags, [1, 1, 2], '/Kopfzeile /H1 /Text /P'))).toEqual(['Ada Byron', 'Work']);
});

it('reads a file whose tags contain themselves', async () => {
  const tags = [
    { type: 'H1', kids: '0 8 0 R' },
    { type: 'H2', kids: '1 7 0 R 8 0 R' },
  ];
  expect(textsOf(await read(taggedPdf(texts, tags, [0, 1, 1])))).toEqual(texts);
});
