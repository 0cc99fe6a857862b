import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { foldLetters, qualifiedHeading } from '@winnow/languages';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { isDocumentTitle, isPlaceholder, looksLikeCompany, looksLikeInstitution, looksLikeTitle } from '../entries/cues.ts';
import { isBareDate } from '../entries/dated-line.ts';
import { extracted } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { labelledName } from './labelled-name.ts';
import { placeConfidence } from './location.ts';
import { cleanName, hasNameShape, isFamilyFirst } from './name-shape.ts';
import { nameWords } from './name-words.ts';

export type NameContext = {
  readonly language: LanguageCode | null;
  readonly emails: readonly string[];
  /** Font size of the body text, in points. */
  readonly bodySize: number;
};

const hasNameCase = (text: string): boolean => {
  const tokens = text
    .split(/[\s-]+/u)
    .flatMap((token) => (nameWords().particles.test(token) ? [] : [token.replace(nameWords().elided, '')]));
  return tokens.every((token) => !/^\p{Ll}/u.test(token));
};

const matchesEmail = (text: string, emails: readonly string[]): boolean => {
  const tokens = foldLetters(text)
    .split(/[\s.'’-]+/u)
    .filter((token) => token.length > 2 && /^[a-z]+$/u.test(token));
  return emails.some((email) => tokens.some((token) => (email.split('@')[0] ?? '').toLowerCase().includes(token)));
};

/**
 * East Asian districts and cities: written without spaces and as short as a personal name. This is a rule of spelling, not a list
 * to translate.
 */
const eastAsianPlace = /^\p{Script=Han}{2,}[省市区區県縣都府町村]$|^\p{Script=Hangul}+(?:특별시|광역시|도|시|군|구)(?:\s|$)/u;

const isSomethingElse = (text: string, language: LanguageCode | null): boolean =>
  isDocumentTitle(text) ||
  isPlaceholder(text) ||
  lookUpHeading(text, language) !== undefined ||
  looksLikeInstitution(text) ||
  (text.length > 3 && eastAsianPlace.test(text)) ||
  placeConfidence(text, language) >= 0.7;

/** A line that may stand above any name: the title of the document, a date. */
const isFurniture = (line: ResumeLine, language: LanguageCode | null): boolean => {
  if (isDocumentTitle(line.text)) return true;
  const dates = line.text.length < 30 ? parseDateRanges(line.text, language === null ? [] : [language]) : [];
  return isBareDate({ line, dates });
};

/** Larger than the body text. */
const isLarge = ({ largest }: ResumeLine, { bodySize }: NameContext): boolean => largest > bodySize * 1.15;

/** "Byron, Ada": a place is written so, too, but in no larger letters. */
const mayBeFamilyFirst = (text: string, line: ResumeLine, context: NameContext): boolean =>
  isFamilyFirst(text) && (isLarge(line, context) || matchesEmail(text, context.emails));

type Candidate = { readonly text: string; readonly line: ResumeLine; readonly score: number };

const rate = (text: string, line: ResumeLine, order: number, biggest: number, context: NameContext): number => {
  const latin = /\p{Script=Latin}/u.test(text);
  let score = Math.max(0, 3 - order * 0.35);
  if (line.largest > 0 && line.largest >= biggest - 0.5 && isLarge(line, context)) score += 3;
  else if (line.largest > context.bodySize * 1.25) score += 2;
  if (line.bold) score += 0.5;
  if (matchesEmail(text, context.emails)) score += 3;
  // Designers write whole names in small letters, in large type.
  if (!hasNameCase(text)) score -= text === text.toLowerCase() && line.largest > context.bodySize * 1.6 ? 1 : 3;
  if (latin && text.split(/\s+/u).length <= 3) score += 0.5;
  if (looksLikeTitle(text)) score -= 3;
  if (looksLikeCompany(text)) score -= 1.5;
  if (qualifiedHeading(text, context.language) !== undefined) score -= 1.5;
  return score;
};

/** A form asks for the name within so many lines; further down, it may be that of a referee. */
const formLines = 30;

/** Minimum score of a name; the top line of a plain-text file reaches it by position alone. */
const minScore = 2.5;

const variantsOf = (line: ResumeLine, next: ResumeLine | undefined, { language, bodySize }: NameContext): readonly string[] => {
  const joined =
    next !== undefined &&
    [line, next].every(({ text }) => lookUpHeading(text, language) === undefined) &&
    (next.size === line.size || Math.min(next.size, line.size) > bodySize * 1.25) &&
    next.page === line.page &&
    line.text.split(/\s+/u).length <= 2 &&
    next.text.split(/\s+/u).length <= 2
      ? [`${line.text} ${next.text}`]
      : [];
  const parts = line.text.split(/\s*[|•·,;]\s*|\s*(?<!\s\p{Ll})\/\s*|\s+[–—-]\s+/u);
  const [restyled = line.text] = line.pieces;
  const [native] = /^\p{Script=Han}{2,5}(?=\s+[\p{Script=Latin}\s.,'’-]+$)/u.exec(line.text) ?? [];
  if (native !== undefined) return [native];
  const first = parts.length > 1 ? parts.filter((part) => !isDocumentTitle(part)).slice(0, 1) : [];
  return [
    line.text,
    ...(line.cells.length > 1 ? line.cells : []),
    ...first,
    ...(restyled === line.text ? [] : [restyled]),
    ...joined,
  ];
};

/** True for a name of several words with something else behind a wide gap, such as a place. */
const hasAside = ({ cells: [first = '', second] }: ResumeLine): boolean =>
  second !== undefined && /\S\s+\S/u.test(first) && hasNameShape(cleanName(first));

/**
 * The person's name: labelled, or the line with the highest score for position, size, case and the e-mail address; null below the
 * minimum score.
 */
export const findName = (
  lines: readonly ResumeLine[],
  first: readonly ResumeLine[],
  asked: readonly ResumeLine[],
  context: NameContext,
): ExtractedText | null => {
  const pageOne = first.filter((line) => line.page === 1);
  const labelled = labelledName(lines) ?? labelledName(asked.filter(({ page }) => page === 1).slice(0, formLines));
  if (labelled !== null && !isSomethingElse(labelled.value, context.language)) return labelled;
  const biggest = Math.max(0, ...pageOne.map((line) => line.largest));
  const pool = [
    ...new Set([
      ...lines.slice(0, 25),
      ...pageOne.filter((line) => line.largest >= biggest - 0.5 && biggest > context.bodySize * 1.15),
    ]),
  ];
  let order = -1;
  const candidates: Candidate[] = pool.flatMap((line, index) => {
    const next = pool[index + 1];
    if (!isFurniture(line, context.language)) order += 1;
    return variantsOf(line, next, context).flatMap((variant) => {
      const text = cleanName(variant);
      if (
        !(hasNameShape(text) || mayBeFamilyFirst(text, line, context)) ||
        /\d|@/u.test(variant.slice(0, text.length)) ||
        isSomethingElse(text, context.language) ||
        isPlaceholder(line.text)
      )
        return [];
      const joined = variant !== line.text && variant.startsWith(line.text) && next !== undefined;
      const whole = joined || (variant === line.text && !hasAside(line)) ? 0 : variant === line.text ? -0.6 : -0.3;
      return [
        {
          text,
          line,
          score:
            rate(text, line, Math.max(0, order), biggest, context) +
            whole +
            (joined ? (styleKey(line) === styleKey(next) && line.size > context.bodySize * 1.15 ? 0.4 : -0.2) : 0),
        },
      ];
    });
  });
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score < minScore) return null;
  return extracted(best.text, Math.min(0.97, 0.35 + best.score * 0.08), best.line);
};
