import { type Entry, zipOf } from './build-zip.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const namespaces = [
  `xmlns:w="${word}"`,
  `xmlns:r="${office}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ');

type Parts = {
  readonly mainPath?: string;
  readonly contentType?: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly header?: string;
  readonly footer?: string;
  readonly links?: Readonly<Record<string, string>>;
  readonly extra?: readonly Entry[];
};

const part = (root: string, inner: string): string => `<?xml version="1.0"?><w:${root} ${namespaces}>${inner}</w:${root}>`;

/** The zip entries of a DOCX file with that body, by hand. */
export const docxEntries = (body: string, parts: Parts = {}): readonly Entry[] => {
  const {
    mainPath = 'word/document.xml',
    contentType = mainType,
    styles,
    numbering,
    header,
    footer,
    links = {},
    extra = [],
  } = parts;
  const folder = mainPath.slice(0, mainPath.lastIndexOf('/') + 1);
  const related = Object.entries({ styles, numbering, header, footer }).filter((entry) => entry[1] !== undefined);
  const relationships = [
    ...related.map(([name]) => `<Relationship Id="${name}" Type="${office}/${name}" Target="${name}.xml"/>`),
    ...Object.entries(links).map(
      ([id, url]) => `<Relationship Id="${id}" Type="${office}/hyperlink" Target="${url}" TargetMode="External"/>`,
    ),
  ].join('');
  const roots: Readonly<Record<string, string>> = { header: 'hdr', footer: 'ftr' };
  return [
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="${packages}/content-types"><Override PartName="/${mainPath}" ContentType="${contentType}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${packages}/relationships"><Relationship Id="main" Type="${office}/officeDocument" Target="${mainPath}"/></Relationships>`,
    },
    { name: mainPath, data: part('document', `<w:body>${body}</w:body>`) },
    {
      name: `${folder}_rels/${mainPath.slice(folder.length)}.rels`,
      data: `<Relationships xmlns="${packages}/relationships">${relationships}</Relationships>`,
    },
    ...related.map(([name, inner = '']) => ({ name: `${folder}${name}.xml`, data: part(roots[name] ?? name, inner) })),
    ...extra,
  ];
};

/** A DOCX file with that body, by hand. */
export const docxOf = (body: string, parts: Parts = {}): Uint8Array => zipOf(docxEntries(body, parts));

/** A paragraph of one run; `run` and `paragraph` are the inner XML of its properties. */
export const p = (text: string, { run = '', paragraph = '' } = {}): string =>
  `<w:p><w:pPr>${paragraph}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
