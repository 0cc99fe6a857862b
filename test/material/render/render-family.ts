import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontFamilies } from '../../reading/render/fonts.ts';
import { hashOf } from '../../reading/rotate.ts';
import { createSeededRandom } from '../../support/seeded-random.ts';
import { chooseDateStyle, chooseForm } from '../content/dates.ts';
import { generateResume } from '../content/generate.ts';
import type { Resume } from '../content/resume.ts';
import type { Language } from '../content/words.ts';
import type { Family, Layout, RenderCv, Template } from '../families.ts';
import type { MaterialLabel, Shown } from '../label.ts';
import { engineOf } from '../latex/languages.ts';
import { type Look, looks } from '../latex/looks.ts';
import { renderLatex } from '../latex/render-latex.ts';
import { writeDocument } from '../latex/write-document.ts';
import { writeEntries } from '../latex/write-entries.ts';
import { writeRows } from '../latex/write-rows.ts';
import { type Composed, composeSheet } from '../layout/compose.ts';
import type { Frame } from '../layout/sheet.ts';
import { toText } from '../plain/to-text.ts';
import { printThemePage, renderTheme } from '../themes/render-themes.ts';
import { renderTypst, type TypstJob } from '../typst/render-typst.ts';
import { toRenderCv } from '../typst/to-rendercv.ts';
import { toPage } from '../web/to-page.ts';
import { toWord } from '../word/to-word.ts';
import type { PagePrinter } from './open-page-printer.ts';
import { readPdfText } from './read-text.ts';

export type Tools = {
  readonly printer: PagePrinter;
  /** Null where Typst is not installed. */
  readonly python: string | null;
  /** Whether LaTeX is installed. */
  readonly latex: boolean;
};

/** One resume to render, with the words of its language. */
export type Case = { readonly language: Language; readonly seed: number; readonly resume: Resume };

export type Rendered = {
  readonly resume: Resume;
  readonly format: MaterialLabel['format'];
  readonly bytes: Uint8Array;
  readonly shown: Shown;
  /** The text that the file has, and its pages where it has them. */
  readonly text: string;
  readonly pages: number | null;
};

const chanceOf = (name: string, { language, seed }: Case) =>
  createSeededRandom(hashOf(`${name} ${language.vocabulary.language} ${seed}`));

const compose = (layout: Layout, each: Case, frame: Frame): Composed & { readonly resume: Resume } => {
  const random = chanceOf(layout.name, each);
  const { vocabulary, words } = each.language;
  return {
    resume: each.resume,
    ...composeSheet(each.resume, chooseDateStyle(vocabulary, words, each.seed, random), frame, random),
  };
};

const ofPdf = (resume: Resume, bytes: Uint8Array, shown: Shown): Rendered => ({
  resume,
  format: 'pdf',
  bytes,
  shown,
  ...readPdfText(bytes),
});

async function* renderThemeCases(name: string, cases: readonly Case[], { printer }: Tools): AsyncGenerator<Rendered> {
  const pages = await renderTheme(
    name,
    cases.map(({ resume }) => resume),
  );
  for (const [index, each] of cases.entries()) {
    const page = pages[index];
    if (page === null || page === undefined) continue;
    const form = chooseForm(each.language.vocabulary, each.seed, chanceOf(`${name} form`, each));
    const { bytes, shown } = await printThemePage(page, { theme: name, resume: each.resume, form }, printer);
    yield ofPdf(each.resume, bytes, shown);
  }
}

async function* renderWeb(layout: Template<'web'>, cases: readonly Case[], { printer }: Tools): AsyncGenerator<Rendered> {
  for (const each of cases) {
    const { sheet, shown, resume } = compose(layout, each, layout.frame);
    const { pdf } = await printer.print(toPage(sheet, layout.template), 'null', '0mm');
    yield ofPdf(resume, pdf, shown);
  }
}

/** The fonts that come with RenderCV have letters for these. */
const suitsTypst = ({ language: { vocabulary } }: Case): boolean =>
  ['ja', 'ko', 'zh'].includes(vocabulary.language) || fontFamilies(vocabulary.language).length === 1;

const plainFrame: Frame = { columns: 'one', marginDates: false, capitals: false };

type Prepared = { readonly resume: Resume; readonly shown: Shown; readonly job: (out: string) => TypstJob };

