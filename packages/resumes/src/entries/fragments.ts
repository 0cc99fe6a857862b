import type { LanguageCode } from '@winnow/contracts';
import { eastAsianScripts, hasAdjoiningWords } from '@winnow/languages';
import { countryNamed } from '../contact/countries.ts';
import { placeConfidence } from '../contact/location.ts';
import { withoutDates } from '../dates/parse-date-ranges.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { beginsLike, isLegalForm, isPlaceholder, soundsLikeCompany, soundsLikeInstitution, soundsLikeTitle } from './cues.ts';
import type { DatedLine } from './dated-line.ts';
import { entryWords } from './entry-words.ts';

/** A part of an entry's head that contains one name. */
export type Fragment = {
  readonly text: string;
  /** The text that it was split from: the words between dates, gaps and separators such as "|". */
  readonly piece: string;
  readonly line: ResumeLine;
  /** Index of the line in the head. */
  readonly row: number;
  readonly title: boolean;
  readonly company: boolean;
  readonly institution: boolean;
  /** Confidence that it is a place, 0 to 1. */
  readonly place: number;
};

/** True for an unambiguous title: none of its words occurs in employer names. */
export const isTitle = ({ title, company }: Fragment): boolean => title && !company;

/** True for an unambiguous employer or school without words of titles. */
export const isEmployer = ({ title, company, institution }: Fragment): boolean => (company || institution) && !title;

/**
 * Whether commas and dashes separate names: `split` always, `join` never, `tell` when the words on both sides are of different
 * kinds.
 */
export type Commas = 'split' | 'join' | 'tell';

/** Characters that always separate two values. */
const signs = /\s*[|•·◦‣⋄]\s*/u;

const hardBreaks = /\s+[–—-]{1,2}\s+|\s+@\s+|\s{2,}|\s*[—]\s*/u;

/** A dash inside quotation marks is part of one name: „Camellia – Sons“. */
const isQuoted = (text: string, index: number): boolean => {
  const before = text.slice(0, index);
  const count = (signs: RegExp): number => before.match(signs)?.length ?? 0;
  return count(/[„«「『]/gu) > count(/[“”»」』]/gu);
};
/** URLs and e-mail addresses are not names. */
const address = /^(?:https?:|www\.)\S+$|^\S+@\S+$/iu;

const tidy = (text: string): string =>
  text
    .replace(entryWords().graduation, '')
    .replace(/^(?:[\s,;:،–—-]|[(（](?![^()（）]*[)）]))+|[\s,;:،–—-]+$/gu, '')
    .trim();

/**
 * The parts before and after the comma that separates two names: the comma before a clear employer, else the first that no legal
 * form follows.
 */
const atComma = (text: string): readonly [string, string] | undefined => {
  const parts = text.split(/\s*[,،、፣]\s+/u);
  const mayPart = parts.flatMap((part, index) => (index > 0 && !isLegalForm(part) && (parts[0] ?? '').length > 3 ? [index] : []));
  const at = mayPart.find((index) => soundsLikeCompany(parts[index] ?? '')) ?? mayPart[0];
  return at === undefined ? undefined : [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
};

const splitComma = (text: string, commas: Commas): readonly string[] => {
  const parts = atComma(text);
  if (parts === undefined) return [text];
  const [first, rest] = parts;
  // "Engineer, Acme" and "Acme, Engineer" are two names; "Quality, Safety" is one.
  const differ = soundsLikeTitle(first) !== soundsLikeTitle(rest) || soundsLikeCompany(rest) !== soundsLikeCompany(first);
  return commas === 'split' || differ ? parts : [text];
};

const splitPlace = (text: string, language: LanguageCode | null): readonly string[] => {
  const parts = text.split(/\s*[,،]\s+/u);
  for (const size of [3, 2]) {
    if (parts.length <= size) continue;
    const place = parts.slice(-size).join(', ');
    if (placeConfidence(place, language) >= 0.8 && !soundsLikeInstitution(place) && !soundsLikeCompany(place))
      return [parts.slice(0, -size).join(', '), place];
  }
  const last = parts.at(-1) ?? '';
  if (parts.length === 2 && placeConfidence(last, language) >= 0.7) return [parts[0] ?? '', last];
  if (
    parts.length === 2 &&
    placeConfidence(text, language) >= 0.8 &&
    (soundsLikeCompany(parts[0] ?? '') || soundsLikeInstitution(parts[0] ?? ''))
  )
    return [parts[0] ?? '', last];
  const bracket = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(text);
  if (bracket !== null && placeConfidence(bracket[2] ?? '', language) >= 0.7) return [bracket[1] ?? '', bracket[2] ?? ''];
  return [text];
};

const eastAsian = new RegExp(`[${eastAsianScripts}]`, 'u');

const kindOf = (word: string): string =>
  soundsLikeTitle(word) ? 'title' : soundsLikeCompany(word) ? 'company' : soundsLikeInstitution(word) ? 'institution' : 'other';

/** East Asian lines may separate names by single spaces: splits them where the kind of word changes. */
const splitEastAsian = (text: string): readonly string[] => {
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 6 || !eastAsian.test(text)) return [text];
  const kinds = words.map(kindOf);
  const pieces: string[] = [];
  for (const [index, word] of words.entries()) {
    const before = kinds[index - 1];
    const joins =
      index > 0 && (kinds[index] === before || before === 'company' || (before === 'other' && kinds[index] === 'company'));
    const last = pieces.length - 1;
    if (joins && !(before === 'company' && kinds[index] === 'title')) pieces[last] = `${pieces[last]} ${word}`;
    else pieces.push(word);
  }
  const tellsEmployer = kinds.includes('company') || kinds.includes('institution') || entryWords().ranks.has(words.at(-1) ?? '');
  return tellsEmployer && new Set(kinds).size > 1 ? pieces : [text];
};

