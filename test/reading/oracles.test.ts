import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mammoth from 'mammoth';
import { PDFParse } from 'pdf-parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutChromium } from '../support/without-chromium.ts';
import { normalise } from './evaluate/normalise.ts';
import { readLayout } from './evaluate/read-resume.ts';
import { generateResume } from './generate-resume.ts';
import { loadVocabularies, vocabularyCodes } from './load-vocabularies.ts';
import { layoutNames } from './render/layouts.ts';
import { openPdfPrinter, type PdfPrinter } from './render/open-pdf-printer.ts';
import { type FormatName, layOutResume, renderResume, suits } from './render/render-resume.ts';
import type { Vocabulary } from './vocabulary.ts';

const { WINNOW_CORPUS: corpus } = process.env;

/** Scripts that pdf.js, which is behind pdf-parse, reads as they are written; others come out as they are drawn. */
const plainWord =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}0-9]+$/u;
const printedLanguages = ['de', 'en', 'es', 'fr', 'hu', 'pl', 'tr', 'ru', 'el', 'zh', 'ja', 'ko'];

const wordsOf = (text: string): readonly string[] => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const pressed = (text: string): string => normalise(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The text that mammoth finds in a DOCX. */
const ofMammoth = async (bytes: Uint8Array): Promise<readonly string[]> =>
  wordsOf((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value);

/** The words that pdf-parse finds in a PDF, and that it reads right: made whole where a line breaks them. */
const ofPdfParse = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const parser = new PDFParse({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const { pages } = await parser.getText();
    const text = pages.map((page) => page.text).join('\n');
    return wordsOf(text.replace(/[-\p{Cc}\u00ad\ufffe]\s*\n\s*/gu, '')).filter((word) => word.length > 1 && plainWord.test(word));
  } finally {
    await parser.destroy();
  }
};

/** Words of another reader that ours does not have, whether it takes them for visible or hidden. */
const lackedOf = async (bytes: Uint8Array, words: readonly string[]): Promise<readonly string[]> => {
  const { pages } = await readLayout(bytes);
  const lines = pages.flatMap(({ blocks }) => blocks.flatMap(({ lines: own }) => own));
  const hidden = lines.flatMap(({ runs }) => runs.filter((run) => run.hidden !== null).map(({ text }) => text));
  const text = pressed([...lines.map((line) => line.text), ...hidden].join('\n'));
  return words.filter((word) => !text.includes(pressed(word)));
};

const expectNearlyAll = async (bytes: Uint8Array, words: readonly string[]): Promise<void> => {
  expect(words.length).toBeGreaterThan(20);
  const lacked = await lackedOf(bytes, words);
  expect(lacked.length / words.length, lacked.join(' ')).toBeLessThanOrEqual(0.01);
};

const vocabularies = await loadVocabularies(vocabularyCodes());

const render = (vocabulary: Vocabulary, index: number, format: FormatName, printer: PdfPrinter | null): Promise<Uint8Array> => {
  const resume = generateResume(vocabulary, index);
  const suiting = layoutNames.filter((layout) => suits(layout, resume));
  return renderResume(layOutResume(resume, suiting[index % suiting.length]!), format, printer);
};

describe('what mammoth reads in a Word document', () => {
  it.each(vocabularies.map((vocabulary, index) => [vocabulary.language, vocabulary, index] as const))(
    '%s: is read',
    async (_, vocabulary, index) => {
      const bytes = await render(vocabulary, index, 'docx', null);
      await expectNearlyAll(bytes, await ofMammoth(bytes));
    },
  );
});

describe.skipIf(withoutChromium)('what pdf-parse reads in a PDF', () => {
  let printer: PdfPrinter;
  beforeAll(async () => {
    printer = await openPdfPrinter();
  });
  afterAll(() => printer?.close());

  const printed = vocabularies.filter(({ language }) => printedLanguages.includes(language));
  it.each(printed.map((vocabulary, index) => [vocabulary.language, vocabulary, index] as const))(
    '%s: is read',
    async (_, vocabulary, index) => {
      const bytes = await render(vocabulary, index, 'pdf', printer);
      await expectNearlyAll(bytes, await ofPdfParse(bytes));
    },
  );
});

const files = corpus === undefined ? [] : readdirSync(join(corpus, 'files')).filter((name) => /\.(?:pdf|docx)$/.test(name));

describe.skipIf(corpus === undefined)('what the others read in real resumes', () => {
  it.each(files)('%s: is read', async (name) => {
    const bytes = readFileSync(join(corpus ?? '', 'files', name));
    const words = await (name.endsWith('.pdf') ? ofPdfParse : ofMammoth)(bytes);
    const lacked = await lackedOf(bytes, words);
    expect(lacked.length, lacked.join(' ')).toBeLessThanOrEqual(Math.max(1, 0.01 * words.length));
  });
});
