import { Document, Footer, Header, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { docxOf, p } from './build-docx.ts';
import { codesOf, linesOf, read, textsOf } from './tools.ts';

const hiddenOf = async (bytes: Uint8Array) =>
  linesOf(await read(bytes)).flatMap(({ runs }) => runs.flatMap(({ hidden, text }) => (hidden === null ? [] : [[hidden, text]])));

describe('the text of a DOCX', () => {
  it('comes out in order with header, table cells row by row, and footer', async () => {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    const document = new Document({
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph('ada@example.org')] }) },
          footers: { default: new Footer({ children: [new Paragraph('Page one')] }) },
          children: [
            new Paragraph('Ada Byron'),
            new Table({
              rows: [
                new TableRow({ children: [cell('2011'), cell('Engine Ltd')] }),
                new TableRow({ children: [cell('2012'), cell('Loom Ltd')] }),
              ],
            }),
            new Paragraph({ children: [new TextRun({ text: 'Engineer', bold: true }), new TextRun(' of engines')] }),
          ],
        },
      ],
    });
    const result = await read(await Packer.toBuffer(document));
    expect(linesOf(result).map(({ band, text }) => [band, text])).toEqual([
      ['header', 'ada@example.org'],
      ['body', 'Ada Byron'],
      ['body', '2011'],
      ['body', 'Engine Ltd'],
      ['body', '2012'],
      ['body', 'Loom Ltd'],
      ['body', 'Engineer of engines'],
      ['footer', 'Page one'],
    ]);
    expect(result.pages[0]?.tables).toEqual([{ box: null, rows: 2, columns: 2 }]);
    expect(result.pages[0]?.blocks.flatMap(({ cell }) => (cell === undefined ? [] : [[cell.row, cell.column]]))).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
    expect(codesOf(result)).toEqual(['tables', 'text_in_header_or_footer']);
  });

  it('is found where the package says its main part is', async () => {
    expect(textsOf(await read(docxOf(p('Ada Byron'), { mainPath: 'other/place.xml' })))).toEqual(['Ada Byron']);
  });

  it('keeps line breaks apart, tabs as spaces, and text in links, fields and controls', async () => {
    const body = [
      '<w:p><w:r><w:t>Ada</w:t><w:tab/><w:t>Byron</w:t><w:br/><w:t>Engineer</w:t></w:r></w:p>',
      '<w:p><w:hyperlink r:id="l1"><w:r><w:t>my page</w:t></w:r></w:hyperlink></w:p>',
      '<w:sdt><w:sdtContent><w:p><w:r><w:t>in a control</w:t></w:r></w:p></w:sdtContent></w:sdt>',
      '<w:p><w:fldSimple w:instr="PAGE"><w:r><w:t>7</w:t></w:r></w:fldSimple></w:p>',
    ].join('');
    const result = await read(docxOf(body, { links: { l1: 'https://example.org/ada' } }));
    expect(textsOf(result)).toEqual(['Ada Byron', 'Engineer', 'my page', 'in a control', '7']);
    expect(result.pages[0]?.links).toEqual([{ box: null, url: 'https://example.org/ada' }]);
  });

  it('keeps tabs and typed spaces as gaps between runs of words', async () => {
    const body = `${p('Curas    Photoshop').replace('<w:t>', '<w:t xml:space="preserve">')}<w:p><w:r><w:t>Ada</w:t><w:tab/><w:t>Byron</w:t></w:r></w:p>`;
    const lines = linesOf(await read(docxOf(body)));
    expect(lines.map(({ text, runs }) => [text, runs.map((run) => run.text).join('')])).toEqual([
      ['Curas Photoshop', 'Curas\tPhotoshop'],
      ['Ada Byron', 'Ada\tByron'],
    ]);
  });

  it('reads a text box once, from the choice and not from its fallback', async () => {
    const content = '<w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent>';
    const body = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>beside</w:t></w:r></w:p>`;
    const result = await read(docxOf(body));
    expect(textsOf(result)).toEqual(['beside', 'boxed']);
    expect(result.pages[0]?.textBoxes).toBe(1);
    expect(codesOf(result)).toEqual(['text_boxes']);
  });

  it('marks the items of lists, and signs typed by hand, as bullets', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="none"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
    const list = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
    const body =
      p('first', { paragraph: list(0) }) +
      p('second', { paragraph: list(1) }) +
      p('\u2022 third') +
      p('\uf0b7 fourth') +
      p('fifth');
    const lines = linesOf(await read(docxOf(body, { numbering })));
    expect(lines.map(({ bullet, text }) => [bullet, text])).toEqual([
      [true, 'first'],
      [false, 'second'],
      [true, 'third'],
      [true, 'fourth'],
      [false, 'fifth'],
    ]);
  });

  it('has two columns where a table sets long cells side by side', async () => {
    const cell = (name: string) => `<w:tc>${['a', 'b', 'c', 'd', 'e'].map((line) => p(`${name} ${line}`)).join('')}</w:tc>`;
    const result = await read(docxOf(`<w:tbl><w:tr>${cell('left')}${cell('right')}</w:tr></w:tbl>`));
    expect(result.pages[0]?.columns).toBe(2);
    expect(textsOf(result).slice(3, 7)).toEqual(['left d', 'left e', 'right a', 'right b']);
  });

  it('has the size, margins and columns that its section says', async () => {
    const section =
      '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:left="1440" w:top="720" w:right="1440" w:bottom="360"/><w:cols w:num="2"/></w:sectPr>';
    const [page] = (await read(docxOf(p('Ada') + section))).pages;
    expect(page).toMatchObject({ width: 595.3, height: 841.9, margins: [72, 36, 72, 18], columns: 2 });
  });
});

describe('the style of a DOCX run', () => {
  const styles = `
    <w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Garamond"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
    <w:style w:type="paragraph" w:styleId="Big"><w:name w:val="Big"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="40"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Bigger"><w:name w:val="heading 1"/><w:basedOn w:val="Big"/><w:rPr><w:color w:val="AA0000"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>`;
  const runOf = async (body: string) => linesOf(await read(docxOf(body, { styles })))[0]?.runs[0];

  it('inherits from defaults, from the style it is based on, and from the run itself', async () => {
    expect(await runOf(p('Ada'))).toMatchObject({ font: 'Garamond', size: 11, bold: false, colour: '#000000' });
    expect(await runOf(p('Ada', { paragraph: '<w:pStyle w:val="Bigger"/>' }))).toMatchObject({
      size: 20,
      bold: true,
      colour: '#aa0000',
    });
    expect(await runOf(p('Ada', { paragraph: '<w:pStyle w:val="Bigger"/>', run: '<w:b w:val="0"/><w:i/>' }))).toMatchObject({
      size: 20,
      bold: false,
      italic: true,
    });
  });

  it('is found although a style is based on itself', async () => {
    expect(await runOf(p('Ada', { paragraph: '<w:pStyle w:val="Loop"/>' }))).toMatchObject({ size: 11 });
  });
});

