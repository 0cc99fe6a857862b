import { deflateSync } from 'node:zlib';

/** A small PDF that keeps a reader busy for long: every page draws the same line, which has very many corners. */
export const makeSlowPdf = (pages: number, corners: number): Uint8Array => {
  const drawing = deflateSync(Buffer.from(`BT /F1 12 Tf 50 700 Td (Slow Example) Tj ET\n0 0 m\n${'9 9 l\n'.repeat(corners)}S\n`));
  const kids = Array.from({ length: pages }, (_, page) => `${page + 5} 0 R`).join(' ');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>';
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Count ${pages}/Kids[${kids}]>>`),
    Buffer.concat([Buffer.from(`<</Length ${drawing.length}/Filter/FlateDecode>>stream\n`), drawing, Buffer.from('\nendstream')]),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    ...Array.from({ length: pages }, () => Buffer.from(page)),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};