/** Long enough for "S.r.l." and "GmbH", but not for "Company A". */
const longestForm = 6;

/**
 * Splits at strong separators, unless a legal form follows ("Nova Aurora - ME" is one name). Where commas join, a dash splits
 * only before a place.
 */
const splitHard = (text: string, language: LanguageCode | null, commas: Commas): readonly string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(new RegExp(hardBreaks, 'gu'))) {
    const end = index + sign.length;
    const next = text.slice(end).split(hardBreaks)[0] ?? '';
    if ((next.length <= longestForm && isLegalForm(next)) || isQuoted(text, index)) continue;
    if (commas === 'join' && /[–—-]/u.test(sign) && placeConfidence(next, language) < 0.7) continue;
    pieces.push(text.slice(from, index));
    from = end;
  }
  return [...pieces, text.slice(from)];
};

/** False for "Brightwater, Oakland, CA" (a name and its place), true for "Oakland, California, USA". */
const isPlaceOnly = (text: string, language: LanguageCode | null): boolean => {
  if (placeConfidence(text, language) < 0.8) return false;
  const [first = '', ...others] = text.split(/\s*[,،]\s+/u);
  const inner = others.slice(0, -1);
  return (
    others.length < 2 ||
    /\d/u.test(first) ||
    placeConfidence([first, ...inner].join(', '), language) >= 0.8 ||
    countryNamed(others.at(-1) ?? '', language) !== undefined
  );
};

const piecesOf = (text: string, language: LanguageCode | null, commas: Commas): readonly string[] =>
  isPlaceOnly(text, language) && !soundsLikeCompany(text) && !soundsLikeInstitution(text)
    ? [text]
    : splitHard(text, language, commas)
        .flatMap((piece) =>
          soundsLikeTitle(piece.split(entryWords().employedAt)[0] ?? '') ? piece.split(entryWords().employedAt) : [piece],
        )
        .flatMap((piece) => splitPlace(piece, language))
        .flatMap((piece) => (commas === 'join' || placeConfidence(piece, language) >= 0.8 ? [piece] : splitComma(piece, commas)));

/**
 * When a text contains words of both kinds, the last one decides: "Software Engineer" is a title, "Engineering Consultants Ltd"
 * an employer.
 */
const titleOrCompany = (text: string): { readonly title: boolean; readonly company: boolean } => {
  const both = { title: soundsLikeTitle(text), company: soundsLikeCompany(text) };
  if (!both.title || !both.company) return both;
  const last = text.split(/\s+/u).at(-1) ?? '';
  const begin = hasAdjoiningWords(text) ? beginsLike(text) : undefined;
  if (begin !== undefined) return { title: begin === 'title', company: begin === 'company' };
  const lastIs = { title: soundsLikeTitle(last), company: soundsLikeCompany(last) };
  return lastIs.title === lastIs.company ? both : lastIs;
};

/** The names in the head of an entry, in order, without dates and leftover template text. */
export const fragmentsOf = (
  head: readonly DatedLine[],
  language: LanguageCode | null,
  commas: Commas = 'tell',
): readonly Fragment[] => {
  const parts = head.flatMap(({ line, dates }, row) =>
    line.pieces
      .flatMap((cell) => withoutDates(cell, dates))
      .flatMap((cell) => cell.split(signs))
      .flatMap((piece) => piecesOf(piece, language, commas).map((text) => ({ piece, text, line, row }))),
  );
  return parts
    .flatMap((part) => (parts.length > 1 ? [part] : splitEastAsian(part.text).map((text) => ({ ...part, text }))))
    .map((part) => ({ ...part, text: tidy(part.text) }))
    .filter(
      ({ text }) =>
        /\p{L}/u.test(text) && text.length > 1 && !isPlaceholder(text) && !entryWords().aside.test(text) && !address.test(text),
    )
    .map((part) => {
      const place = placeConfidence(part.text, language);
      const named = place >= 0.8 ? (part.text.split(/\s*[,،]/u)[0] ?? part.text) : part.text;
      return { ...part, ...titleOrCompany(named), institution: soundsLikeInstitution(named), place };
    });
};