describe('hidden text in a DOCX', () => {
  it.each([
    ['vanish', '<w:vanish/>'],
    ['background_colour', '<w:color w:val="FFFFFF"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
  ])('is told as %s and kept out of the text', async (reason, run) => {
    const bytes = docxOf(p('Ada Byron') + p('python kubernetes', { run }));
    expect(await hiddenOf(bytes)).toEqual([[reason, 'python kubernetes']]);
    expect(textsOf(await read(bytes))).toEqual(['Ada Byron']);
    expect(codesOf(await read(bytes))).toEqual(['hidden_text']);
  });

  it('is not suspected of white text on a shaded ground', async () => {
    const white = '<w:color w:val="FFFFFF"/>';
    const shade = '<w:shd w:val="clear" w:fill="1F4E79"/>';
    const body =
      p('one', { run: white + shade }) +
      p('two', { run: white, paragraph: shade }) +
      `<w:tbl><w:tr><w:tc><w:tcPr>${shade}</w:tcPr>${p('three', { run: white })}</w:tc></w:tr></w:tbl>`;
    expect(await hiddenOf(docxOf(body))).toEqual([]);
  });

  it('is what a tracked change deleted, while what it inserted is text', async () => {
    const bytes = docxOf(
      '<w:p><w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p>',
    );
    expect(await hiddenOf(bytes)).toEqual([['deleted', 'old']]);
    expect(textsOf(await read(bytes))).toEqual(['new']);
    expect(codesOf(await read(bytes))).toEqual(['tracked_changes']);
  });

  it('is what invisible tag characters spell', async () => {
    const tags = [...'ignore'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
    const bytes = docxOf(p(`Ada${tags}`));
    expect(await hiddenOf(bytes)).toEqual([['invisible', 'ignore']]);
    expect(textsOf(await read(bytes))).toEqual(['Ada']);
  });
});
