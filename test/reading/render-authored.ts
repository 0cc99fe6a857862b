import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasLatex, renderLatex } from '../material/latex/render-latex.ts';
import { type Split, splitOf, splits } from './evaluate/families.ts';
import { fontFamilies, fontLinks } from './render/fonts.ts';
import { openPdfPrinter } from './render/open-pdf-printer.ts';

/** What the author of a resume says about it. */
type Truth = {
  readonly language: string;
  readonly columns: number | null;
  readonly experience: readonly { readonly title: string | null; readonly company: string | null }[];
  readonly education: readonly { readonly institution: string | null }[];
};

const { values } = parseArgs({ options: { out: { type: 'string' }, from: { type: 'string', default: 'authored' } } });
if (values.out === undefined) {
  console.error(
    'npm run render:authored -- --out DIR [--from retold]\nWrites DIR/{train,exam}/labels.json and files/, each folder replaced as a whole.',
  );
  process.exit(2);
}
const out = resolve(values.out);
const source = new URL(`${values.from}/`, import.meta.url);
const written = readdirSync(source);
const named = (texts: readonly (string | null)[]): readonly string[] => [...new Set(texts.filter((text) => text !== null))];

/** The label of a file in the form of the second corpus. */
const labelOf = (number: string, format: string, truth: Truth) => ({
  file: `${number}.${format}`,
  family: `${values.from}-${number}`,
  format,
  pages: null,
  ...truth,
  columns: truth.columns === null ? null : Math.min(2, truth.columns),
  titles: named(truth.experience.map(({ title }) => title)),
  companies: named(truth.experience.map(({ company }) => company)),
  institutions: named(truth.education.map(({ institution }) => institution)),
  degree: null,
  not_in_text_layer: [],
  rendered_by_us: true,
  tags: [],
});

/** Scripts that the system may have no font for; the authors left the family open. */
const needFonts = new Set(['am', 'bn', 'gu', 'hi', 'ja', 'kn', 'ko', 'ml', 'mr', 'ta', 'te', 'th', 'ur', 'zh']);

const withFonts = (html: string, language: string): string => {
  if (!needFonts.has(language)) return html;
  const families = fontFamilies(language).map((family) => `'${family}'`);
  // At the end, as not every page writes out its head.
  return `${html}${fontLinks(language).join('')}<style>* { font-family: ${families.join(', ')} !important }</style>`;
};

const sourceFormats = ['html', 'tex', 'docx', 'md', 'txt'] as const;
const printer = await openPdfPrinter();
const latex = hasLatex();
if (!latex) console.error('LaTeX is not installed (see test/material/README.md): its resumes are left out.');

/** Null where LaTeX cannot render it. */
const render = async (url: URL, language: string): Promise<Uint8Array | null> => {
  const bytes = readFileSync(url);
  if (url.pathname.endsWith('.html')) return printer.print(withFonts(bytes.toString(), language));
  if (!url.pathname.endsWith('.tex')) return bytes;
  if (!latex) return null;
  const engine = bytes.toString().startsWith('% xelatex') ? 'xelatex' : 'pdflatex';
  const rendered = await renderLatex(engine, bytes.toString());
  if (rendered.pdf === null) console.error(`${url.pathname}: ${rendered.fault}`);
  return rendered.pdf;
};

const labels = new Map<Split, ReturnType<typeof labelOf>[]>();
for (const split of splits) rmSync(join(out, split), { recursive: true, force: true });
try {
  for (const file of written.filter((name) => name.endsWith('.json')).toSorted()) {
    const number = file.slice(0, -'.json'.length);
    const format = sourceFormats.find((each) => written.includes(`${number}.${each}`));
    if (format === undefined) throw new Error(`${file} labels no resume`);
    const truth = JSON.parse(readFileSync(new URL(file, source), 'utf8')) as Truth;
    const bytes = await render(new URL(`${number}.${format}`, source), truth.language);
    if (bytes === null) continue;
    const label = labelOf(number, format === 'html' || format === 'tex' ? 'pdf' : format, truth);
    const split = splitOf(label, '');
    labels.set(split, [...(labels.get(split) ?? []), label]);
    mkdirSync(join(out, split, 'files'), { recursive: true });
    writeFileSync(join(out, split, 'files', label.file), bytes);
  }
} finally {
  await printer.close();
}
for (const [split, files] of labels) {
  const note = 'Invented people, rendered by npm run render:authored; labels in the form of the second corpus.';
  writeFileSync(join(out, split, 'labels.json'), `${JSON.stringify({ note, files }, null, 1)}\n`);
}
