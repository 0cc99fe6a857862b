import type { Requirement } from '@winnow/contracts';
import { isOfSchool, isProof, type Place } from './place.ts';
import { type Credit, deniedCredit, metCredit } from './score-of.ts';
import type { Wanted } from './wanted.ts';

/** How alike words of a job and of a resume are in meaning: 0 for unrelated ones and what was not compared, 100 for the same. */
export type LikenessOf = (wanted: string, text: string) => number;

/** What words alone leave open: requirements, and the texts of the resume to compare them with. */
export type OpenWords = { readonly wanted: readonly string[]; readonly texts: readonly string[] };

/** What one comparison may cost: a resume says what matters within so many statements. */
const maxWanted = 40;
const maxTexts = 160;
const maxLength = 400;

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim().slice(0, maxLength).toWellFormed();

/** The words of a requirement that are compared. */
export const wantedText = ({ label, text }: Requirement): string => spaced(label === '' ? text : label);

/** The words of a place that are compared, without what names the person. */
export const placeText = ({ visible }: Place): string => spaced(visible);

/** Denials, copies of the job and schools show nothing. */
export const isComparable = (place: Place): boolean => isProof(place) && !isOfSchool(place);

const isOpen = ({ requirement: { kind } }: Wanted, credit: Credit): boolean =>
  (kind === 'skill' || kind === 'certification') && credit !== null && credit !== deniedCredit && credit < metCredit;

const distinct = (texts: readonly string[], max: number): readonly string[] =>
  [...new Set(texts)].filter((text) => /\p{L}{2}|\p{Lo}/u.test(text)).slice(0, max);

/** What the credits of words leave open; nothing where no requirement or no text is left. */
export const openWords = (wanted: readonly Wanted[], credits: readonly Credit[], compared: readonly Place[]): OpenWords => {
  const open = wanted
    .filter((each, index) => isOpen(each, credits[index] ?? null))
    .map(({ requirement }) => wantedText(requirement));
  const asked = distinct(open, maxWanted);
  const texts = distinct(compared.filter(isComparable).map(placeText), maxTexts);
  return asked.length === 0 || texts.length === 0 ? { wanted: [], texts: [] } : { wanted: asked, texts };
};
