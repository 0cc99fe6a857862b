import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadVocabularies } from '../reading/load-vocabularies.ts';
import { openPdfPrinter, type PdfPrinter } from '../reading/render/open-pdf-printer.ts';
import { withoutChromium } from '../support/without-chromium.ts';
import { cleanDraft } from './draft.ts';
import { assessFile } from './evaluate/assess-file.ts';
import { foundIn, lossesOf } from './evaluate/losses.ts';
import { strayLines } from './evaluate/report.ts';
import { type Trial, tryBreakages } from './evaluate/try-breakages.ts';
import { writeFile } from './write-file.ts';

/** A grey square in place of a passport photo. */
const photo =
  '<img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" style="position: absolute; right: 0; top: 0; width: 35mm; height: 45mm">';

describe.skipIf(withoutChromium)('resumes as PDFs', () => {
  let printer: PdfPrinter;

  beforeAll(async () => {
    printer = await openPdfPrinter();
  });

  afterAll(() => printer.close());

  it('have nothing to mend, and score as Word documents do, with a photo and without', { timeout: 120_000 }, async () => {
    for (const vocabulary of await loadVocabularies(['ar', 'de', 'en', 'hi', 'id', 'ja', 'ko', 'ru', 'ta', 'tr'])) {
      const draft = cleanDraft(vocabulary);
      const score = async (changes: Parameters<typeof writeFile>[3], format: 'pdf' | 'docx' = 'pdf') => {
        const assessment = await assessFile(await writeFile(draft, format, printer, changes));
        expect(foundIn(lossesOf(assessment)), `${vocabulary.language} ${format}`).toEqual([]);
        return assessment.score;
      };
      const plain = await score([]);
      expect(Math.abs(plain - (await score([], 'docx')))).toBeLessThanOrEqual(2);
      expect(await score([{ html: (html) => html.replace('</body>', `${photo}</body>`) }])).toBe(plain);
    }
  });

  it('show what is broken, and nothing else changes', { timeout: 120_000 }, async () => {
    const trials: Trial[] = [];
    for (const vocabulary of await loadVocabularies(['en'])) trials.push(...(await tryBreakages(vocabulary, 'pdf', printer)));
    expect(strayLines(trials)).toEqual([]);
  });
});
