import type { Band, HiddenReason, Line, LineMark, Run } from '../layout-document.ts';
import { stripBullet } from '../text/bullet.ts';
import { joinLetterSpaced } from '../text/letter-spaced.ts';
import { cleanText, readTagCharacters, tidyText } from '../text/tidy-text.ts';
import type { RunProperties } from './run-style.ts';

/** A piece of a paragraph: text of one style. `\n` breaks the line. */
export type Piece = { readonly text: string; readonly style: RunProperties; readonly deleted: boolean };

/** Smaller text, in points, is unreadable on paper. */
const tinySize = 2;

/** Text of this lightness on a white page is invisible: all channels at least 243 of 255. */
const nearWhite = /^#(?:f[3-9a-f]){3}$/;

const hiddenReason = ({ style, deleted }: Piece, shaded: boolean): HiddenReason | null => {
  if (deleted) return 'deleted';
  if (style.vanish === true) return 'vanish';
  if ((style.size ?? tinySize) < tinySize) return 'tiny';
  return nearWhite.test(style.colour ?? '') && !shaded && style.shaded !== true ? 'background_colour' : null;
};

const toRun = (piece: Piece, shaded: boolean): Run => ({
  text: piece.text,
  box: null,
  font: (piece.style.font ?? '').slice(0, 80),
  size: piece.style.size ?? 0,
  bold: piece.style.bold ?? false,
  italic: piece.style.italic ?? false,
  colour: piece.style.colour ?? '#000000',
  hidden: hiddenReason(piece, shaded),
});

const sameStyle = (a: Run, b: Run): boolean =>
  a.font === b.font &&
  a.size === b.size &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.colour === b.colour &&
  a.hidden === b.hidden;

const mergeRuns = (runs: readonly Run[]): readonly Run[] => {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last !== undefined && sameStyle(last, run)) merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
};

const visibleText = (runs: readonly Run[]): string =>
  runs.flatMap(({ hidden, text }) => (hidden === null ? [text] : [])).join('');

/** Text of tag characters is hidden regardless of its style. */
const withTags = (runs: readonly Run[]): readonly Run[] =>
  runs.flatMap((run) => {
    const message = readTagCharacters(run.text);
    return message === '' ? [run] : [run, { ...run, text: message, hidden: 'invisible' as const }];
  });

const trimStart = (runs: readonly Run[], kept: string): readonly Run[] => {
  let left = visibleText(runs).length - kept.length;
  return runs.map((run) => {
    if (run.hidden !== null || left <= 0) return run;
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return { ...run, text: run.text.slice(cut) };
  });
};

/** Tabs, and spaces typed instead of one, set texts apart; other white space is one space. */
const spaced = (text: string): string =>
  /\s\s|[^\S ]/u.test(text) ? text.replace(/\s*\t\s*| {4,}/gu, '\t').replace(/[^\S\t]+/gu, ' ') : text;

const toLine = (pieces: readonly Run[], band: Band, listed: boolean, marks: readonly LineMark[]): Line | null => {
  const raw = visibleText(pieces).trimStart();
  const stripped = stripBullet(raw, true);
  const runs = stripped === null ? pieces : trimStart(pieces, stripped);
  const clean = withTags(runs).map((run) => ({ ...run, text: spaced(cleanText(run.text)) }));
  const kept = clean.filter(({ text }) => text !== '');
  const text = tidyText(joinLetterSpaced(visibleText(runs)));
  if (text === '' && !kept.some(({ text: part, hidden }) => hidden !== null && part.trim() !== '')) return null;
  const bullet = text !== '' && (listed || stripped !== null);
  return { text, box: null, runs: kept, band, bullet, ...(marks.length === 0 ? {} : { marks }) };
};

/** What all lines of a paragraph have in common. */
export type ParagraphStyle = {
  readonly band: Band;
  readonly listed: boolean;
  readonly shaded: boolean;
  readonly marks: readonly LineMark[];
};

/** The lines of a paragraph, split at its line breaks; none when it is empty. */
export const toLines = (pieces: readonly Piece[], { band, listed, shaded, marks }: ParagraphStyle): readonly Line[] => {
  const rows: Run[][] = [[]];
  for (const piece of pieces) {
    piece.text.split('\n').forEach((text, index) => {
      if (index > 0) rows.push([]);
      if (text !== '') rows.at(-1)?.push(toRun({ ...piece, text }, shaded));
    });
  }
  return rows.flatMap((row, index) => toLine(mergeRuns(row), band, listed && index === 0, marks) ?? []);
};
