import type { RawPage } from './raw-page.ts';
import { recognizedGlyphs } from './recognized-glyphs.ts';

/** The pages of a scan with the text that OCR read on their pictures, by their order. Pages with text of their own keep it. */
export const addRecognized = (pages: readonly RawPage[], recognized: readonly string[]): readonly RawPage[] =>
  pages.map((page, index) => {
    const tsv = recognized[index];
    if (tsv === undefined || page.glyphs.length > 0) return page;
    const glyphs = recognizedGlyphs(tsv, page);
    // The picture covers nothing: it is what the text was read from.
    return glyphs.length === 0 ? page : { ...page, glyphs, fills: [], unseen: new Map(), scanned: true };
  });
