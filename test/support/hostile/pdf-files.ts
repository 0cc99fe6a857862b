import { deflateSync } from 'node:zlib';
import { pageObjects, rawPdf, stream } from '../../../packages/reading/test/build-pdf.ts';
import { makeSlowPdf } from '../make-slow-pdf.ts';
import { pdfEncryption } from './encrypt-pdf.ts';
import type { HostileFiles, Outcome } from './hostile-file.ts';
import { packedRepeats } from './packed-repeats.ts';

const name = 'Nora Lindqvist';

/** The words of a small resume, as a page draws them. */
const words = `BT /F1 10 Tf 14 TL 50 780 Td (${name}) Tj T* (nora@mail.example) Tj T* (Experience) Tj T* (Operations Lead, Optics House Ltd, 03/2019 - 06/2021) Tj ET`;

const read = { outcomes: ['200'], holds: name } as const;
const refused = (...outcomes: readonly Outcome[]) => ({ outcomes });
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const fonts = '/Resources << /Font << /F1 5 0 R >> >>';

const deflated = '/Filter /FlateDecode';

/** A page of these words with more objects after them; `content` may be packed. */
const pdf = (content: string | Uint8Array, entries = '', ...more: readonly (string | Uint8Array)[]): Uint8Array =>
  rawPdf([...pageObjects(content, entries), ...more]);

/** The same with entries of its own in the catalogue and in the page. */
const pdfWith = (inCatalogue: string, inPage: string, ...more: readonly (string | Uint8Array)[]): Uint8Array =>
  rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${inCatalogue} >>`,
    pages,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${fonts} ${inPage} >>`,
    stream(words),
    font,
    ...more,
  ]);

const pageOf = (entries: string): Uint8Array =>
  rawPdf([catalogue, pages, `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${fonts} ${entries} >>`, stream(words), font]);

const encrypted = (user: string): Uint8Array => {
  const { trailer, encrypt } = pdfEncryption({ user, owner: 'secret' });
  const [a = '', b = '', c = ''] = pageObjects(words);
  return rawPdf([a, b, c, stream(encrypt(4, Buffer.from(words))), font], trailer);
};

const form = (inner: string, resources: string): Uint8Array =>
  stream(inner, `/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /Font << /F1 5 0 R >> ${resources} >>`);

/** Form 6 shows form 7 twice, form 7 form 8 twice, and so on. */
const nestedForms = (depth: number): Uint8Array =>
  pdf(
    '/X0 Do',
    '',
    ...Array.from({ length: depth }, (_, index) =>
      index === depth - 1 ? form('BT /F1 10 Tf (x) Tj ET', '') : form('/X0 Do /X0 Do', `/XObject << /X0 ${index + 7} 0 R >>`),
    ),
  );

const manyPages = (count: number, claimed = count): Uint8Array =>
  rawPdf([
    catalogue,
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${claimed} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ]);

const image = (entries: string, data = 'no image'): Uint8Array => stream(data, `/Type /XObject /Subtype /Image ${entries}`);

const whole = (): Uint8Array => pdf(words);

/** The same with another length of its first stream than it has. */
const withLength = (length: string): Uint8Array =>
  Buffer.from(
    Buffer.from(whole())
      .toString('latin1')
      .replace(/\/Length \d+/, `/Length ${length}`),
    'latin1',
  );

