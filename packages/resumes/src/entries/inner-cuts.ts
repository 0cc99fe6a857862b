import type { LanguageCode } from '@winnow/contracts';
import { functionWords } from '../lists/function-words.ts';
import { countPieces } from '../signs.ts';
import { looksLikeInstitution, namesEmployer } from './cues.ts';
import { employerWords } from './employer-words.ts';
import { fieldWords } from './field-words.ts';
import { knownDegree } from './known-degree.ts';
import { namesTown } from './names-town.ts';
import type { EntryKind } from './roles.ts';
import type { Cut } from './separator.ts';
import { sideBySide } from './side-by-side.ts';

/** A degree that no table knows has at most this many words before the word that leads to its field. */
const maxDegreeWords = 3;

/** A degree goes on after a small or short word: "Master of Arts", "MASTER OF ARTS". */
const continues = /^(?:[\p{Ll}&/(]|\p{Lu}{1,3}\s)/u;

/** Degrees of East Asia that are named for a class of fields, "工学硕士", stay whole. */
const classes = /^(?:[理工文法医醫農农商]|管理|经济|經濟|教育|艺术|藝術|軍事|军事|哲)學?学?$/u;

/** "考古学博士": the degree, of two or three signs, that a text without spaces ends with. */
const gluedDegree = (text: string, language: LanguageCode | null): readonly Cut[] | undefined => {
  if (!/^\p{Script=Han}+$/u.test(text)) return undefined;
  for (const length of [2, 3]) {
    const at = text.length - length;
    const isWhole = at < 2 || classes.test(text.slice(0, at));
    if (!isWhole && knownDegree(text.slice(at), language) !== undefined && knownDegree(text.slice(0, at), language) === undefined)
      return [{ separator: 'word', from: at, to: at }];
  }
  return undefined;
};

/**
 * Where a degree ends and its field or school begins, or the other way round, within a text without other separators: "B.Sc. Physics",
 * "컴퓨터공학과 학사", "Master in Law". None where it is one name, undefined where no word tells.
 */
const degreeCut = (text: string, language: LanguageCode | null): readonly Cut[] | undefined => {
  const isDegree = (part: string): boolean => knownDegree(part, language) !== undefined;
  const level = knownDegree(text, language);
  const between = fieldWords(language).betweenFields.exec(text);
  // A short name before such a word may be a degree that no table knows.
  const mayBeDegree = (part: string): boolean =>
    level === undefined ? countPieces(part) <= maxDegreeWords && !looksLikeInstitution(text) : isDegree(part);
  if (between !== null && mayBeDegree(text.slice(0, between.index)))
    return [{ separator: 'in', from: between.index, to: between.index + between[0].length }];
  if (level === undefined) return undefined;
  const spaces = [...text.matchAll(/\s+/gu)].map(({ 0: space, index }) => ({ from: index, to: index + space.length }));
  const after = spaces.find(({ from }) => knownDegree(text.slice(0, from), language) === level);
  // "IHK Hannover"
  if (after !== undefined && namesTown(text.slice(0, after.from), text.slice(after.to), '')) return [];
  // Two words for degrees are one degree: "Ijazah Sarjana Muda".
  if (after !== undefined && !continues.test(text.slice(after.to)) && !isDegree(text.slice(after.to)))
    return [{ separator: 'word', ...after }];
  const before = spaces.findLast(({ to }) => knownDegree(text.slice(to), language) === level);
  if (before === undefined) return gluedDegree(text, language);
  if (isDegree(text.slice(0, before.from)) || looksLikeInstitution(text)) return [];
  return [{ separator: 'word', ...before }];
};

/** An organisation that is followed by a part of it has at least this many words: "University Department of Law" is one name. */
const minOrganisationWords = 2;

/**
 * Where the name of an organisation ends and that of a part of it begins: "University of Leeds School of Law". A word such as "of" after
 * that for the part tells it from the end of a name: "Sales Team Lead".
 */
const departmentCut = (text: string, language: LanguageCode | null): readonly Cut[] => {
  const found = [...text.matchAll(employerWords(language).beforeDepartment)].find(({ 0: space, index }) => {
    const [whole, [, second = '']] = [text.slice(0, index), text.slice(index + space.length).split(/\s+/u)];
    return functionWords().has(second.toLowerCase()) && countPieces(whole) >= minOrganisationWords && namesEmployer(whole);
  });
  return found === undefined ? [] : [{ separator: 'word', from: found.index, to: found.index + found[0].length }];
};

/** What the text that is cut is a part of. */
export type Cutting = { readonly kind: EntryKind; readonly language: LanguageCode | null };

/** Where the names of a study part: at words that tell it, else where n-grams do. */
const studyCut = (text: string, language: LanguageCode | null): readonly Cut[] =>
  degreeCut(text, language) ?? sideBySide(text, language);

/** Where the words of a text part names, by what the text is a part of. */
const cutsAtWords = {
  experience: departmentCut,
  education: studyCut,
  certifications: () => [],
} as const satisfies { readonly [kind in EntryKind]: (text: string, language: LanguageCode | null) => readonly Cut[] };

/** The cuts at signs, with those at words in the texts between them. */
export const withInnerCuts = (text: string, cuts: readonly Cut[], { kind, language }: Cutting): readonly Cut[] =>
  [{ separator: 'start' as const, from: 0, to: 0 }, ...cuts].flatMap((cut, index) => {
    const own = cutsAtWords[kind](text.slice(cut.to, cuts[index]?.from ?? text.length), language).map(
      ({ separator, from, to }) => ({
        separator,
        from: from + cut.to,
        to: to + cut.to,
      }),
    );
    return index === 0 ? own : [cut, ...own];
  });
