import { lazily } from '@winnow/kernel';
import { anyOf, foldLetters } from '@winnow/languages';
import { findSkills } from '@winnow/skills';
import { parseDateRanges, withoutDates } from '../dates/parse-date-ranges.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { wordsOfAll } from '../words-of-all.ts';
import { isDrawnLevel } from './drawn-levels.ts';
import { functionWords } from './function-words.ts';
import { knownSkill } from './known-skill.ts';

/** Longer items are sentences about skills and not names. */
const maxSkill = { characters: 50, words: 6 };

/** "한글 (HWP)": a name in brackets is part of the name; "Go (primary)" and "Python (Grundkenntnisse)" are remarks. */
const named = /[(（]\p{Lu}[^()（）,，、;/]{0,40}\p{Lu}[^()（）,，、;/]{0,40}[)）]$/u;

/** "AWS (EC2, S3)" */
const listed = /[(（][^()（）]*\p{L}[^()（）]*[,，、;][^()（）]*\p{L}[^()（）]*[)）]$/u;

/** The name without a remark in brackets. */
export const unqualified = (text: string): string => {
  const short = text.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '').trim();
  return short.length > 0 ? short : text;
};

const levelWords = lazily(() => new Set(wordsOfAll((locale) => locale.levels, foldLetters)));

/** True for what only tells how well something is known: "advanced", "sehr gut", "C1", "★★★☆☆". */
export const isLevel = (text: string): boolean =>
  levelWords().has(foldLetters(text).trim()) || /^[ABC][12]$/u.test(text) || isDrawnLevel(text);

/** A length of time: "5 years", "3+ ans". */
const duration = /^\d{1,2}(?:[.,]\d)?\s?\+?\s?\p{L}+\.?$/u;

const described = /^(.{1,40}?)\s+[–—-]\s+(.+)$/u;

/** The words before the last ones that are a level: "Excel sehr gut". */
const beforeLevel = (text: string): string => {
  const words = text.split(/\s+/u);
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1)
    if (isLevel(words.slice(-count).join(' '))) return words.slice(0, -count).join(' ');
  return text;
};

/** True for a text whose last words tell how well something is known. */
export const endsInLevel = (text: string): boolean => beforeLevel(text) !== text;

/** The name without what is said about it: a remark, a level, a length of time, or a description behind a dash. */
const bare = (text: string, areGraded = true): string => {
  const whole = named.test(text) || (listed.test(text) && knownSkill(unqualified(text)) !== undefined);
  const name = (whole ? text : unqualified(text)).replace(/\s*[:：]$/u, '');
  if (knownSkill(text) !== undefined && name === text) return text;
  const [, head = '', tail = ''] = described.exec(name) ?? [];
  const describes = /^\p{Ll}/u.test(tail) || isLevel(tail) || duration.test(tail);
  if (head !== '' && (describes || (knownSkill(head) !== undefined && knownSkill(tail) === undefined))) return head;
  return areGraded ? beforeLevel(name) : name;
};

const and = lazily(() => {
  const words = anyOf(wordsOfAll((locale) => locale.and));
  return { first: new RegExp(`^(?:${words}|&)\\s+`, 'iu'), between: new RegExp(`\\s+(?:${words}|&|\\+)\\s+`, 'iu') };
});

/** The skills that the text names; each as it is printed. */
export const skillsIn = (text: string): readonly string[] => findSkills(text).map(({ matched }) => matched);

/** True for words about skills, of which only those that the table knows are names: "Experience with Docker". */
const isPhrase = (text: string): boolean => {
  const [first] = findSkills(text);
  if (first === undefined || first.start === 0) return false;
  return text
    .slice(0, first.start)
    .split(/\s+/u)
    .some((word) => functionWords().has(word.toLowerCase()));
};

/** Names in Latin letters among words of another script: "掌握 React", "Java语言的编程开发". */
const foreignIn = (text: string): readonly string[] =>
  /\p{Script=Latin}/u.test(text) && /(?=\p{L})\P{Script=Latin}/u.test(text)
    ? skillsIn(text).filter((name) => /^\p{Script=Latin}/u.test(name))
    : [];

const isLong = (text: string): boolean => text.length > maxSkill.characters || text.split(/\s+/u).length > maxSkill.words;

const isDate = (text: string): boolean => {
  const dates = /\d/u.test(text) ? parseDateRanges(text, []) : [];
  return dates.length > 0 && withoutDates(text, dates).every((rest) => !/\p{L}{2}/u.test(rest));
};

/** "Languages C++": a word that heads lists, before the first item without a colon. */
const withoutLabel = (text: string): string => {
  const at = text.indexOf(' ');
  const rest = text.slice(at + 1);
  return at > 0 && knownSkill(rest) !== undefined && lookUpHeading(text.slice(0, at), null) !== undefined ? rest : text;
};

/** The parts of what no table knows: "Microsoft Suite (Excel, Word)". */
const partsIn = (text: string): readonly string[] => {
  const inside = /[(（]([^()（）]*)[)）]\s*$/u.exec(text)?.[1] ?? '';
  const parts = inside.split(/\s*[,，、;]\s*|\//u).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /\p{L}/u.test(part) && part.split(/\s+/u).length <= 3) ? parts : [];
};

const parted = (text: string): readonly string[] => {
  if (knownSkill(text) !== undefined) return [text];
  const parts = text.split(and().between).map((part) => bare(part));
  return parts.length > 1 && parts.every((part) => knownSkill(part) !== undefined) ? parts : [text];
};

/**
 * The names of skills in an item of a list: as printed, without levels and descriptions, "A and B" as two. Of sentences, only
 * the skills that the table knows. `areGraded` is true where several items of the list end in a level.
 */
export const skillNames = (item: string, areGraded: boolean): readonly string[] => {
  const text = item.replace(and().first, '');
  if (isDate(text) || isLevel(text)) return [];
  const name = bare(text, areGraded);
  if (isLong(name)) return skillsIn(text);
  if (knownSkill(name) !== undefined) return listed.test(name) || !listed.test(text) ? [name] : [name, ...partsIn(text)];
  const foreign = foreignIn(name);
  if (foreign.length > 0) return foreign;
  if (isPhrase(name)) return skillsIn(name);
  const behind = withoutLabel(name);
  return behind === name ? [...parted(name), ...partsIn(text)] : [behind];
};
