import { knownSkill } from '../lists/known-skill.ts';
import type { Piece } from './cut-head.ts';
import type { Role } from './roles.ts';

/** "#RN155501": under which number a certificate is registered. */
const number = /^(?:[Nn][or°º]\.?\s?|[#№]\s?)?[A-Z]{0,4}\p{Nd}{5,}$/u;

/** Whether a piece is the last one before a date. */
export const endsAtDate = ({ source, to, byDate }: Piece): boolean => byDate && to === source.length;

/** Before a date, words in lower case tell until when a certificate is valid: "Light vehicle licence, valid to 2029". */
export const isLowerCase = ({ text }: Piece): boolean => /^\p{Ll}/u.test(text);

const letters = /^(?:\p{Lu}|\p{Nd}){2,8}$/u;

/** Certificates that people know by their letters, one after another: "PMP, PRINCE2". */
const areLetters = (piece: Piece, before: Piece | undefined): boolean =>
  piece.before === 'comma' && letters.test(piece.text) && letters.test(before?.text ?? '');

/** Whether a piece of a line of certificates may have a role, by what no weights need to be learned for. */
export const mayBe = (role: Role, piece: Piece, before: Piece | undefined, isJoined: boolean): boolean => {
  if (role === 'certificate') return !number.test(piece.text);
  if (role === 'rest')
    return isJoined && !number.test(piece.text) && !(endsAtDate(piece) && isLowerCase(piece)) && !areLetters(piece, before);
  // "PMP, PMI" has its issuer there, which is no skill.
  if (role === 'other') return !areLetters(piece, before) || knownSkill(piece.text) === undefined;
  return true;
};
