import { docxEntries, docxOf, p } from '../../../packages/reading/test/build-docx.ts';
import { type Entry, zipOf } from '../../../packages/reading/test/build-zip.ts';
import type { HostileFiles, Outcome } from './hostile-file.ts';
import { rawRepeats } from './packed-repeats.ts';

const name = 'Nora Lindqvist';
const body = [name, 'nora@mail.example', 'Experience', 'Operations Lead, Optics House Ltd, 03/2019 - 06/2021']
  .map((text) => p(text))
  .join('');

const read = { outcomes: ['200'], holds: name } as const;
const refused = (...outcomes: readonly Outcome[]) => ({ outcomes });

const root = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const documentOf = (inner: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<w:document ${root}><w:body>${inner}</w:body></w:document>`;

/** A document with another main part, or with one changed entry. */
const withMain = (data: string | Uint8Array, change: Partial<Entry> = {}): Uint8Array =>
  zipOf(docxEntries(body).map((entry) => (entry.name === 'word/document.xml' ? { ...entry, data, ...change } : entry)));

const without = (part: string): Uint8Array => zipOf(docxEntries(body).filter((entry) => entry.name !== part));

const changed = (change: (bytes: Buffer) => void): Uint8Array => {
  const bytes = Buffer.from(docxOf(body));
  change(bytes);
  return bytes;
};

/** Where the directory of a file lists its n-th entry. */
const listing = (bytes: Buffer, index: number): number => {
  let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  for (let count = 0; count < index; count += 1) at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1');
  return at;
};

const megabyte = 1024 * 1024;

/** A document of one word, packed. */
const words = (megabytes: number): Buffer => {
  const [before = '', after = ''] = documentOf(p('|')).split('|');
  return rawRepeats('longword', megabytes, before, after);
};

const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join('');

/** Packages that unpack to more than anybody wants, or lie about it. */
export const heavyDocx: HostileFiles = {
  'a DOCX with half a gigabyte in one word': {
    make: () => withMain(words(512), { packed: true, claimedSize: 512 * megabyte }),
    ...refused('bomb'),
  },
  'a DOCX with half a gigabyte that says it is a kilobyte': {
    make: () => withMain(words(512), { packed: true, claimedSize: 1000 }),
    ...refused('bomb', 'corrupt'),
  },
  'a DOCX with 50 MB in one word': {
    make: () => withMain(words(50), { packed: true, claimedSize: 50 * megabyte }),
    ...refused('bomb'),
  },
  'a DOCX with 9 MB in one word that do not compress': {
    make: () => withMain(documentOf(body + p('ab '.repeat(3 * megabyte))), { stored: true }),
    ...read,
  },
  'a DOCX with two million paragraphs': { make: () => withMain(documentOf('<w:p/>'.repeat(2_000_000))), ...refused('bomb') },
  'a DOCX with 400,000 paragraphs': {
    make: () => withMain(documentOf(body + '<w:p/>'.repeat(400_000)), { stored: true }),
    ...read,
  },
  'a DOCX with a hundred thousand tables in each other': {
    make: () => withMain(documentOf('<w:tbl><w:tr><w:tc>'.repeat(100_000))),
    ...refused('bomb', 'corrupt'),
  },
  'a DOCX with 60 tables in each other': {
    make: () => withMain(documentOf(body + '<w:tbl><w:tr><w:tc>'.repeat(60) + p('deep') + '</w:tc></w:tr></w:tbl>'.repeat(60))),
    ...read,
  },
  'a DOCX with a cell over a billion columns': {
    make: () =>
      withMain(
        documentOf(
          `${body}<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/></w:tcPr>${p('wide')}</w:tc></w:tr></w:tbl>`,
        ),
      ),
    ...read,
  },
  'a DOCX with 65,000 entries': {
    make: () => zipOf(Array.from({ length: 65_000 }, (_, index) => ({ name: `a${index}`, data: '', stored: true }))),
    ...refused('bomb'),
  },
  'a DOCX with a hundred thousand styles in a row': {
    make: () =>
      docxOf(p(name, { paragraph: '<w:pStyle w:val="s99999"/>' }) + body, {
        styles: Array.from(
          { length: 100_000 },
          (_, index) => `<w:style w:type="paragraph" w:styleId="s${index}"><w:basedOn w:val="s${index - 1}"/></w:style>`,
        ).join(''),
      }),
    ...read,
  },
  'a DOCX that shows one header a thousand times': {
    make: () => {
      const ids = Array.from({ length: 1000 }, (_, index) => `h${index}`);
      const sections = ids
        .map((id) => `<w:p><w:pPr><w:sectPr><w:headerReference r:id="${id}"/></w:sectPr></w:pPr></w:p>`)
        .join('');
      const entries = docxEntries(body + sections, { header: p('In the header').repeat(5000) });
      const relationships = ids.map(
        (id) =>
          `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header.xml"/>`,
      );
      return zipOf(
        entries.map((entry) =>
          entry.name === 'word/_rels/document.xml.rels'
            ? { ...entry, data: String(entry.data).replace('</Relationships>', `${relationships.join('')}</Relationships>`) }
            : entry,
        ),
      );
    },
    ...read,
  },
  'a DOCX with a million attributes': {
    make: () =>
      withMain(documentOf(`${body}<w:p ${Array.from({ length: 500_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`), {
        stored: true,
      }),
    ...refused('200', 'bomb', 'timeout'),
  },
};