const prepareTypst = (layout: Template<'typst'> | RenderCv, each: Case): Prepared => {
  if (layout.kind === 'typst') {
    const { sheet, shown, resume } = compose(layout, each, layout.frame);
    return { resume, shown, job: (out) => ({ out, template: layout.template, sheet }) };
  }
  // RenderCV takes valid phone numbers only, and prints neither headlines nor lines of tools.
  const resume: Resume = {
    ...each.resume,
    phone: null,
    headline: null,
    website: null,
    positions: each.resume.positions.map((position) => ({ ...position, stack: [] })),
  };
  const random = chanceOf(layout.name, each);
  const { vocabulary, words } = each.language;
  const dates = chooseDateStyle(vocabulary, words, each.seed, random);
  const { sheet, shown } = composeSheet(resume, dates, plainFrame, random);
  return { resume, shown, job: (out) => ({ out, rendercv: toRenderCv(resume, dates, sheet, layout.theme) }) };
};

async function* renderTypstCases(
  layout: Template<'typst'> | RenderCv,
  cases: readonly Case[],
  { python }: Tools,
): AsyncGenerator<Rendered> {
  if (python === null) return;
  const folder = mkdtempSync(join(tmpdir(), 'material-'));
  try {
    const prepared = cases.filter(suitsTypst).map((each) => prepareTypst(layout, each));
    const outs = prepared.map((_, index) => join(folder, `${index}.pdf`));
    const written = await renderTypst(
      python,
      prepared.map(({ job }, index) => job(outs[index] ?? '')),
    );
    for (const [index, { resume, shown }] of prepared.entries())
      if (written[index] === true) yield ofPdf(resume, readFileSync(outs[index] ?? ''), shown);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const writeLatex = (layout: Template<'latex'>, look: Look, each: Case) => {
  const { resume, language } = each;
  if (look.takes === 'rows') {
    const { sheet, shown } = compose(layout, each, look);
    return { resume, sheet, shown, main: writeRows(sheet.main), side: writeRows(sheet.side) };
  }
  const random = chanceOf(layout.name, each);
  const dates = chooseDateStyle(language.vocabulary, language.words, each.seed, random);
  return { resume, sheet: null, ...writeEntries(resume, dates, look, random) };
};

async function* renderLatexCases(layout: Template<'latex'>, cases: readonly Case[], { latex }: Tools): AsyncGenerator<Rendered> {
  const look = looks[layout.template];
  if (!latex || look === undefined) return;
  for (const each of cases) {
    const engine = engineOf(look, each.resume.language);
    if (engine === undefined) continue;
    const { shown, ...parts } = writeLatex(layout, look, each);
    const rendered = await renderLatex(engine, writeDocument(layout.template, look, engine, parts));
    if (rendered.pdf === null) console.error(`${layout.name} in ${each.resume.language}: ${rendered.fault}`);
    else yield ofPdf(each.resume, rendered.pdf, shown);
  }
}

async function* renderOthers(
  layout: Template<'word'> | Template<'text'> | Template<'markdown'>,
  cases: readonly Case[],
): AsyncGenerator<Rendered> {
  for (const each of cases) {
    const { sheet, shown, resume } = compose(layout, each, layout.frame);
    if (layout.kind === 'word') {
      yield { resume, format: 'docx', bytes: await toWord(sheet, layout.template), shown, text: shown.text, pages: null };
    } else {
      const text = toText(sheet, layout.template, layout.kind === 'markdown');
      yield { resume, format: layout.kind === 'text' ? 'txt' : 'md', bytes: Buffer.from(text), shown, text, pages: null };
    }
  }
}

/** The cases of a family: other people in each. */
export const casesOf = ({ name }: Family, languages: readonly Language[], seeds: number): readonly Case[] =>
  languages.flatMap((language) =>
    Array.from({ length: seeds }, (_, index) => {
      const seed = (hashOf(`${name} ${language.vocabulary.language}`) % 5000) + index;
      return { language, seed, resume: generateResume(language, seed) };
    }),
  );

/** Renders cases in the layout of a family, one after the other; what it cannot render is left out. */
export const renderFamily = (family: Family, cases: readonly Case[], tools: Tools): AsyncGenerator<Rendered> => {
  switch (family.kind) {
    case 'theme':
      return renderThemeCases(family.name, cases, tools);
    case 'web':
      return renderWeb(family, cases, tools);
    case 'latex':
      return renderLatexCases(family, cases, tools);
    case 'typst':
    case 'rendercv':
      return renderTypstCases(family, cases, tools);
    default:
      return renderOthers(family, cases);
  }
};
