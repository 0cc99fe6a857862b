import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { toHtml } from '../../reading/render/to-html.ts';
import { toSheet } from '../to-sheet.ts';
import { changeBody, changePart } from '../word-parts.ts';
import type { Breakage } from './breakage.ts';

/** Bytes that no packing makes fewer, always the same. */
const noise = (length: number): Buffer => {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    createHash('sha256').update(String(index)).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
};

const pageOfPicture = async (document: PDFDocument, picture: Uint8Array): Promise<void> => {
  const image = await document.embedPng(picture);
  document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
};

const link = (url: string, text: string): string => `<a href="https://${url}">${text}</a>`;

const tooMany = 2_100_000;

/** Every fifteenth letter of a text lost, as programs lose what they cannot map. */
const damage = (text: string): string =>
  [...text].map((sign, index) => (index % 15 === 7 && /[\p{L}\p{M}]/u.test(sign) ? '\uFFFD' : sign)).join('');

/** Faults of the file itself. */
export const file: readonly Breakage[] = [
  {
    name: 'a second page that is a picture',
    breaks: 'compatibility.text_layer',
    formats: ['pdf'],
    pdf: async (bytes, draft, printer) => {
      const document = await PDFDocument.load(bytes);
      await pageOfPicture(document, await printer.screenshot(toHtml(toSheet(draft))));
      return document.save();
    },
    touches: ['structure.length', 'compatibility.file_size'],
  },
  {
    name: 'fonts whose letters have no meaning',
    breaks: 'compatibility.encoding',
    ruins: true,
    // Chromium writes the fonts of these, which are variable, in another way.
    suits: (language) => !['ja', 'ko', 'zh'].includes(language),
    formats: ['pdf'],
    pdf: async (bytes) => {
      const text = Buffer.from(bytes).toString('latin1');
      let fonts = 0;
      // One font of several keeps its letters, so that there is a resume to judge.
      return Buffer.from(
        text.replace(/\/ToUnicode/g, (name) => (fonts++ === 0 ? '/XoUnicode' : name)),
        'latin1',
      );
    },
  },
  {
    name: 'letters that were lost',
    breaks: 'compatibility.encoding',
    formats: ['docx', 'txt'],
    draft: (draft) => ({ ...draft, summary: draft.summary === null ? null : damage(draft.summary) }),
    touches: ['keywords.density', 'structure.length'],
  },
  {
    name: 'a large picture',
    breaks: 'compatibility.images',
    formats: ['pdf'],
    html: (html) => {
      const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
      return html.replace(
        '<body>',
        `<body><p><img src="data:image/png;base64,${pixel}" style="display: block; width: 150mm; height: 90mm"></p>`,
      );
    },
    touches: ['structure.length', 'compatibility.text_layer'],
  },
  {
    name: 'a link behind a word',
    breaks: 'compatibility.links',
    formats: ['pdf'],
    html: (html, draft) => html.replace(`>${draft.link}<`, `>${link(draft.link ?? '', 'GitHub')}<`),
  },
  {
    name: 'a link behind a word',
    breaks: 'compatibility.links',
    formats: ['docx'],
    word: (parts, draft) =>
      changePart(
        changeBody(parts, (xml) =>
          xml.replace(
            new RegExp(`<w:r>(?:(?!<w:r>).)*?${draft.link}</w:t></w:r>`),
            '<w:hyperlink r:id="rIdLink"><w:r><w:t>GitHub</w:t></w:r></w:hyperlink>',
          ),
        ),
        'word/_rels/document.xml.rels',
        (xml) =>
          xml.replace(
            '</Relationships>',
            `<Relationship Id="rIdLink" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://${draft.link}" TargetMode="External"/></Relationships>`,
          ),
      ),
  },
  {
    name: 'more than two megabytes',
    breaks: 'compatibility.file_size',
    formats: ['pdf'],
    pdf: async (bytes) => {
      const document = await PDFDocument.load(bytes);
      await document.attach(noise(tooMany), 'photos.bin');
      return document.save();
    },
  },
  {
    name: 'more than two megabytes',
    breaks: 'compatibility.file_size',
    formats: ['docx'],
    word: (parts) => new Map(parts).set('word/media/photo.bin', noise(tooMany)),
  },
];
