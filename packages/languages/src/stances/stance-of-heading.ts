import type { LanguageCode } from '@winnow/contracts/constants';
import { headingKeysIn, headingOfKeys } from '../heading-lookup.ts';
import type { Stance } from './cue-patterns.ts';
import { stancesIn } from './stances-in.ts';

/** Longer lines are sentences. */
const maxWords = 8;

/** The stance of everything below a heading: "Currently learning", "Interests"; null for most headings. */
export const stanceOfHeading = (text: string, language: LanguageCode | null): Stance | null => {
  const trimmed = text.trim();
  if (trimmed.split(/\s+/u).length > maxWords) return null;
  const kind = headingOfKeys(headingKeysIn(trimmed), language)?.kind;
  if (kind !== undefined) return kind === 'interests' ? 'hoped' : null;
  return stancesIn(trimmed, language)[0]?.stance ?? null;
};
