import type { LanguageCode } from '@winnow/contracts/constants';
import { exactPart } from '../text/heading-part.ts';
import { type JobLine, maxHeadingLength } from '../text/job-lines.ts';
import { type Part, partHeadings } from '../words/part-headings.ts';
import type { Piece } from './cut-pieces.ts';
import type { lineFeatures } from './line-features.ts';
import { headingStems } from './word-stems.ts';

type SeenLine = ReturnType<typeof lineFeatures>;

/** Where a piece stands among the headings of a text. */
export type PiecePlace = {
  /** The part that begins with the piece within its line. */
  readonly label: Part | undefined;
  /** The part that a heading above names for sure, and the one that it may name. */
  readonly part: Part | 'none';
  readonly likely: Part | 'none';
  /** The stems of the last line that looks like a heading, known or not. */
  readonly heading: readonly string[];
  /** So many lines behind that heading. */
  readonly since: number;
  /** The heading whose list the line belongs to, without other words between. */
  readonly listed: SeenLine['heads'];
  /** In a posting of one paragraph, its sentences are what lines are elsewhere. */
  readonly sentence: number;
};

export const nowhere: PiecePlace = {
  label: undefined,
  part: 'none',
  likely: 'none',
  heading: [],
  since: 0,
  listed: undefined,
  sentence: 0,
};

/** "… Requirements: Java. We offer: …": the beginning of a sentence within a line that heads the rest of it. */
export const labels = (piece: Piece, next: Piece | undefined): boolean =>
  piece.joint === 'sentence' && next?.joint === ':' && next.statement === piece.statement;

/** Whether a line may be a heading by its form, or is one by its words. */
const looksLikeHeading = ({ text, bullet, marked }: JobLine, seen: SeenLine | undefined): boolean =>
  seen?.part !== undefined || (!bullet && text.length <= maxHeadingLength && (marked || /[:：?？]\s*[*_]*$/u.test(text)));

/** Where each piece of a text stands among its headings. */
export const piecePlaces = (
  text: string,
  lines: readonly JobLine[],
  seenLines: readonly SeenLine[],
  pieces: readonly Piece[],
  language: LanguageCode,
): readonly PiecePlace[] => {
  const headings = partHeadings(language);
  let [part, likely]: [Part | 'none', Part | 'none'] = ['none', 'none'];
  let listed: SeenLine['heads'];
  let heading: readonly string[] = [];
  let above: readonly string[] = [];
  let since = 0;
  let line = -1;
  let sentence = 0;
  return pieces.map((piece, index) => {
    const seen = seenLines[piece.line];
    if (piece.joint === 'sentence') sentence += 1;
    const label = labels(piece, pieces[index + 1]) ? exactPart(text.slice(piece.start, piece.end), headings) : undefined;
    if (piece.line !== line) {
      sentence = 0;
      line = piece.line;
      since += 1;
      // A heading is not below itself.
      heading = above;
      const own = lines[line];
      if (own !== undefined && looksLikeHeading(own, seen)) above = headingStems(own.text);
      if (seen?.part !== undefined) [part, likely, since] = [seen.part, seen.part, 0];
      else if (seen?.likely !== undefined) [likely, since] = [seen.likely, 0];
      // Only what follows a heading without other words between is surely its list.
      if (seen?.heads !== undefined) listed = seen.heads;
      else if (lines[line]?.bullet !== true) listed = undefined;
    }
    if (label !== undefined) [part, likely, since] = [label, label, 0];
    return { label, part, likely, heading, since, listed, sentence };
  });
};