/** Packages that are not what they should be. */
export const crookedDocx: HostileFiles = {
  'a DOCX with entities that laugh a billion times': {
    make: () => withMain(documentOf(p('&l9;'), `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]>`)),
    ...refused('corrupt'),
  },
  'a DOCX with an entity quoted in itself': {
    make: () => withMain(documentOf(p('&a;'), '<!DOCTYPE w [<!ENTITY a "&#38;a;&#60;b&#62;">]>')),
    ...refused('corrupt'),
  },
  'a DOCX that asks for a file of the machine': {
    make: () => withMain(documentOf(p('&x;'), '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/hostname">]>')),
    ...refused('corrupt'),
  },
  'a DOCX that asks for an address': {
    make: () => withMain(documentOf(p('&x;'), '<!DOCTYPE w [<!ENTITY % x SYSTEM "http://169.254.169.254/"> %x;]>')),
    ...refused('corrupt'),
  },
  'a DOCX with pictures, templates and parts from elsewhere': {
    make: () =>
      docxOf(
        `${body}<w:p><w:r><w:drawing><pic:pic><pic:blipFill r:link="out"/></pic:pic></w:drawing></w:r></w:p><w:altChunk r:id="chunk"/><w:attachedTemplate r:id="out"/>`,
        { links: { out: 'file:///etc/passwd', chunk: 'http://169.254.169.254/latest' } },
      ),
    ...read,
    lacks: 'root:',
  },
  'a DOCX within a DOCX': {
    make: () => docxOf(body, { extra: [{ name: 'word/embeddings/a.docx', data: docxOf(p('Somebody Else')) }] }),
    ...read,
    lacks: 'Somebody Else',
  },
  'a DOCX with two entries in one place': {
    make: () => changed((bytes) => bytes.writeUInt32LE(bytes.readUInt32LE(listing(bytes, 2) + 42), listing(bytes, 1) + 42)),
    ...refused('200', 'corrupt', 'bomb'),
  },
  'a DOCX with a wrong checksum': {
    make: () => changed((bytes) => bytes.writeUInt32LE(1, listing(bytes, 2) + 16)),
    ...refused('200', 'corrupt'),
  },
  'a DOCX with the sizes of another form (ZIP64)': {
    make: () => changed((bytes) => bytes.writeUInt32LE(0xffffffff, listing(bytes, 2) + 20)),
    ...refused('corrupt', 'bomb'),
  },
  'a DOCX whose directory lies beyond its end': {
    make: () => changed((bytes) => bytes.writeUInt32LE(0xfffffff0, bytes.length - 6)),
    ...refused('corrupt'),
  },
  'a DOCX with a method that nobody knows': {
    make: () => changed((bytes) => bytes.writeUInt16LE(99, listing(bytes, 2) + 10)),
    ...refused('corrupt'),
  },
  'a DOCX behind a password in the way of ZIP': {
    make: () => changed((bytes) => bytes.writeUInt16LE(0x801, listing(bytes, 2) + 8)),
    ...refused('encrypted'),
  },
  'a DOCX with a link to a file of the machine for a part': {
    // Unix keeps the kind of a file in the upper half of these attributes: 0xA000 is a symbolic link.
    make: () => changed((bytes) => bytes.writeUInt32LE(0xa1ff_0000, listing(bytes, 2) + 38)),
    ...read,
  },
  ...Object.fromEntries(
    ['../evil.xml', '/etc/evil.xml', 'C:evil.xml', 'word\\..\\..\\evil.xml', 'word/document.xml'].map((path) => [
      `a DOCX with an entry ${path}${path.startsWith('word/') ? ', twice' : ''}`,
      { make: () => docxOf(body, { extra: [{ name: path, data: 'x' }] }), ...refused('corrupt') },
    ]),
  ),
  'a DOCX without a list of types': { make: () => without('[Content_Types].xml'), ...refused('UNSUPPORTED_FORMAT') },
  'a DOCX without relationships': { make: () => without('_rels/.rels'), ...read },
  'a DOCX without relationships of its document': { make: () => without('word/_rels/document.xml.rels'), ...read },
  'a DOCX without a document': { make: () => without('word/document.xml'), ...refused('corrupt') },
  'a DOCX with an empty document': { make: () => withMain(''), ...refused('corrupt') },
  'a DOCX without a body': { make: () => withMain(`<w:document ${root}/>`), ...refused('no_text') },
  'a DOCX with broken XML': { make: () => withMain('<w:document><w:p></w:document>'), ...refused('corrupt', 'no_text') },
  'a DOCX with halves of characters and characters of nothing': {
    make: () => withMain(documentOf(p('&#xD800;&#0;&#xFFFF;'))),
    ...refused('corrupt', 'no_text', '200'),
  },
  'a DOCX with numbers of no sense': {
    make: () =>
      docxOf(
        `${p(name, { run: '<w:sz w:val="1e99"/><w:color w:val="zzz"/>' })}${body}<w:sectPr><w:pgSz w:w="-1" w:h="NaN"/><w:pgMar w:left="1e400"/><w:cols w:num="1000000000"/></w:sectPr>`,
      ),
    ...read,
  },
  'a DOCX that is named after object internals': {
    make: () => docxOf(`<w:p __proto__="x" constructor="y">${body}</w:p>`),
    ...refused('200', 'no_text'),
  },
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, tenth) => [
      `a DOCX cut at ${tenth + 1}0 %`,
      { make: () => docxOf(body).subarray(0, Math.floor((docxOf(body).length * (tenth + 1)) / 10)), ...refused('corrupt') },
    ]),
  ),
};
