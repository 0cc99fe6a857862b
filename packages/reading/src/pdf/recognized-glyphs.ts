import { isRightToLeft } from './glyph-script.ts';
import type { Glyph, GlyphStyle } from './raw-page.ts';

/** Less certain words, of 100, are mostly stains and lines; our own choice. */
const minConfidence = 30;
/** More words than a page of print has. */
const maxWords = 5_000;
const maxLetters = 100;

/** Levels of tesseract's TSV that say where something is. */
const levels = { page: '1', line: '4', word: '5' } as const;

type Row = {
  readonly level: string;
  readonly line: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly confidence: number;
  readonly text: string;
};

const columns = ['level', 'block_num', 'par_num', 'line_num', 'left', 'top', 'width', 'height', 'conf', 'text'] as const;

/** Rows of the table; none when it has no such columns. */
const rowsOf = (tsv: string): readonly Row[] => {
  const [head = '', ...lines] = tsv.split(/\r?\n/);
  const names = head.split('\t');
  const places = columns.map((name) => names.indexOf(name));
  if (places.includes(-1)) return [];
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    const [level = '', block, paragraph, number, ...rest] = places.map((place) => cells[place] ?? '');
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = rest.slice(0, 5).map(Number);
    if (![left, top, width, height, confidence].every(Number.isFinite)) return [];
    return [{ level, line: `${block}.${paragraph}.${number}`, left, top, width, height, confidence, text: rest[5] ?? '' }];
  });
};

const styleOf = (size: number): GlyphStyle => ({
  font: '',
  icons: false,
  size,
  bold: false,
  italic: false,
  colour: '#000000',
  alpha: 255,
  renderMode: 0,
  heading: false,
  turns: 0,
});

/** A line box reaches from the tallest letter to the lowest one: about 0.9 of the size of the font, 0.2 of it below the baseline. */
const boxShare = 0.9;
const belowShare = 0.2;

/**
 * What an OCR program read on the picture of a page, in the TSV of tesseract: its words as glyphs, in points. The letters of a word
 * share its width. None when it is not such a table.
 */
export const recognizedGlyphs = (tsv: string, page: { readonly width: number; readonly height: number }): readonly Glyph[] => {
  const rows = rowsOf(tsv);
  const picture = rows.find(({ level }) => level === levels.page);
  if (picture === undefined || picture.width <= 0 || picture.height <= 0) return [];
  const scale = page.width / picture.width;
  const lines = new Map(rows.filter(({ level }) => level === levels.line).map((row) => [row.line, row]));
  const words = rows
    .filter(({ level, text, confidence }) => level === levels.word && text.trim() !== '' && confidence >= minConfidence)
    .slice(0, maxWords);
  const styles = new Map<number, GlyphStyle>();
  const glyphs: Glyph[] = [];
  let last = '';
  for (const word of words) {
    const { top, height } = lines.get(word.line) ?? word;
    const size = Math.max(4, Math.round(((height * scale) / boxShare) * 2) / 2);
    const style = styles.get(size) ?? styleOf(size);
    styles.set(size, style);
    const letters = [...word.text.trim().normalize('NFC')].slice(0, maxLetters);
    const step = (word.width * scale) / letters.length;
    for (const [index, text] of letters.entries()) {
      const place = isRightToLeft(word.text) ? letters.length - 1 - index : index;
      const left = word.left * scale + place * step;
      glyphs.push({
        text,
        left,
        top: top * scale,
        right: left + step,
        bottom: (top + height) * scale,
        x: left,
        y: (top + height) * scale - size * belowShare,
        style,
        order: glyphs.length,
        unmapped: false,
        replaced: false,
        object: 0,
        spaceBefore: index === 0 && word.line === last,
      });
    }
    last = word.line;
  }
  return glyphs;
};
