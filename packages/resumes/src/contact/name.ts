import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { foldLetters, qualifiedHeading } from '@winnow/languages';
import {
  afterLabel,
  isDocumentTitle,
  isLabel,
  isPlaceholder,
  looksLikeCompany,
  looksLikeInstitution,
  looksLikeTitle,
} from '../entries/cues.ts';
import { extracted } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { placeConfidence } from './location.ts';
import { nameWords } from './name-words.ts';

export type NameContext = {
  readonly language: LanguageCode | null;
  readonly emails: readonly string[];
  /** Font size of the body text, in points. */
  readonly bodySize: number;
};

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,8}$/u;
const hangul = /^\p{Script=Hangul}{2,5}$/u;

/** Joins spaced letters ("J O H N  D O E") as long as the wide gaps between words are preserved. */
const joinSpacedLetters = (text: string): string =>
  /^(?:\p{L}\s){3,}\p{L}$/u.test(text)
    ? text.replace(/\s/gu, '')
    : text.replace(/(?<=(?:^|\s{2})(?:\p{L}\s)*\p{L})\s(?=\p{L}(?:\s|$))/gu, '');

/** The words after the title of the document: "Curriculum Vitae of Maya Lin", "CV – Maya Lin". */
const afterDocumentTitle = (text: string): string => {
  const words = text.split(/\s+/u);
  const count = [2, 1].find((own) => own < words.length && isDocumentTitle(words.slice(0, own).join(' ')));
  if (count === undefined) return text;
  const rest = words.slice(count);
  const [first = '', ...others] = rest;
  const isJoint = others.length > 0 && /^(?:\p{Ll}{1,4}|[^\p{L}]+)$/u.test(first);
  // One word alone may be the other half of a name.
  return isJoint ? others.join(' ') : rest.length > 1 ? rest.join(' ') : text;
};

const clean = (text: string): string =>
  afterDocumentTitle(joinSpacedLetters(text.normalize('NFKC')).replace(/^[^\p{L}]+/u, ''))
    .replace(nameWords().credentials, '')
    .replace(nameWords().courtesyTitles, '')
    .replace(/[\s,;:|•·–—-]+$/u, '')
    .replace(/\s*[（(][^）)]*[)）]$/u, '')
    .trim();

const hasNameShape = (text: string): boolean => {
  if (unspaced.test(text.replace(/\s/gu, '')) || hangul.test(text.replace(/\s/gu, '')))
    return text.replace(/\s/gu, '').length <= 8;
  const tokens = text.split(/\s+/u);
  if (tokens.length < 2 || tokens.length > 5 || text.length > 45) return false;
  return tokens.every((token) => /^[\p{L}\p{M}][\p{L}\p{M}.'’\u200C-]*$/u.test(token) || nameWords().particles.test(token));
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

type Candidate = { readonly text: string; readonly line: ResumeLine; readonly score: number };

const rate = (text: string, line: ResumeLine, order: number, biggest: number, context: NameContext): number => {
  const latin = /\p{Script=Latin}/u.test(text);
  let score = Math.max(0, 3 - order * 0.35);
  if (line.largest > 0 && line.largest >= biggest - 0.5 && line.largest > context.bodySize * 1.15) score += 3;
  else if (line.largest > context.bodySize * 1.25) score += 2;
  if (line.bold) score += 0.5;
  if (matchesEmail(text, context.emails)) score += 3;
  if (!hasNameCase(text)) score -= 3;
  if (latin && text.split(/\s+/u).length <= 3) score += 0.5;
  if (looksLikeTitle(text)) score -= 3;
  if (looksLikeCompany(text)) score -= 1.5;
  if (qualifiedHeading(text, context.language) !== undefined) score -= 1.5;
  return score;
};

/** Minimum score of a name; the top line of a plain-text file reaches it by position alone. */
const minScore = 2.5;

const variantsOf = (line: ResumeLine, next: ResumeLine | undefined, language: LanguageCode | null): readonly string[] => {
  const joined =
    next !== undefined &&
    [line, next].every(({ text }) => lookUpHeading(text, language) === undefined) &&
    next.size === line.size &&
    next.page === line.page &&
    line.text.split(/\s+/u).length <= 2 &&
    next.text.split(/\s+/u).length <= 2
      ? [`${line.text} ${next.text}`]
      : [];
  const parts = line.text.split(/\s*[|•·,;]\s*|\s*(?<!\s\p{Ll})\/\s*|\s+[–—-]\s+/u);
  return [line.text, ...(line.cells.length > 1 ? line.cells : []), ...(parts.length > 1 ? parts.slice(0, 1) : []), ...joined];
};

/** True for a name of several words with something else behind a wide gap, such as a place. */
const hasAside = ({ cells: [first = '', second] }: ResumeLine): boolean =>
  second !== undefined && /\S\s+\S/u.test(first) && hasNameShape(clean(first));

/**
 * The person's name: labelled, or the line with the highest score for position, size, case and the e-mail address; null below the
 * minimum score.
 */
export const findName = (
  lines: readonly ResumeLine[],
  first: readonly ResumeLine[],
  context: NameContext,
): ExtractedText | null => {
  for (const [index, line] of lines.entries()) {
    const at = line.cells.findIndex((cell) => isLabel(cell, 'name'));
    const beside = at < 0 ? undefined : line.cells[at + 1];
    const under = isLabel(line.text, 'name') ? lines[index + 1]?.text : beside;
    for (const piece of under === undefined ? [line.text, ...line.cells] : [under]) {
      const labelled = (under ?? afterLabel(piece, 'name'))?.split(/\s{2,}|[|,;]/u)[0];
      const value = labelled === undefined ? '' : clean(labelled);
      if (hasNameShape(value) && !isPlaceholder(piece)) return extracted(value, 0.95, line);
    }
  }
  const pageOne = first.filter((line) => line.page === 1);
  const biggest = Math.max(0, ...pageOne.map((line) => line.largest));
  const pool = [
    ...new Set([
      ...lines.slice(0, 25),
      ...pageOne.filter((line) => line.largest >= biggest - 0.5 && biggest > context.bodySize * 1.15),
    ]),
  ];
  const candidates: Candidate[] = pool.flatMap((line, order) => {
    const next = pool[order + 1];
    return variantsOf(line, next, context.language).flatMap((variant) => {
      const text = clean(variant);
      if (!hasNameShape(text) || /\d|@/u.test(variant.slice(0, text.length)) || isSomethingElse(text, context.language))
        return [];
      if (isPlaceholder(line.text)) return [];
      const joined = variant !== line.text && variant.startsWith(line.text) && next !== undefined;
      const whole = joined || (variant === line.text && !hasAside(line)) ? 0 : variant === line.text ? -0.6 : -0.3;
      return [
        {
          text,
          line,
          score:
            rate(text, line, order, biggest, context) +
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
