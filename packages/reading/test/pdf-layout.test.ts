import { PDFDocument, PDFName, PDFString, rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { column, drawTexts, pageObjects, pdfOf, rawPdf, stream, type Text } from './build-pdf.ts';
import { codesOf, linesOf, read, textsOf } from './tools.ts';

const words = 'built services that parse index rank and report resumes for teams in many places'.split(' ');

const sentence = (start: number, count: number): string =>
  Array.from({ length: count }, (_, index) => words[(start * 3 + index) % words.length]).join(' ');

const paragraph = (start: number, lines: number, count: number): readonly string[] =>
  Array.from({ length: lines }, (_, index) => `${start + index} ${sentence(start + index, count)}`);

describe('the lines of a PDF', () => {
  it('come out in the order of a page with one column', async () => {
    const lines = paragraph(10, 30, 10);
    const document = await read(await pdfOf(column(lines)));
    expect(textsOf(document)).toEqual(lines);
    expect(document.pages[0]?.columns).toBe(1);
    expect(document.pages[0]?.orderInversions).toBe(0);
  });

  it('come out column after column below a title that spans both', async () => {
    const [left, right] = [paragraph(10, 25, 5), paragraph(60, 22, 5)];
    const title = { text: 'Ada Byron, engineer of analytical engines and their programs', x: 50, y: 40, size: 18 };
    const texts = [title, ...column(left, { y: 80 }), ...column(right, { x: 320, y: 83, step: 15 })];
    const document = await read(await pdfOf(texts));
    expect(textsOf(document)).toEqual([title.text, ...left, ...right]);
    expect(document.pages[0]?.columns).toBe(2);
    expect(codesOf(document)).toContain('two_columns');
  });

  it('are put in order although the file draws them in disorder, which is counted', async () => {
    const lines = paragraph(10, 12, 8);
    const [first, ...rest] = column(lines);
    const document = await read(await pdfOf([...rest, first as Text]));
    expect(textsOf(document)).toEqual(lines);
    expect(document.pages[0]?.orderInversions).toBe(1);
  });

  it('keep dates at the right margin on the line of their entry', async () => {
    const texts = [1, 2, 3, 4, 5, 6].flatMap((entry): readonly Text[] => [
      { text: `Company ${entry}`, x: 50, y: 60 + entry * 40, bold: true },
      { text: `Jan 201${entry} - Dec 201${entry}`, x: 460, y: 60 + entry * 40 },
      { text: 'Wrote programs for engines that did not yet exist', x: 50, y: 74 + entry * 40 },
    ]);
    const document = await read(await pdfOf(texts));
    expect(document.pages[0]?.columns).toBe(1);
    expect(textsOf(document)).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((entry) => [
        `Company ${entry} Jan 201${entry} - Dec 201${entry}`,
        'Wrote programs for engines that did not yet exist',
      ]),
    );
  });

  it('get their spaces from gaps when the file has none', async () => {
    const texts = [
      { text: 'Analytical', x: 50, y: 60 },
      { text: 'Engine', x: 100, y: 60 },
      { text: 'Society', x: 137, y: 60 },
    ];
    expect(textsOf(await read(await pdfOf(texts)))).toEqual(['Analytical Engine Society']);
  });

  it('sort signs that were drawn after their word back into it', async () => {
    const content = 'BT /F1 10 Tf 1 0 0 1 50 700 Tm (ada) Tj 1 0 0 1 70 700 Tm (byron@example) Tj 1 0 0 1 66.6 700 Tm (.) Tj ET';
    expect(textsOf(await read(rawPdf(pageObjects(content))))).toEqual(['ada.byron@example']);
  });

  it('join letters that are set apart, and report it', async () => {
    const content =
      'BT /F1 14 Tf 6 Tc 1 0 0 1 50 700 Tm (EXPERIENCE) Tj ET BT /F1 10 Tf 0 Tc 1 0 0 1 50 670 Tm (Ada Byron) Tj ET';
    const document = await read(rawPdf(pageObjects(content)));
    expect(textsOf(document)).toEqual(['EXPERIENCE', 'Ada Byron']);
    expect(codesOf(document)).toContain('letter_spaced');
  });

  it('make words whole that were broken at a line end, but not compounds', async () => {
    const lines = ['Many years of experi-', 'ence with engines and with full-', 'stack work on them'];
    expect(textsOf(await read(await pdfOf(column(lines))))).toEqual([
      'Many years of experience',
      'with engines and with full-stack',
      'work on them',
    ]);
  });

  it('lose their bullet sign and say so', async () => {
    const lines = ['\u2022 Wrote the first program', 'that was published', '- Taught others', '1. Counted', '2. Computed'];
    const found = linesOf(await read(await pdfOf(column(lines))));
    expect(found.map(({ bullet, text }) => [bullet, text])).toEqual([
      [true, 'Wrote the first program'],
      [false, 'that was published'],
      [true, 'Taught others'],
      [true, 'Counted'],
      [true, 'Computed'],
    ]);
    expect(found[0]?.runs.map(({ text }) => text).join('')).toBe('Wrote the first program');
  });

  it('are header and footer when they repeat at the same height of several pages', async () => {
    const page = (number: number): readonly Text[] => [
      { text: 'Ada Byron', x: 50, y: 30 },
      ...column(paragraph(number * 10, 20, 8), { y: 80 }),
      { text: `Page ${number} of 2`, x: 270, y: 815 },
    ];
    const document = await read(await pdfOf(page(1), page(2)));
    const bands = linesOf(document).filter(({ band }) => band !== 'body');
    expect(bands.map(({ band, text }) => [band, text])).toEqual([
      ['header', 'Ada Byron'],
      ['footer', 'Page 1 of 2'],
      ['header', 'Ada Byron'],
      ['footer', 'Page 2 of 2'],
    ]);
    expect(codesOf(document)).toContain('text_in_header_or_footer');
  });

  it('carry font, size, weight, colour and box of what was drawn', async () => {
    const [line] = linesOf(await read(await pdfOf([{ text: 'Ada', x: 50, y: 100, size: 12, bold: true }])));
    expect(line?.runs[0]).toMatchObject({
      font: 'Helvetica',
      size: 12,
      bold: true,
      italic: false,
      colour: '#000000',
      hidden: null,
    });
    const [left, top, right, bottom] = line?.box ?? [0, 0, 0, 0];
    expect(left).toBeCloseTo(50, 0);
    expect(right).toBeGreaterThan(65);
    expect(top).toBeLessThan(100);
    expect(bottom).toBeGreaterThan(100);
  });

  it('stand where they are seen on a page that is turned', async () => {
    const document = await PDFDocument.load(await pdfOf([{ text: 'Turned page', x: 50, y: 800 }]));
    document.getPage(0).setRotation({ type: 'degrees', angle: 90 } as never);
    const result = await read(await document.save());
    expect(textsOf(result)).toEqual(['Turned page']);
    expect(result.pages[0]).toMatchObject({ width: 842, height: 595 });
  });

  it('come after the others when they run up the side', async () => {
    const lines = paragraph(1, 6, 8);
    const document = await read(await pdfOf([{ text: 'Up the side', x: 30, y: 400, turn: 90 }, ...column(lines)]));
    expect(textsOf(document)).toEqual([...lines, 'Up the side']);
  });
});

