import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutChromium } from '../support/without-chromium.ts';
import type { Label } from './evaluate/label.ts';
import { labelResume } from './evaluate/label-resume.ts';
import { normalise } from './evaluate/normalise.ts';
import { readLayout } from './evaluate/read-resume.ts';
import { generateResume } from './generate-resume.ts';
import { loadVocabularies } from './load-vocabularies.ts';
import { type LayoutName, layoutNames } from './render/layouts.ts';
import { findChromium, openPdfPrinter, type PdfPrinter } from './render/open-pdf-printer.ts';
import { type FormatName, layOutResume, renderResume, suits } from './render/render-resume.ts';

const languages = ['de', 'ar', 'hi', 'ja', 'th'] as const;
const vocabularies = await loadVocabularies(languages);

const factsOf = (label: Label): readonly string[] => [
  label.name ?? '',
  label.email ?? '',
  label.phone ?? '',
  label.place ?? '',
  ...label.headings,
  ...label.companies,
  ...label.titles,
  ...label.institutions,
  ...label.skills,
  ...(label.spoken_languages ?? []).map(({ name }) => name),
  ...(label.certifications ?? []),
  ...(label.projects ?? []),
];

/** Facts with a word that the text which the reader extracts does not have; in a narrow cell, other text may stand between the words. */
const lost = async (index: number, layout: LayoutName, format: FormatName, printer: PdfPrinter | null) => {
  const resume = generateResume(vocabularies[index]!, layoutNames.indexOf(layout));
  if (!suits(layout, resume)) return [];
  const laidOut = layOutResume(resume, layout);
  const bytes = await renderResume(laidOut, format, printer);
  const { pages } = await readLayout(bytes);
  const text = normalise(pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map((line) => line.text))).join('\n'));
  return factsOf(labelResume(laidOut, { name: '', format, bytes }, [])).filter((fact) =>
    (fact.match(/[\p{L}\p{M}\p{N}@.+#-]+/gu) ?? []).some((word) => !text.includes(normalise(word))),
  );
};

const cases = languages.flatMap((language, index) => layoutNames.map((layout) => [language, layout, index] as const));

// Printing takes its time: all layouts in two languages, the harder ones in the others.
const printedCases = cases.filter(
  ([language, layout]) => language === 'de' || language === 'ar' || ['sidebar', 'table', 'rirekisho'].includes(layout),
);

describe('what is printed in a Word document', () => {
  it.each(cases)('%s, %s: is read', async (_, layout, index) => {
    expect(await lost(index, layout, 'docx', null)).toEqual([]);
  });
});

describe.skipIf(withoutChromium)('what is printed in a PDF', () => {
  let printer: PdfPrinter;

  beforeAll(async () => {
    printer = await openPdfPrinter();
  });

  afterAll(() => printer.close());

  it.each(printedCases)('%s, %s: is read', async (_, layout, index) => {
    expect(await lost(index, layout, 'pdf', printer)).toEqual([]);
  });

  it('is printed as the same bytes again', async () => {
    const laidOut = layOutResume(generateResume(vocabularies[0]!, 1), 'sidebar');
    const print = () => renderResume(laidOut, 'pdf', printer);
    const first = await print();
    expect(Buffer.from(first).equals(Buffer.from(await print()))).toBe(true);
  });
});

describe('the printer', () => {
  it('says what is missing when there is no Chromium', () => {
    expect(findChromium('/nowhere/chromium')).not.toBe('/nowhere/chromium');
  });
});
