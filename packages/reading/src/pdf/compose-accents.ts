import type { Glyph } from './raw-page.ts';

/** Accents that fonts draw as signs of their own, and the marks that they are on a letter. */
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '`': '\u0300',
    '´': '\u0301',
    '^': '\u0302',
    ˆ: '\u0302',
    '~': '\u0303',
    '˜': '\u0303',
    '¯': '\u0304',
    ˉ: '\u0304',
    '˘': '\u0306',
    '˙': '\u0307',
    '¨': '\u0308',
    '˚': '\u030a',
    '˝': '\u030b',
    ˇ: '\u030c',
    '¸': '\u0327',
    '˛': '\u0328',
  }),
);

/** Letters without their dot, which an accent replaces. */
const dotless: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** How far the middle of an accent may be beside its letter, and its baseline from that of the letter, in font sizes. */
const aside = 0.12;
const raised = 0.8;

/** These are also signs of their own beside letters. */
const signs: ReadonlySet<string> = new Set('`^~´');

/** Letters with their marks, by both; null where Unicode has no such letter. Hostile pages have more pairs than letters. */
const known = new Map<string, string | null>();
const maxKnown = 5_000;

const withMark = (letter: string, mark: string): string | null => {
  const key = letter + mark;
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = `${dotless[letter] ?? letter}${mark}`.normalize('NFC');
  const whole = [...text].length === 1 && text !== letter ? text : null;
  if (known.size < maxKnown) known.set(key, whole);
  return whole;
};

/** The letter with the accent that is drawn over or under it; null where they are beside each other, or no such letter exists. */
const accented = (accent: Glyph, letter: Glyph | undefined, mark: string): Glyph | null => {
  if (letter === undefined || letter.style.turns !== accent.style.turns) return null;
  const { size } = letter.style;
  const middle = (accent.left + accent.right) / 2;
  const beside = signs.has(accent.text) ? 0 : aside * size;
  const isOver = middle > letter.left - beside && middle < letter.right + beside;
  if (!isOver || Math.abs(accent.y - letter.y) > raised * size) return null;
  const text = withMark(letter.text, mark);
  return text === null ? null : { ...letter, text, spaceBefore: letter.spaceBefore || accent.spaceBefore };
};

/** A raised accent is a line of its own to PDFium, which returns it so many glyphs away from its letter at most. */
const reach = 200;

/** A page with more accents has no text, and is not searched for their letters. */
const maxShare = 0.25;

/**
 * Joins accents that are drawn apart from their letters, as TeX does in its oldest encoding, before or behind them in the order of the
 * file: "Universit´e" is "Université".
 */
export const composeAccents = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const accents = glyphs.reduce((count, { text }) => (marks.has(text) ? count + 1 : count), 0);
  if (accents === 0) return glyphs;
  const farthest = accents > maxShare * glyphs.length ? 1 : reach;
  const composed: (Glyph | undefined)[] = [...glyphs];
  for (const [index, glyph] of glyphs.entries()) {
    const mark = marks.get(glyph.text);
    if (mark === undefined) continue;
    for (let step = 1; step <= farthest; step += 1) {
      const ahead = accented(glyph, composed[index + step], mark);
      const letter = ahead ?? accented(glyph, composed[index - step], mark);
      if (letter === null) continue;
      composed[ahead === null ? index - step : index + step] = letter;
      composed[index] = undefined;
      break;
    }
  }
  return composed.filter((glyph) => glyph !== undefined);
};
