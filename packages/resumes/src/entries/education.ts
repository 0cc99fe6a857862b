import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { degreeIn } from '@winnow/languages';
import { extracted, extractedDateOf } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { remember } from '../remember.ts';
import { soundsLikeInstitution } from './cues.ts';
import { fieldWords } from './field-words.ts';
import { type Fragment, fragmentsOf } from './fragments.ts';
import { type Entry, splitEntries } from './split-entries.ts';

const knownDegree = remember(degreeIn, (text, language) => `${language} ${text}`);

type Education = ResumeContent['education'][number];

const fieldInside = (degree: string): string | undefined => {
  const { afterPreposition, afterAbbreviation, none } = fieldWords();
  const tail = afterPreposition.exec(degree)?.[1] ?? /^[^,،]{2,40}[,،]\s*([^,،]{3,60})$/u.exec(degree)?.[1];
  const tidy = tail?.replace(/[,;(].*$/u, '').trim();
  if (tidy !== undefined && tidy !== '') return none.has(tidy.toLowerCase()) ? undefined : tidy;
  const after = afterAbbreviation.exec(degree);
  return (after?.[1] ?? after?.[2])?.replace(/[,;(].*$/u, '').trim();
};

const fieldOf = (
  degree: Fragment,
  others: readonly Fragment[],
): { readonly text: string; readonly fragment: Fragment } | undefined => {
  const inside = fieldInside(degree.text);
  if (inside !== undefined && inside !== '') return { text: inside, fragment: degree };
  const next = others.find(
    (other) => other.row === degree.row && other.place < 0.7 && !other.institution && !/\d/u.test(other.text),
  );
  return next === undefined ? undefined : { text: next.text, fragment: next };
};

const comma = /\s*[,،፣]\s+/u;

type Pair = { readonly school: Fragment | undefined; readonly degree: Fragment | undefined };

const besides = (fragment: Fragment, fragments: readonly Fragment[]): readonly Fragment[] =>
  fragments.filter(({ row, piece }) => row === fragment.row && piece === fragment.piece);

/** Text after commas and dashes is part of the school's name unless it is the degree or a place, or contains digits. */
const wholeName = (school: Fragment, degree: Fragment | undefined, fragments: readonly Fragment[]): string => {
  const parts = besides(school, fragments);
  const other = (each: Fragment): boolean => each === degree || each.place >= 0.7 || /\p{Nd}/u.test(each.text);
  const at = parts.indexOf(school);
  const before = degree !== undefined && parts.includes(degree) ? at : parts.slice(0, at).findLastIndex(other) + 1;
  const next = parts.findIndex((each, index) => index > at && other(each));
  const name = parts.slice(before, next < 0 ? parts.length : next);
  const start = school.piece.indexOf(name[0]?.text ?? '');
  const last = name.at(-1)?.text ?? '';
  const end = school.piece.lastIndexOf(last) + last.length;
  return name.length < 2 || start < 0 || end <= start ? school.text : school.piece.slice(start, end);
};

/** Splits "Diploma in Law, University A" into degree and school. The last part is the school if no word identifies it. */
const cutApart = (text: string): { readonly degree: string; readonly school: string } => {
  const parts = text.split(comma);
  const told = parts.findLastIndex((part) => soundsLikeInstitution(part));
  const at = told < 0 ? parts.length - 1 : parts.findIndex((part, index) => index > 0 && soundsLikeInstitution(part));
  return at < 1 ? { degree: text, school: text } : { degree: parts.slice(0, at).join(', '), school: parts.slice(at).join(', ') };
};

/** Whether the degree or the school comes first. */
type Order = 'degree-first' | 'school-first';

/**
 * How many words in the first part of a name, not counting its first word, contain a capital or a digit. School names have more
 * of them than degrees.
 */
const properWords = ({ text }: Fragment): number =>
  (text.split(comma)[0] ?? '')
    .split(/\s+/u)
    .slice(1)
    .filter((word) => /^[\p{Lu}\p{Nd}]/u.test(word)).length;

const clearOrder = (fragments: readonly Fragment[], isDegree: (fragment: Fragment) => boolean): Order | undefined => {
  const [degree, ...degrees] = fragments.filter(isDegree);
  const [school, ...schools] = fragments.filter((each) => each.institution);
  if (degree === undefined || school === undefined || degree === school || degrees.length + schools.length > 0) return undefined;
  return fragments.indexOf(degree) < fragments.indexOf(school) ? 'degree-first' : 'school-first';
};

/**
 * Words such as "vocational school" occur in degrees as well as in schools. Without a clearer line, the order of the other
 * entries decides, then the name with more capitalised words.
 */
const pairOf = (fragments: readonly Fragment[], order: Order | undefined, isDegree: (fragment: Fragment) => boolean): Pair => {
  const degrees = fragments.filter(isDegree);
  const [first] = degrees;
  const schools = fragments.filter((each) => each.institution);
  const school = schools.find((each) => !isDegree(each)) ?? schools[0];
  const degree = degrees.find((each) => each !== school) ?? (school === first ? first : undefined);
  const apart = ({ row, piece, institution }: Fragment): boolean =>
    row !== first?.row || (piece !== first.piece && institution === first.institution);
  const second = degrees.find(apart);
  const other = second ?? fragments.find((each) => each.row !== first?.row && each.place < 0.7);
  const clear = school === undefined ? degrees.length < 2 : !isDegree(school);
  if (clear || first === undefined || other === undefined) return { school, degree };
  const [above, below] = fragments.indexOf(other) < fragments.indexOf(first) ? [other, first] : [first, other];
  const told = second === undefined ? 0 : Number(below.institution) - Number(above.institution);
  const more = properWords(below) - properWords(above) || told;
  if (order === undefined && more === 0 && second === undefined) return { school, degree };
  const degreeFirst = order === undefined ? more >= 0 : order === 'degree-first';
  return degreeFirst ? { degree: above, school: below } : { degree: below, school: above };
};

const readEntry = (
  entry: Entry,
  fragments: readonly Fragment[],
  { school, degree }: Pair,
  language: LanguageCode | null,
): Education | undefined => {
  const others = fragments.filter((fragment) => fragment !== school && fragment !== degree);
  const beside = degree === undefined ? undefined : others.find((fragment) => fragment.place < 0.7);
  const named = school ?? beside ?? degree;
  const dated = entry.head.find(({ dates }) => dates.length > 0);
  const range = dated?.dates[0];
  if (named === undefined || (school === undefined && degree === undefined && range === undefined)) return undefined;
  const start = range === undefined || range.end === null ? null : range.start;
  // A single date of a school is the graduation year.
  const end = range === undefined ? null : (range.end ?? range.start);
  const inOne = named === degree ? cutApart(wholeName(named, undefined, fragments)) : undefined;
  const schoolText = inOne?.school ?? wholeName(named, degree, fragments);
  const degreeText = inOne?.degree ?? degree?.text;
  const field =
    degree === undefined
      ? undefined
      : fieldOf(
          { ...degree, text: degreeText ?? '' },
          others.filter((other) => other !== named),
        );
  return {
    institution: extracted(schoolText, school === undefined ? 0.5 : 0.9, named.line),
    degree: degree === undefined || degreeText === undefined ? null : extracted(degreeText, 0.85, degree.line),
    level: degreeText === undefined ? null : (knownDegree(degreeText, language) ?? null),
    field: field === undefined ? null : extracted(field.text, 0.7, field.fragment.line),
    start: dated === undefined ? null : extractedDateOf(start, dated.line),
    end: dated === undefined ? null : extractedDateOf(end, dated.line),
  };
};

/** The schools and degrees in the lines of an education section. */
export const readEducation = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly Education[] => {
  const language = languages[0] ?? null;
  const isDegree = ({ text }: Fragment): boolean => knownDegree(text, language) !== undefined;
  const entries = splitEntries(lines, languages).map((entry) => ({ entry, fragments: fragmentsOf(entry.head, language) }));
  const order = entries.map(({ fragments }) => clearOrder(fragments, isDegree)).find((each) => each !== undefined);
  return entries.flatMap(
    ({ entry, fragments }) => readEntry(entry, fragments, pairOf(fragments, order, isDegree), language) ?? [],
  );
};