/** What is larger than memory, or takes longer than anybody waits. */
export const heavyPdfs: HostileFiles = {
  'a PDF with a gigabyte of spaces in one megabyte': { make: () => pdf(packedRepeats(' ', 1024), deflated), ...refused('bomb') },
  'a PDF with a gigabyte of spaces that is deflated twice': {
    make: () => pdf(deflateSync(packedRepeats(' ', 1024)), '/Filter [/FlateDecode /FlateDecode]'),
    ...refused('bomb'),
  },
  'a PDF with 100 MB of operators': {
    make: () => pdf(packedRepeats('BT /F1 9 Tf 9 9 Td (word) Tj ET\n', 100), deflated),
    ...refused('bomb', 'timeout'),
  },
  'a PDF with forms nested twice in each other': { make: () => nestedForms(24), ...refused('bomb') },
  'a PDF with a form that shows itself': {
    make: () => pdf(`${words} /X0 Do`, '', form('/X0 Do', '/XObject << /X0 6 0 R >>')),
    ...read,
  },
  'a PDF with two million saved states': {
    make: () => pdf(`${'q '.repeat(2_000_000)}${words}`),
    ...refused('200', 'bomb', 'timeout'),
  },
  'a PDF with a million pieces of marked content in each other': {
    make: () => pdf(`${'/P BMC '.repeat(1_000_000)}${words}`),
    ...refused('200', 'bomb', 'timeout'),
  },
  'a PDF with half a million arrays in each other': {
    make: () => pdfWith(`/Deep ${'['.repeat(500_000)}${']'.repeat(500_000)}`, ''),
    ...refused('200', 'corrupt', 'bomb'),
  },
  'a PDF with half a million dictionaries in each other': {
    make: () => pdfWith('', `/Deep ${'<</A '.repeat(500_000)}1${'>>'.repeat(500_000)}`),
    ...refused('200', 'corrupt', 'bomb'),
  },
  'a PDF of ten thousand pages': { make: () => manyPages(10_000), ...refused('too_many_pages') },
  'a PDF that says it has two billion pages': {
    make: () => manyPages(1, 2_000_000_000),
    ...refused('too_many_pages', 'no_text', 'corrupt'),
  },
  'a PDF whose page shows one stream a hundred thousand times': {
    make: () =>
      rawPdf([
        catalogue,
        pages,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(100_000)}] ${fonts} >>`,
        stream(`${words} `),
        font,
      ]),
    ...refused('200', 'bomb', 'timeout'),
  },
  'a PDF with two and a half million letters on top of each other': {
    make: () => pdf(packedRepeats(`BT /F1 9 Tf 50 700 Td (${'a'.repeat(200)}) Tj ET\n`, 3), deflated),
    ...refused('200', 'bomb', 'timeout', 'no_text'),
  },
  'a PDF with 90,000 letters that nothing paints': {
    make: () =>
      pdf(
        `${words} BT 3 Tr /F1 1 Tf ${Array.from({ length: 900 }, (_, row) => `1 0 0 1 9 ${(row * 0.93).toFixed(2)} Tm (${'hidden'.repeat(17)}) Tj`).join(' ')} ET`,
      ),
    ...read,
  },
  'a PDF with a hundred thousand links': {
    make: () =>
      pdfWith(
        '',
        `/Annots [${'6 0 R '.repeat(100_000)}]`,
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>',
      ),
    ...read,
  },
  'a PDF with 400,000 lines and areas': {
    make: () => pdf(Buffer.concat([Buffer.from(words), Buffer.from('\n0 0 5 5 re f 9 9 m 50 9 l S'.repeat(200_000))])),
    ...refused('200', 'bomb', 'timeout'),
  },
  'a PDF that draws for minutes': { make: () => makeSlowPdf(45, 3_000_000), ...refused('timeout', 'bomb') },
  'a PDF with an image of 65,535 by 65,535 pixels': {
    make: () =>
      pdf(
        `${words} q 500 0 0 500 0 0 cm /X0 Do Q`,
        '',
        image(`/Width 65535 /Height 65535 /ColorSpace /DeviceRGB /BitsPerComponent 8 ${deflated}`, 'x'),
      ),
    ...read,
  },
  'a PDF with rows of two billion columns to predict': {
    make: () =>
      pdf(deflateSync(Buffer.from(words)), `${deflated} /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 32 >>`),
    ...refused('200', 'no_text', 'bomb', 'corrupt'),
  },
  'a PDF that is packed a thousand times by name': {
    make: () => pdf(words, `/Filter [${'/ASCIIHexDecode '.repeat(1000)}]`),
    ...refused('200', 'no_text', 'corrupt', 'bomb'),
  },
  'a PDF with a bomb of objects': {
    make: () =>
      rawPdf([...pageObjects(words), stream(packedRepeats('1 0 ', 512), `/Type /ObjStm /N 100000000 /First 2 ${deflated}`)]),
    ...refused('200', 'bomb', 'timeout'),
  },
};

/** What goes in circles, lies about itself or wants something done. */
export const crookedPdfs: HostileFiles = {
  'a PDF without pages': { make: () => rawPdf([catalogue, '<< /Type /Pages /Kids [] /Count 0 >>']), ...refused('corrupt') },
  'a PDF whose pages go in circles': {
    make: () =>
      rawPdf([catalogue, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Pages /Kids [2 0 R] /Parent 2 0 R /Count 1 >>']),
    ...refused('corrupt', 'no_text'),
  },
  'a PDF whose table of objects goes in circles': {
    make: () =>
      Buffer.from('%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer << /Root 1 0 R /Size 3 /Prev 9 >>\nstartxref\n9\n%%EOF'),
    ...refused('corrupt'),
  },
  'a PDF whose table of objects points nowhere': {
    make: () =>
      Buffer.from(
        Buffer.from(whole())
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n999999999'),
        'latin1',
      ),
    ...read,
  },
  'a PDF with an object that is itself': { make: () => pdfWith('/Lang 6 0 R', '', '6 0 R'), ...read },
  'a PDF whose page is its own parent': {
    make: () =>
      rawPdf([
        catalogue,
        pages,
        `<< /Type /Page /Parent 3 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${fonts} >>`,
        stream(words),
        font,
      ]),
    ...refused('200', 'no_text', 'corrupt'),
  },
  'a PDF with a glyph that draws itself': {
    make: () =>
      pdf(
        `${words} BT /F2 9 Tf (a) Tj ET`.replace('/F2', '/F1'),
        '',
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 7 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font << /F1 6 0 R >> >> >>',
        stream('9 0 d0 BT /F1 9 Tf (a) Tj ET'),
      ),
    ...read,
  },
  'a PDF with a pattern that paints itself': {
    make: () =>
      pdfWith(
        '',
        '',
        stream(
          '/Pattern cs /P0 scn 0 0 9 9 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0.0001 /YStep 0.0001 /Resources << /Pattern << /P0 6 0 R >> >>',
        ),
      ),
    ...read,
  },
  'a PDF with outlines and names that go in circles': {
    make: () =>
      pdfWith(
        '/Outlines 6 0 R /Names << /Dests 7 0 R /JavaScript 7 0 R >>',
        '',
        '<< /First 6 0 R /Last 6 0 R /Next 6 0 R /Count 999999 >>',
        '<< /Kids [7 0 R 7 0 R] >>',
      ),
    ...read,
  },
  'a PDF with layers and structure that go in circles': {
    make: () =>
      pdfWith(
        '/OCProperties << /OCGs [6 0 R] /D << /Order [6 0 R] /OFF [6 0 R] >> >> /StructTreeRoot 7 0 R',
        '',
        '<< /Type /OCMD /OCGs 6 0 R >>',
        '<< /Type /StructTreeRoot /K 7 0 R /ParentTree 7 0 R >>',
      ),
    ...read,
  },
  'a PDF with a length of a hundred gigabytes': {
    make: () => withLength('99999999999'),
    ...refused('200', 'corrupt', 'no_text'),
  },
  'a PDF with a length below nothing': {
    make: () => withLength('-5'),
    ...refused('200', 'corrupt', 'no_text'),
  },
  'a PDF behind a password': { make: () => encrypted('open'), ...refused('encrypted') },
  'a PDF whose owner forbids to copy': { make: () => encrypted(''), ...read },
  'a PDF with code for a font matrix': {
    make: () =>
      rawPdf([
        catalogue,
        pages,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${fonts} >>`,
        stream(words),
        font.replace('>>', '/FontMatrix [1 2 3 4 5 (1\\); alert\\(1\\)//)] >>'),
      ]),
    ...read,
  },
  'a PDF that runs scripts, programs and forms': {
    make: () =>
      pdfWith(
        '/OpenAction << /S /JavaScript /JS (while\\(true\\){}) /Next << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >> >> >> /AA << /WC << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
        '/AA << /O << /S /SubmitForm /F (http://169.254.169.254/) >> /C << /S /GoToR /F (//server/share) >> >>',
      ),
    ...read,
  },
  'a PDF with a form in XML and entities': {
    make: () =>
      pdfWith(
        '/AcroForm << /XFA 6 0 R /Fields [7 0 R] >> /NeedsRendering true',
        '/Annots [7 0 R]',
        stream('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (typed) /Kids [7 0 R] /Parent 7 0 R /Rect [9 9 99 20] >>',
      ),
    ...read,
  },
  'a PDF with files in it': {
    make: () =>
      pdfWith(
        '/Names << /EmbeddedFiles << /Names [(run.exe) << /Type /Filespec /F (../../run.exe) /EF << /F 6 0 R >> >>] >> >>',
        '',
        stream('MZ program', '/Type /EmbeddedFile'),
      ),
    ...read,
  },
  'a PDF with images of rubbish': {
    make: () =>
      pdf(
        `${words} q 9 0 0 9 0 0 cm /X0 Do Q BI /W 99999 /H 99999 /BPC 8 /CS /RGB ID xx EI`,
        '',
        image(
          '/Width 100 /Height 100 /Filter /JBIG2Decode /BitsPerComponent 1 /DecodeParms << /JBIG2Globals 6 0 R >>',
          '\x97JB2\r\n\x1a\n'.repeat(50),
        ),
      ),
    ...read,
  },
  'a PDF with a JPEG 2000 of rubbish': {
    make: () =>
      pdf(
        `${words} q 9 0 0 9 0 0 cm /X0 Do Q`,
        '',
        image('/Width 100 /Height 100 /Filter /JPXDecode', '\xff\x4f\xff\x51\xff\xff'.repeat(50)),
      ),
    ...read,
  },
  'a PDF with a map of all characters to one': {
    make: () =>
      rawPdf([
        ...pageObjects(words).slice(0, 4),
        font.replace('>>', '/ToUnicode 6 0 R >>'),
        stream(
          `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${'1 beginbfrange <00> <FF> <0041> endbfrange '.repeat(20_000)}`,
        ),
      ]),
    ...refused('200', 'no_text', 'bomb', 'timeout'),
  },
  'a PDF with glyphs that stand for nothing': {
    make: () => pdf('BT /F1 10 Tf 50 700 Td <0001000200030004> Tj ET'.replace('/F1', '/F1'), ''),
    ...refused('200', 'no_text'),
  },
  'a PDF of an image alone': {
    make: () =>
      rawPdf([
        catalogue,
        pages,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X0 5 0 R >> >> >>',
        stream('q 500 0 0 500 0 0 cm /X0 Do Q'),
        image('/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', 'x'),
      ]),
    ...refused('no_text'),
  },
  'a PDF with a page of a billion points': {
    make: () => pageOf('/MediaBox [0 0 1000000000 1000000000] /UserUnit 1000000'),
    ...refused('200', 'no_text', 'bomb'),
  },
  'a PDF with a page of nothing': { make: () => pageOf('/MediaBox [0 0 0 0]'), ...refused('200', 'no_text') },
  'a PDF with a page from right to left and top to bottom': {
    make: () => pageOf('/MediaBox [595 842 0 0] /Rotate 270'),
    ...read,
  },
  'a PDF with a page of no numbers': {
    make: () => pageOf('/MediaBox [(a) /b null 1e999] /CropBox [9 9 9 9] /Rotate 45'),
    ...refused('200', 'no_text'),
  },
  'a PDF with letters as large as the world': {
    make: () =>
      pdf(
        `${words} BT /F1 1e30 Tf 1e30 0 0 1e30 9 9 Tm (giant) Tj ET BT /F1 10 Tf 0 0 0 0 9 9 Tm (flat) Tj ET BT /F1 -10 Tf (back) Tj ET`,
      ),
    ...refused('200', 'no_text'),
  },
  'a PDF after rubbish of a thousand bytes': { make: () => Buffer.concat([Buffer.alloc(1000, '\n'), whole()]), ...read },
  'a PDF that begins too late': { make: () => Buffer.concat([Buffer.alloc(3000, 0), whole()]), ...refused('UNSUPPORTED_FORMAT') },
  'a PDF of nothing but its name': { make: () => Buffer.from('%PDF-1.7\n'), ...refused('corrupt') },
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, tenth) => [
      `a PDF cut at ${tenth + 1}0 %`,
      {
        make: () => whole().subarray(0, Math.floor((whole().length * (tenth + 1)) / 10)),
        ...refused('200', 'corrupt', 'no_text'),
      },
    ]),
  ),
};