describe('hidden text in a PDF', () => {
  const visible: Text = { text: 'Ada Byron', x: 50, y: 60 };

  it.each([
    ['white on white', 'background_colour', { text: 'python kubernetes', x: 50, y: 200, grey: 1 }],
    ['tiny', 'tiny', { text: 'python kubernetes', x: 50, y: 200, size: 1 }],
    ['transparent', 'transparent', { text: 'python kubernetes', x: 50, y: 200, opacity: 0 }],
    ['off the page', 'off_page', { text: 'python kubernetes', x: 5000, y: 200 }],
  ] as const)('is told and kept out of the text when %s', async (_, reason, hidden) => {
    const document = await read(await pdfOf([visible, hidden]));
    expect(textsOf(document)).toEqual(['Ada Byron']);
    const runs = linesOf(document).flatMap((line) => line.runs.filter((run) => run.hidden !== null));
    expect(runs.map((run) => [run.hidden, run.text])).toEqual([[reason, 'python kubernetes']]);
    expect(codesOf(document)).toContain('hidden_text');
  });

  it('is told when nothing paints it', async () => {
    const content = 'BT /F1 10 Tf 1 0 0 1 50 700 Tm (Ada) Tj ET BT 3 Tr /F1 10 Tf 1 0 0 1 50 600 Tm (python) Tj ET';
    const runs = linesOf(await read(rawPdf(pageObjects(content)))).flatMap((line) => line.runs);
    expect(runs.map(({ text, hidden }) => [text, hidden])).toEqual([
      ['Ada', null],
      ['python', 'invisible'],
    ]);
  });

  const text = (said: string, y: number): string => `BT /F1 12 Tf 1 0 0 1 50 ${y} Tm (${said}) Tj ET`;
  const reasonsIn = async (content: string, file = rawPdf(pageObjects(content))): Promise<readonly unknown[]> =>
    linesOf(await read(file)).flatMap((line) => line.runs.map((run) => [run.text, run.hidden]));

  it('is told when it is clipped away', async () => {
    expect(await reasonsIn(`${text('Ada', 700)} q 300 300 20 20 re W n ${text('python', 600)} Q`)).toEqual([
      ['Ada', null],
      ['python', 'clipped'],
    ]);
  });

  it('is told when an area is painted over it, and not when the area lies under it', async () => {
    const area = (y: number): string => `0.8 0.9 0.9 rg 0 ${y} 595 40 re f 0 g`;
    const content = `${area(690)} ${text('Ada', 700)} ${text('python', 600)} ${area(590)}`;
    expect(await reasonsIn(content)).toEqual([
      ['Ada', null],
      ['python', 'covered'],
    ]);
  });

  it('is told when its layer is switched off, and not when the layer is shown', async () => {
    const layered = (state: string): Uint8Array => {
      const [, pages = '', page = '', ...rest] = pageObjects(
        `/OC /L0 BDC ${text('python', 600)} EMC ${text('Ada', 700)}`,
      ) as readonly string[];
      const catalogue = `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /${state} [6 0 R] /Order [6 0 R] >> >> >>`;
      const withLayer = page.replace('/XObject << /X0 6 0 R >>', '/Properties << /L0 6 0 R >>');
      return rawPdf([catalogue, pages, withLayer, ...rest, '<< /Type /OCG /Name (Layer) >>']);
    };
    expect(await reasonsIn('', layered('OFF'))).toEqual([
      ['Ada', null],
      ['python', 'switched_off'],
    ]);
    expect(await reasonsIn('', layered('ON'))).toEqual([
      ['Ada', null],
      ['python', null],
    ]);
  });

  const said = (name: string): string => `FEFF${Buffer.from(name, 'utf16le').swap16().toString('hex')}`;
  const standingFor = (name: string): string => `/Span << /ActualText <${said(name)}> >> BDC ${text('xy', 600)} EMC`;

  it('is told when the file says more of some letters than they show', async () => {
    const keywords = 'python kubernetes docker terraform';
    expect(await reasonsIn(`${text('Ada', 700)} ${standingFor(keywords)}`)).toEqual([
      ['Ada', null],
      [keywords, 'replaced'],
    ]);
  });

  it('is not suspected of glyphs that the file says are one cluster together', async () => {
    const two = `/Span << /ActualText <${said('ई')}> >> BDC BT /F1 12 Tf 1 0 0 1 50 600 Tm (x) Tj 6 0 Td (y) Tj ET EMC`;
    expect(await reasonsIn(two)).toEqual([['ई', null]]);
  });

  it('is not suspected of the text that a recogniser put under its scan', async () => {
    const image = stream(
      Buffer.alloc(3),
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    );
    const content = `${text('Ada', 700)} q 595 0 0 842 0 0 cm /X0 Do Q`;
    expect(await reasonsIn('', rawPdf([...pageObjects(content), image]))).toEqual([['Ada', null]]);
  });

  it('is not suspected of white text on a dark area', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([595, 842]);
    page.drawRectangle({ x: 0, y: 700, width: 595, height: 142, color: rgb(0.1, 0.2, 0.4) });
    await drawTexts(document, page, [{ text: 'Ada Byron', x: 50, y: 60, grey: 1, size: 24 }]);
    const result = await read(await document.save());
    expect(textsOf(result)).toEqual(['Ada Byron']);
    expect(codesOf(result)).not.toContain('hidden_text');
  });

  it('is not suspected of text in the colour of an area that is clipped away under it', async () => {
    const content =
      'q 0 690 300 2 re W n 0.1 0.2 0.4 rg 0 690 300 30 re f Q 0.1 0.2 0.4 rg BT /F1 12 Tf 1 0 0 1 50 698 Tm (Skills) Tj ET';
    const document = await read(rawPdf(pageObjects(content)));
    expect(textsOf(document)).toEqual(['Skills']);
  });
});

