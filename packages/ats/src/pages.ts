import type { LayoutDocument, Page } from '@winnow/reading';

/** A page with fewer letters and a picture that fills it is a scan (our own choice). */
const minLetters = 50;

const fullPage = 0.6;

const lettersOf = (page: Page): number =>
  page.blocks.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0), 0);

const hasFullPicture = ({ images, width, height }: Page): boolean =>
  images.some(({ box }) => {
    if (box === null || width <= 0 || height <= 0) return true;
    const [left, top, right, bottom] = box;
    return (right - left) * (bottom - top) > fullPage * width * height;
  });

const isBlank = (page: Page): boolean => page.characters === 0 && page.images.length === 0 && lettersOf(page) === 0;

const isUnreadable = (page: Page): boolean => {
  const letters = lettersOf(page);
  // What OCR read, no other program finds in the file.
  return page.scanned === true || letters === 0 || (letters < minLetters && hasFullPicture(page));
};

/** Number of pages with content, and of those among them without machine-readable text; a document of blank pages has none. */
export const readablePages = ({ pages }: LayoutDocument): { readonly total: number; readonly without: number } => {
  const written = pages.filter((page) => !isBlank(page));
  const total = Math.max(1, written.length === 0 ? pages.length : written.length);
  return { total, without: written.length === 0 ? total : written.filter(isUnreadable).length };
};
