import { numbered } from '@winnow/decode';
import { knownSkill } from '../lists/known-skill.ts';
import { kindByNgrams } from '../ngrams/section-kinds.ts';
import { endsAtDate, isLowerCase } from './certificate-roles.ts';
import type { Piece } from './cut-head.ts';

/** What a piece of a line of certificates tells beyond what pieces of all heads do: words for certificates, numbers. */
export const certificateEvidence = (piece: Piece): readonly number[] => {
  const { text, row, hard, soft } = piece;
  const said = kindByNgrams(text);
  const first = row + hard + soft === 0;
  return [
    numbered`first=${first}`,
    ...(endsAtDate(piece) ? [numbered`ends at date,${isLowerCase(piece)}`] : []),
    ...(said === undefined ? [] : [numbered`said=${said}`, numbered`said=${said},${first}`]),
    ...(knownSkill(text) === undefined ? [] : [numbered`known skill`]),
    ...(/\p{Nd}{5}/u.test(text) ? [numbered`long number`] : []),
    ...(/^(?:\p{Lu}|\p{Nd}|[-/&+]){2,8}$/u.test(text) ? [numbered`abbreviation`, numbered`abbreviation,${first}`] : []),
  ];
};
