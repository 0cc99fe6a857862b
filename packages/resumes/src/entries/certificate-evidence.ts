import type { LanguageCode } from '@winnow/contracts';
import { numbered } from '@winnow/decode';
import { kindByWords } from '../headings/kind-by-words.ts';
import { knownSkill } from '../lists/known-skill.ts';
import { endsAtDate, isLowerCase } from './certificate-roles.ts';
import type { Piece } from './cut-head.ts';

/** What a piece of a line of certificates tells beyond what pieces of all heads do: words for certificates, numbers. */
export const certificateEvidence = (piece: Piece, language: LanguageCode | null): readonly number[] => {
  const { text, row, hard, soft } = piece;
  const said = kindByWords(text, language);
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
