import { makeSample, renderPdf, renderText } from '../support/make-resume.ts';
import { makeZip } from '../support/make-zip.ts';

/** A file that is taken apart and damaged: as bytes or, for a package, part by part. */
export type SampleFile = { readonly name: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly parts: readonly { readonly name: string; readonly text: string }[] }
);

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const paragraph = (text: string, run = '', own = ''): string =>
  `<w:p><w:pPr>${own}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const cell = (text: string): string => `<w:tc><w:tcPr><w:gridSpan w:val="1"/></w:tcPr>${paragraph(text)}</w:tc>`;

const body = [
  paragraph('Nora Lindqvist', '<w:b/><w:sz w:val="40"/>', '<w:pStyle w:val="Title"/>'),
  paragraph('Experience', '', '<w:pStyle w:val="Heading1"/>'),
  paragraph('Operations Lead, Optics House Ltd, 03/2019 - Present'),
  paragraph('Led a team of 12 people', '', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
  paragraph('python kubernetes', '<w:vanish/>'),
  `<w:tbl><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell('2014 - 2018')}${cell('BSc, University of Leeds')}</w:tr></w:tbl>`,
  `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  '<w:p><w:ins><w:r><w:t>added</w:t></w:r></w:ins><w:del><w:r><w:delText>taken away</w:delText></w:r></w:del></w:p>',
  '<w:p><w:hyperlink r:id="rId4"><w:r><w:t>nora@mail.example</w:t></w:r></w:hyperlink><w:r><w:tab/><w:br/><w:sym w:font="Symbol" w:char="F0B7"/></w:r></w:p>',
  '<w:sectPr><w:headerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/><w:cols w:num="2"/></w:sectPr>',
].join('');

const relation = (id: number, kind: string, target: string, more = ''): string =>
  `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"${more}/>`;

const wordParts = [
  {
    name: '[Content_Types].xml',
    text: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  {
    name: '_rels/.rels',
    text: `<Relationships xmlns="${relations}">${relation(1, 'officeDocument', 'word/document.xml')}</Relationships>`,
  },
  {
    name: 'word/_rels/document.xml.rels',
    text: `<Relationships xmlns="${relations}">${relation(1, 'styles', 'styles.xml')}${relation(2, 'numbering', 'numbering.xml')}${relation(3, 'header', 'header1.xml')}${relation(4, 'hyperlink', 'mailto:nora@mail.example', ' TargetMode="External"')}</Relationships>`,
  },
  { name: 'word/document.xml', text: `<w:document xmlns:w="${word}" xmlns:r="${office}"><w:body>${body}</w:body></w:document>` },
  {
    name: 'word/styles.xml',
    text: `<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Normal"/><w:style w:type="paragraph" w:styleId="Heading1"><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Heading1"/></w:style></w:styles>`,
  },
  {
    name: 'word/numbering.xml',
    text: `<w:numbering xmlns:w="${word}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  },
  { name: 'word/header1.xml', text: `<w:hdr xmlns:w="${word}">${paragraph('+44 20 7946 0123')}</w:hdr>` },
];

/** What PDFium reads uncompressed, so that damage meets its grammar and not only the packing. */
const plainPdf = [
  '%PDF-1.7',
  '1 0 obj << /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >> >> endobj',
  '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
  '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate 0 /Contents 4 0 R /Annots [7 0 R] /Resources << /Font << /F1 5 0 R >> /Properties << /L0 6 0 R >> >> >> endobj',
  '4 0 obj << /Length 330 >> stream',
  'q 0 690 300 40 re W n 0.1 0.2 0.4 rg 0 690 300 30 re f Q',
  'BT /F1 20 Tf 1 0 0 1 50 780 Tm (Nora Lindqvist) Tj ET',
  'BT /F1 10 Tf 1 0 0 1 50 760 Tm (nora@mail.example) Tj 0 -14 Td (Experience) Tj 12 TL T* [(Oper) -50 (ations)] TJ ET',
  '/OC /L0 BDC BT 3 Tr /F1 1 Tf 0 1 -1 0 400 400 Tm (python) Tj ET EMC',
  'BT 0 Tr /F1 10 Tf 1 0 0 1 320 600 Tm <426f6f6b73> Tj ET',
  'endstream endobj',
  '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> endobj',
  '6 0 obj << /Type /OCG /Name (Layer) >> endobj',
  '7 0 obj << /Type /Annot /Subtype /Link /Rect [50 750 200 770] /A << /S /URI /URI (https://mail.example) >> >> endobj',
  'trailer << /Size 8 /Root 1 0 R >>',
  '%%EOF',
].join('\n');

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const manyScripts =
  '# नोरा लिंडक्विस्ट\n\n**職務経歴** 2019年3月～現在\n\nخبرة: مهندسة نظم ٢٠١٩ – ٢٠٢١ 😀\n\n- İstanbul, straße, ﬁnance, Ω\n| a | b |\n|---|---|\n| 1 | 2 |\n';

/** The files that all damage begins with: each format, plain and packed. */
export const sampleFiles = async (): Promise<readonly SampleFile[]> => [
  { name: 'plain.pdf', bytes: utf8(plainPdf) },
  { name: 'packed.pdf', bytes: await renderPdf(makeSample(3), 2) },
  { name: 'word.docx', parts: wordParts },
  { name: 'packed.docx', bytes: makeZip(wordParts.map(({ name, text }) => ({ name, bytes: utf8(text) }))) },
  { name: 'plain.txt', bytes: renderText(makeSample(5)) },
  { name: 'scripts.md', bytes: utf8(manyScripts) },
  { name: 'utf16.txt', bytes: Buffer.from(`\ufeff${manyScripts}`, 'utf16le') },
];