describe('the page facts of a PDF', () => {
  it('hold the links, which are told and not followed', async () => {
    const document = await PDFDocument.load(await pdfOf([{ text: 'Write to me', x: 50, y: 60 }]));
    const link = document.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [50, 770, 120, 790],
      A: { S: 'URI', URI: PDFString.of('mailto:ada@example.org') },
    });
    document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([document.context.register(link)]));
    const [page] = (await read(await document.save())).pages;
    expect(page?.links).toEqual([
      { url: 'mailto:ada@example.org', box: [50, expect.closeTo(52, 0), 120, expect.closeTo(72, 0)] },
    ]);
  });

  it('warn of a page without text, and of a scan when it shows an image', async () => {
    const document = await PDFDocument.create();
    document.addPage([595, 842]);
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    document.addPage([595, 842]).drawImage(await document.embedPng(pixel), { x: 0, y: 0, width: 595, height: 842 });
    const result = await read(await document.save());
    expect(result.warnings).toEqual([
      { code: 'pages_without_text', page: 1 },
      { code: 'pages_without_text', page: 2 },
      { code: 'scanned_page', page: 2 },
    ]);
    expect(result.pages[1]?.images).toHaveLength(1);
  });

  it('tell the white space around the text', async () => {
    const [page] = (await read(await pdfOf(column(['Ada Byron', 'Engineer'], { x: 72, y: 90 })))).pages;
    const [left, top] = page?.margins ?? [0, 0];
    expect(left).toBeCloseTo(72, 0);
    expect(top).toBeGreaterThan(78);
    expect(top).toBeLessThan(90);
  });

  it('tell a ruled table, which is read row by row and cell by cell', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([595, 842]);
    for (const y of [700, 660, 620, 580]) page.drawLine({ start: { x: 50, y }, end: { x: 450, y }, thickness: 1 });
    for (const x of [50, 200, 450]) page.drawLine({ start: { x, y: 700 }, end: { x, y: 580 }, thickness: 1 });
    const cells = ['2011', '2012', '2013'].flatMap((year, row): readonly Text[] => [
      { text: `${year} to`, x: 60, y: 160 + row * 40 },
      { text: 'the end', x: 60, y: 172 + row * 40 },
      { text: `Company ${row}`, x: 210, y: 158 + row * 40 },
      { text: 'Engineer', x: 210, y: 170 + row * 40 },
    ]);
    await drawTexts(document, page, cells);
    const result = await read(await document.save());
    expect(result.pages[0]?.tables).toMatchObject([{ rows: 3, columns: 2 }]);
    expect(textsOf(result)).toEqual(cells.map(({ text }) => text));
  });
});
