import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { hasTrait, localeOf } from '@winnow/languages';
import { afterLabel, looksLikeCompany, looksLikeInstitution, looksLikeTitle } from '../entries/cues.ts';
import { extracted } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { remember } from '../remember.ts';
import { countPieces } from '../signs.ts';
import { wordsOfAll } from '../words-of-all.ts';
import { isCity } from './cities.ts';
import { countryNamed } from './countries.ts';
import { placeByElimination } from './place-by-elimination.ts';
import { withoutContactData } from './without-contact-data.ts';

const stateSet = lazily((): ReadonlySet<string> => new Set(wordsOfAll(({ places }) => places.regions)));

const remoteSet = lazily((): ReadonlySet<string> => new Set(wordsOfAll(({ places }) => places.remote)));

// East Asian place names end with a word for the kind of place. This is a rule of spelling, not a list to translate.
const eastAsianPlace = /^[\p{Script=Han}\p{Script=Hangul}\s\d-]{2,30}$/u;
const eastAsianUnit = /[省市区區県縣都府]|특별시|광역시|[가-힣](?:시|도|구)(?:\s|$)/u;

/** A part of a place has at most so many words. */
const maxPlaceWords = 3;

const rateAsPlace = (text: string, language: LanguageCode | null): number => {
  const trimmed = text.trim();
  if (trimmed.length < 2 || trimmed.length > 80 || /\s[|–—-]\s/u.test(trimmed)) return 0;
  if (remoteSet().has(trimmed.toLowerCase())) return 0.8;
  const parts = trimmed.split(/\s*[,،、/]\s*/u).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const state = /^([A-Z]{2,3})(?:\s+\d{5}(?:-\d{4})?)?$/u.exec(last)?.[1];
  if (parts.length >= 2 && parts.length <= 5) {
    if (countryNamed(last, language) !== undefined) return 0.9;
    if (state !== undefined && stateSet().has(state)) return 0.9;
    if (parts.every((part) => !/^\p{Ll}/u.test(part) && countPieces(part) <= maxPlaceWords) && isCity(parts[0] ?? ''))
      return isCity(last) ? 0.75 : 0.35;
  }
  if (parts.length === 1 && countryNamed(trimmed, language) !== undefined) return 0.7;
  const [, town = '', beside] = /^(\p{Lu}[\p{L}. ]+)\s([A-Z]{2})$/u.exec(trimmed) ?? [];
  if (beside !== undefined && stateSet().has(beside) && isCity(town)) return 0.7;
  // Unless the language puts house numbers before the street name, a number before a word is usually a postal code.
  const beginsStreet = language !== null && hasTrait(localeOf(language), 'number_before_street');
  if (!beginsStreet && /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{Lu}[\p{L}\s.-]+$/u.test(last)) return 0.7;
  if (eastAsianPlace.test(trimmed) && eastAsianUnit.test(trimmed) && !looksLikeCompany(trimmed)) return 0.6;
  return isCity(trimmed) ? 0.35 : 0;
};

const ratedPlaces = lazilyByKey((language: LanguageCode | null) =>
  remember(
    (text: string) => rateAsPlace(text, language),
    (text) => text,
  ),
);

/**
 * The confidence that a text is a place: "City, Country", "City, ST", a country, a postal code with a city, or remote work;
 * otherwise 0.
 */
export const placeConfidence = (text: string, language: LanguageCode | null): number => ratedPlaces(language)(text);

const pieces = (text: string): readonly string[] =>
  withoutContactData(text, '|')
    .split(/\s*[|•·◦♦⋄;✉☎📍🏠\uE000-\uF8FF]\s*|\s{3,}|\s+[–—-]\s+(?=\S+@|\+?\d)/u)
    .map((piece) => piece.replace(/^[^\p{L}\p{Nd}’'‘ʼ]+|[\s,،:]+$/gu, '').trim())
    .filter((piece) => piece !== '');

const isOtherThing = (text: string): boolean => looksLikeTitle(text) || looksLikeInstitution(text) || looksLikeCompany(text);

/**
 * The place of residence: the text after an address label, else the contact line with the highest confidence, else a place found
 * by elimination. `known` contains the name and the headline.
 */
export const findLocation = (
  contact: readonly ResumeLine[],
  known: readonly ExtractedText[],
  language: LanguageCode | null,
): ExtractedText | null => {
  let best: { text: string; confidence: number; line: ResumeLine } | undefined;
  const offer = (text: string, confidence: number, line: ResumeLine): void => {
    if (confidence > (best?.confidence ?? 0)) best = { text, confidence, line };
  };
  for (const [index, line] of contact.entries()) {
    for (const piece of new Set([line.text, ...line.cells, ...line.text.split('|')])) {
      const labelled = afterLabel(piece, 'address');
      const value = labelled === '' ? (contact[index + 1]?.text ?? '') : labelled;
      const text = value === undefined ? '' : (pieces(value)[0] ?? '');
      if (text !== '' && text.length <= 100) offer(text, 0.9, line);
    }
    for (const piece of line.cells.flatMap(pieces)) {
      const sure = placeConfidence(piece, language);
      offer(piece, isOtherThing(piece) ? sure * 0.5 : sure, line);
    }
  }
  return best === undefined || best.confidence < 0.4
    ? placeByElimination(contact, known, language)
    : extracted(best.text, best.confidence, best.line);
};
