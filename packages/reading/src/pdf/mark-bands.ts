import { anyOf, localeViews } from '@winnow/languages';
import type { Band } from '../layout-document.ts';
import type { PageLine } from './page-line.ts';

/** Height and visible lines, in reading order, of one page. */
export type BandPage = { readonly height: number; readonly lines: readonly PageLine[] };

/** Repeated lines count as header or footer within this share of the page from its edge. */
const bandShare = 0.13;

/**
 * An isolated line within this share of the page from its edge, and this many font sizes from the next line, is a header or
 * footer.
 */
const edgeShare = { header: 0.05, footer: 0.08 } as const;
const alone = 2.2;

const pageNumberIn = (): RegExp => {
  const of = anyOf([...new Set(localeViews().flatMap(({ pageOf }) => pageOf ?? []))]);
  const total = String.raw`(?:\s*(?:\/|\||${of})\s*\p{Nd}{1,3})?`;
  return new RegExp(String.raw`^(?:\p{L}{0,8}\.?\s*)?[-–—]?\s*\p{Nd}{1,3}${total}\s*[-–—]?$`, 'iu');
};

/** "Page 2 of 3" with the words of all languages; built when first asked for. */
let knownPageNumber: RegExp | undefined;

const isPageNumber = (text: string): boolean => {
  knownPageNumber ??= pageNumberIn();
  return knownPageNumber.test(text);
};

const keyOf = (line: PageLine): string => line.line.text.replace(/\p{Nd}+/gu, '#');

const edgeOf = ({ y }: PageLine, height: number, share: number): Band =>
  y < share * height ? 'header' : y > (1 - share) * height ? 'footer' : 'body';

const isRepeated = (line: PageLine, index: number, pages: readonly BandPage[]): boolean =>
  pages.some(
    ({ lines }, other) => other !== index && lines.some((twin) => Math.abs(twin.y - line.y) < 4 && keyOf(twin) === keyOf(line)),
  );

const isAlone = (line: PageLine, band: Band, lines: readonly PageLine[], bodySize: number): boolean => {
  if (line.size > bodySize * 1.05) return false;
  const others = lines.filter(({ y }) => Math.abs(y - line.y) > 2);
  const distances = others.map(({ y }) => (band === 'header' ? y - line.y : line.y - y));
  return others.length > 2 && distances.every((distance) => distance > alone * line.size);
};

const bandOf = (line: PageLine, index: number, pages: readonly BandPage[], bodySize: number): Band => {
  const page = pages[index];
  if (page === undefined || line.line.text === '') return 'body';
  const wide = edgeOf(line, page.height, bandShare);
  if (wide === 'body') return 'body';
  if (isRepeated(line, index, pages)) return wide;
  const near = line.y < page.height / 2 ? 'header' : 'footer';
  if (edgeOf(line, page.height, edgeShare[near]) === 'body') return 'body';
  // In between, a line at the edge results from a page break.
  const atEnd = near === 'header' ? index === 0 : index === pages.length - 1;
  return isPageNumber(line.line.text) || (atEnd && isAlone(line, near, page.lines, bodySize)) ? near : 'body';
};

/**
 * The lines of each page with their band: repeated on another page at the same height, a page number, or isolated at the top or
 * bottom of all pages in type no larger than the body.
 */
export const markBands = (pages: readonly BandPage[]): readonly (readonly PageLine[])[] =>
  pages.map(({ lines }, index) => {
    const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
    const bodySize = sizes[Math.floor(sizes.length / 2)] ?? 0;
    const marked = lines.map(
      (item): PageLine => ({ ...item, line: { ...item.line, band: bandOf(item, index, pages, bodySize) } }),
    );
    return (['header', 'body', 'footer'] as const).flatMap((band) => marked.filter(({ line }) => line.band === band));
  });
