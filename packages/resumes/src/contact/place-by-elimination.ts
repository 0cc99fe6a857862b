import type { ExtractedText, LanguageCode } from '@winnow/contracts';
import { degreeIn, spokenLanguageIn } from '@winnow/languages';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import {
  isAnyLabel,
  isDocumentTitle,
  isPlaceholder,
  looksLikeCompany,
  looksLikeInstitution,
  looksLikeTitle,
} from '../entries/cues.ts';
import { extracted } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withoutContactData } from './without-contact-data.ts';

/** Placeholder for a removed e-mail address, phone number or link. */
const taken = '\uFFFC';

const withoutData = (text: string): string => withoutContactData(text, taken);

const separators = /\s*[|•·◦♦⋄;✉☎📍🏠\uE000-\uF8FF]\s*|\s{3,}/u;

const comma = /\s*[,،፣、]\s*/u;

/** The texts of a line without its contact data. A word before a single phone number or address may be its label. */
const textsBeside = (line: ResumeLine): readonly string[] =>
  line.cells.flatMap((cell) =>
    withoutData(cell)
      .split(separators)
      .flatMap((piece) => {
        const texts = piece.split(taken).filter((text) => /\p{L}/u.test(text));
        const [only = ''] = texts;
        const data = piece.split(taken).length - 1;
        return data === 0 || (texts.length === 1 && (data > 1 || comma.test(only))) ? texts : [];
      }),
  );

const tidy = (text: string): string => text.replace(/^[^\p{L}\p{Nd}’'‘ʼ]+|[\s–—-]+$/gu, '').trim();

const maxPlace = { characters: 60, parts: 4, words: 5 };

const beginsName = (part: string): boolean => /^(?:\p{Ll}{1,5}\.\s*|[’'‘ʼ]\p{Ll}-)?(?!\p{Ll})[\p{L}\p{Nd}]/u.test(part);

/** A word of a town name: capitalised if the script has case, or short: "Frankfurt am Main", "г. Москва", "London SE15". */
const isNameWord = (word: string): boolean => !/^\p{Ll}{5}/u.test(word) || /['’]\p{Lu}/u.test(word);

/** Numbers in a place are postal codes, districts or house numbers. */
const hasPlaceFigures = (text: string): boolean =>
  (text.match(/\p{Nd}+/gu) ?? []).length <= 2 && !/\p{Nd}{8}/u.test(text) && !/(?:19|20)\d\d\)?$/u.test(text);

const isSentence = (text: string): boolean =>
  /[:：@…?!。=+*&]/u.test(text) || (/\.$/u.test(text) && !/\s\p{L}{1,5}\.$/u.test(text));

/** True for a few names in the form "Town", "Town, Region" or "1234 Town". */
const hasPlaceForm = (text: string): boolean => {
  if (text.length < 2 || text.length > maxPlace.characters || isSentence(text)) return false;
  const parts = text.split(/\s*[,،፣、/]\s*|\s+[–—-]\s+/u);
  const town = parts.find((part) => /\p{L}/u.test(part)) ?? '';
  return (
    parts.length <= maxPlace.parts &&
    parts.every((part) => beginsName(part) && part.split(/\s+/u).length <= maxPlace.words) &&
    town !== '' &&
    town.split(/\s+/u).every(isNameWord) &&
    hasPlaceFigures(text)
  );
};

const postalCode = /(?<!\p{Nd})\p{Nd}{5,7}(?!\p{Nd})/u;

/** Town names may contain stems of other words; a text with a postal code is still a town. */
const namesOther = (text: string): boolean =>
  !postalCode.test(text) && (looksLikeTitle(text) || looksLikeCompany(text) || looksLikeInstitution(text));

const isSomethingElse = (text: string, language: LanguageCode | null): boolean =>
  namesOther(text) ||
  isDocumentTitle(text) ||
  isPlaceholder(text) ||
  isAnyLabel(text) ||
  lookUpHeading(text, language) !== undefined ||
  degreeIn(text.split('/')[0] ?? '', language) !== undefined ||
  // The name of a language is usually also a nationality.
  spokenLanguageIn(text) !== null ||
  parseDateRanges(text, []).length > 0;

const belongTogether = (a: ResumeLine, b: ResumeLine): boolean =>
  a.page === b.page &&
  a.column === b.column &&
  a.colour === b.colour &&
  Math.abs(a.size - b.size) < 0.5 &&
  (a.bold === b.bold || a.block === b.block);

/** Groups of consecutive lines in the same style. */
const groupsOf = (lines: readonly ResumeLine[]): readonly (readonly ResumeLine[])[] => {
  const groups: ResumeLine[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    if (last !== undefined && belongTogether(last, line)) open?.push(line);
    else groups.push([line]);
  }
  return groups;
};

const holdsData = (line: ResumeLine): boolean => withoutData(line.text).includes(taken);

type Found = { readonly text: string; readonly line: ResumeLine };

/** The texts of a group, with an address of several lines joined. */
const textsOf = (lines: readonly ResumeLine[]): readonly Found[] => {
  const texts: { text: string; line: ResumeLine; last: ResumeLine }[] = [];
  for (const [row, line] of lines.entries())
    for (const text of textsBeside(line).map(tidy)) {
      const open = texts.at(-1);
      const continues = open !== undefined && open.last === lines[row - 1] && /[,،]$|^\p{Nd}{1,4}\s\p{L}/u.test(open.text);
      if (!continues) texts.push({ text, line, last: line });
      else {
        open.text = `${open.text.replace(/[,،]$/u, '')}, ${text}`;
        open.last = line;
      }
    }
  return texts;
};

const candidatesIn = (
  group: readonly ResumeLine[],
  known: readonly ExtractedText[],
  language: LanguageCode | null,
): readonly Found[] => {
  const own = (line: ResumeLine): boolean => !known.some(({ value }) => line.text.includes(value));
  // When name and contact data have the same style, only text on the lines of the contact data cannot be a headline.
  const lines = group.every(own) ? group : group.filter(holdsData);
  // An unknown label may introduce anything, so it is removed only when a single candidate is left.
  const onlyPlace = lines.filter((line) => !holdsData(line)).length === 1;
  return textsOf(lines)
    .map(({ text, line }) => ({ text: onlyPlace ? text.replace(/^[^:：]{2,30}[:：]\s*(?=\S)/u, '') : text, line }))
    .filter(
      ({ text }) => hasPlaceForm(text) && !isSomethingElse(text, language) && !known.some(({ value }) => value.includes(text)),
    );
};

/**
 * The place in the contact data without an address label: a text in the same row or block as an e-mail address, a phone number or
 * a link, in the form of a place, and not recognised as anything else. Null when several texts qualify.
 */
export const placeByElimination = (
  contact: readonly ResumeLine[],
  /** The person's name and headline. */
  known: readonly ExtractedText[],
  language: LanguageCode | null,
): ExtractedText | null => {
  const found = groupsOf(contact)
    .filter((group) => group.some(holdsData))
    .flatMap((group) => candidatesIn(group, known, language));
  const distinct = [...new Map(found.map((each) => [each.text, each])).values()];
  const detailed = distinct.filter(({ text }) => /[,،、፣/]|\p{Nd}/u.test(text));
  const [only] = distinct.length === 1 ? distinct : detailed.length === 1 ? detailed : [];
  return only === undefined ? null : extracted(only.text, 0.55, only.line);
};
