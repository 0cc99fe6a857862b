import type { LanguageCode } from '@winnow/contracts';
import { functionWords } from '../lists/function-words.ts';
import { looksLikeTitle, namesEmployer } from './cues.ts';
import type { Piece } from './cut-head.ts';
import { employerWords } from './employer-words.ts';
import { knownOrganisation } from './known-organisation.ts';
import type { Role } from './roles.ts';

/** A piece of a head and what it was decided to be. */
export type NamedPiece = { readonly piece: Piece; readonly role: Role };

const isOrganisation = (text: string): boolean => namesEmployer(text) || knownOrganisation(text) !== undefined;

/** What shows that a piece has a role by its words, for the roles whose names may stand beside that of a department. */
const evident: Readonly<Partial<Record<Role, (text: string) => boolean>>> = {
  title: looksLikeTitle,
  company: isOrganisation,
  institution: isOrganisation,
};

/** True for the words of a title that names a department: "Section leader", "Head of unit", but not "Department of Geology". */
const isLedBy = (words: readonly string[]): boolean =>
  looksLikeTitle(words[0] ?? '') ||
  (looksLikeTitle(words.at(-1) ?? '') && !words.some((word) => functionWords().has(word.toLowerCase())));

/** The pieces of a name without departments beside what its words show to be one. */
export const withoutDepartments = <T extends NamedPiece>(run: readonly T[], language: LanguageCode | null): readonly T[] => {
  const { namesDepartment } = employerWords(language);
  const isEvident = evident[run[0]?.role ?? 'other'];
  if (run.length < 2 || isEvident === undefined) return run;
  const isWhole = ({ piece, role }: NamedPiece): boolean =>
    !namesDepartment(piece.text) || (role === 'title' && isLedBy(piece.text.split(/\s+/u)));
  const whole = run.slice(run.findIndex(isWhole), run.findLastIndex(isWhole) + 1);
  return whole.some((told) => isWhole(told) && isEvident(told.piece.text)) ? whole : run;
};
