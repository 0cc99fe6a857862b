import type { HiddenReason } from '../layout-document.ts';
import type { Spacing } from './build-line.ts';
import { type Cluster, clusterGlyphs, hasSpaces } from './cluster-glyphs.ts';
import { findBullets } from './find-bullets.ts';
import { findPanels } from './find-panels.ts';
import { findSegments, type Segment } from './find-segments.ts';
import { findTables, type Table } from './find-tables.ts';
import { isBlank } from './glyph-place.ts';
import { isRightToLeft } from './glyph-script.ts';
import { hiddenGlyphs } from './hidden-glyph.ts';
import { liftLabels } from './lift-labels.ts';
import { liftSideNotes } from './lift-side-notes.ts';
import { markDrawn } from './mark-drawn.ts';
import { rightToLeftShare } from './order-bidi.ts';
import { type Group, orderPage } from './order-page.ts';
import { joinSegments, type PageLine, toPageLine } from './page-line.ts';
import { placeTurned } from './place-turned.ts';
import type { Glyph, RawPage } from './raw-page.ts';
import { stackGlyphs } from './stack-glyphs.ts';
import { turnGlyphs, turnLineBack } from './turn-glyphs.ts';

export type LaidOutPage = {
  /** Visible lines in reading order, without their bands yet. */
  readonly lines: readonly PageLine[];
  /** Lines of invisible runs. */
  readonly hidden: readonly PageLine[];
  readonly tables: readonly Table[];
  readonly columns: number;
  readonly characters: number;
  readonly unmapped: number;
};

const spacingOf = (clusters: readonly Cluster[]): Spacing => ({
  hasSpaces: hasSpaces(clusters),
  rightToLeft:
    clusters.some(({ text }) => isRightToLeft(text)) && rightToLeftShare(clusters.map(({ text }) => text).join('')) > 0.5,
});

/** Minimum share of its page's letters in a column; a list set in columns does not make the page a multi-column one. */
const columnShare = 0.08;

const countColumns = (groups: readonly Group[]): number => {
  const letters = (members: readonly Group[]): number =>
    members.reduce((sum, { segments }) => sum + segments.reduce((all, { clusters }) => all + clusters.length, 0), 0);
  const whole = letters(groups);
  const columns = [...Map.groupBy(groups, ({ column }) => column).values()];
  return Math.max(1, columns.filter((members) => letters(members) >= columnShare * whole).length);
};

const layOut = (glyphs: readonly Glyph[], page: RawPage): Pick<LaidOutPage, 'lines' | 'tables' | 'columns'> => {
  const clusters = clusterGlyphs(glyphs);
  const spacing = spacingOf(clusters);
  const segments = findSegments(clusters);
  const tables = findTables(page.rules, segments);
  const groups = orderPage(segments, { tables, panels: findPanels(page, segments) }, spacing.rightToLeft);
  const lift = (rows: readonly (readonly Segment[])[]) =>
    liftSideNotes(liftLabels(rows, spacing.rightToLeft), spacing.rightToLeft);
  const lines = groups.flatMap(({ segments: members, label, ...place }, region) => {
    const rows = joinSegments(members);
    return (label ? rows : lift(rows)).map((pieces) => toPageLine(pieces, { region, ...place }, spacing));
  });
  return {
    lines: markDrawn(
      findBullets(
        lines.filter(({ line }) => line.text !== ''),
        page.fills,
        spacing.rightToLeft,
      ),
      page,
    ),
    tables,
    columns: countColumns(groups),
  };
};

/** Turned text beside upright text: its pieces have nothing to do with each other, although they share a baseline. */
const layOutTurned = (glyphs: readonly Glyph[]): readonly PageLine[] => {
  const clusters = clusterGlyphs(glyphs);
  const spacing = spacingOf(clusters);
  return joinSegments(findSegments(clusters))
    .flat()
    .map((piece, region) => toPageLine([piece], { region, column: 0 }, spacing))
    .filter(({ line }) => line.text !== '');
};

const layOutHidden = (glyphs: readonly Glyph[], reason: HiddenReason): readonly PageLine[] => {
  const clusters = clusterGlyphs(glyphs);
  const spacing = spacingOf(clusters);
  return joinSegments(findSegments(clusters)).map((pieces) => toPageLine(pieces, { region: -1, column: 0 }, spacing, reason));
};

/** The lines of a page in reading order: upright visible text with rotated headings before their bodies, then other rotated text; hidden text separately. */
export const layOutPage = (page: RawPage): LaidOutPage => {
  const reasonOf = hiddenGlyphs(page);
  const visible: readonly [Glyph[], ...Glyph[][]] = [[], [], [], []];
  const hidden = new Map<HiddenReason, Glyph[]>();
  let [characters, unmapped] = [0, 0];
  for (const glyph of stackGlyphs(page.glyphs)) {
    if (glyph.style.icons) continue;
    const isText = !isBlank(glyph);
    if (isText) characters += 1;
    if (isText && glyph.unmapped) unmapped += 1;
    const reason = reasonOf(glyph);
    const own = reason === null ? visible[glyph.style.turns] : hidden.get(reason);
    if (own !== undefined) own.push(glyph);
    else if (reason !== null && isText) hidden.set(reason, [glyph]);
  }
  const [straight, ...turned] = visible;
  const upright = layOut(straight, page);
  const sideways = turned.flatMap((glyphs, index) => {
    if (glyphs.length === 0) return [];
    const turns = index + 1;
    const own = turnGlyphs(glyphs, turns);
    const lines = glyphs.length < straight.length ? layOutTurned(own) : layOut(own, { ...page, rules: [], fills: [] }).lines;
    return lines.map((line) => turnLineBack({ ...line, region: line.region + 1000 * turns }, turns));
  });
  return {
    ...upright,
    lines: placeTurned(upright.lines, sideways, page.fills),
    hidden: [...hidden].flatMap(([reason, glyphs]) => layOutHidden(glyphs, reason)),
    characters,
    unmapped,
  };
};
