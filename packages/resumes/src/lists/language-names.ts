import type { LanguageCode } from '@winnow/contracts/constants';
import { isLanguageName, isOtherLanguage, languageLevelIn, qualifiedHeading, spokenLanguageIn } from '@winnow/languages';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { isLevel } from './skill-names.ts';

/** A spoken language as it is printed, and what stands apart from it. */
export type PrintedLanguage = { readonly text: string; readonly level: string };

export type NameAndLevel = { readonly name: string; readonly level: string | null };

/** True for the name of a language, in those of the resume or in English, and nothing else. */
export const isName = (text: string, languages: readonly LanguageCode[]): boolean =>
  isLanguageName(text) || isOtherLanguage(text, 'en') || languages.some((code) => isOtherLanguage(text, code));

/** True for a text that names a spoken language, whatever else it says. */
export const namesLanguage = (text: string): boolean => spokenLanguageIn(text) !== null;

/** True for a heading or label of a list of languages. */
export const headsLanguages = (label: string): boolean =>
  (lookUpHeading(label, null) ?? qualifiedHeading(label, null))?.kind === 'languages';

/** The signs of levels that are drawn, for patterns. */
export const levelSigns = '●○★☆■□◆◇';

const beforeLevel = new RegExp(String.raw`\s*[(（:：${levelSigns}]|\s+\p{Pd}\s+`, 'u');

/** The text before a sign behind which a level stands: "Euskera – básico", "Kikuyu (fluent)", "Breton ●●○". */
export const headOf = (text: string): string => text.split(beforeLevel)[0] ?? text;

/** True for a text that tells how well something is known, or names a level of a language. */
export const isLevelText = (text: string): boolean => isLevel(text) || languageLevelIn(text) !== null;

/** The words before those at the end that tell how well a language is spoken. */
const withoutLevel = (words: readonly string[]): readonly string[] => {
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1)
    if (isLevelText(words.slice(-count).join(' '))) return withoutLevel(words.slice(0, -count));
  return words;
};

/** How many words name the language: "Tiếng Anh", "Cymraeg"; 0 when none that is known comes first. */
const wordsOfName = (words: readonly string[], languages: readonly LanguageCode[]): number => {
  const counts = [3, 2, 1].filter((count) => count <= words.length);
  const startOf = (count: number): string => words.slice(0, count).join(' ');
  const whole = counts.find((count) => isName(startOf(count), languages));
  return whole ?? counts.findLast((count) => namesLanguage(startOf(count))) ?? 0;
};

/** What is printed behind a name, without the signs around it. */
const levelBehind = (rest: string): string | null => {
  const text = rest.replace(/^[\s:：,，·\p{Pd}]+|[\s.]+$/gu, '');
  const inside = /^[(（]([^()（）]*(?:[(（][^()（）]*[)）][^()（）]*)*)[)）]?$/u.exec(text)?.[1] ?? text;
  return /[\p{L}\p{Nd}]/u.test(inside) ? inside.trim() : null;
};

/** What the other languages of a list show about its form. */
type Form = {
  /** Words that follow several names and precede their levels: "soome keel (B1)", "vene keel (A2)". */
  readonly partOfName: ReadonlySet<string>;
  /** Levels follow names without a sign. */
  readonly unsigned: boolean;
};

const formOf = (printed: readonly PrintedLanguage[], languages: readonly LanguageCode[]): Form => {
  const counts = new Map<string, number>();
  let unsigned = 0;
  for (const { text, level } of printed) {
    const words = headOf(text).split(/\s+/u);
    const count = wordsOfName(words, languages);
    const next = words[count];
    if (count === 0 || next === undefined) continue;
    const goesOn = words.length > count + 1 || level !== '' || headOf(text) !== text;
    if (goesOn) counts.set(next, (counts.get(next) ?? 0) + 1);
    if (words.length > count + 1 || isLevelText(next)) unsigned += 1;
  }
  return {
    partOfName: new Set([...counts].flatMap(([word, count]) => (count > 1 && !isLevelText(word) ? [word] : []))),
    unsigned: unsigned > 0,
  };
};

/** "Native English": the name behind its level. */
const nameBehindLevel = (words: readonly string[], languages: readonly LanguageCode[]): string | undefined => {
  const at = [1, 2, 3].find(
    (count) => isName(words.slice(count).join(' '), languages) && isLevelText(words.slice(0, count).join(' ')),
  );
  return at === undefined ? undefined : words.slice(at).join(' ');
};

/** "Spanish (C1)", "Basque – básico": the name of a language with a level. */
export const isGraded = (text: string, languages: readonly LanguageCode[]): boolean => {
  const head = headOf(text);
  const words = text.split(/\s+/u);
  const level = words.slice(1).join(' ');
  return head === text
    ? isName(words[0] ?? '', languages) && isLevelText(level)
    : isName(head, languages) && text.length > head.length + 2 && !/\d{3}/u.test(text);
};

/** True for a spoken language, with its level or without: "Norwegian", "English B2", "native German". */
export const isLanguage = (text: string): boolean =>
  isName(headOf(text), []) || isGraded(text, []) || nameBehindLevel(text.split(/\s+/u), []) !== undefined;

const nameIn = ({ text, level }: PrintedLanguage, languages: readonly LanguageCode[], form: Form): string => {
  const head = headOf(text);
  const words = head.split(/\s+/u);
  const behind = nameBehindLevel(words, languages);
  if (behind !== undefined) return behind;
  const count = wordsOfName(words, languages);
  const named = form.partOfName.has(words[count] ?? '') ? count + 1 : count;
  const bare = withoutLevel(words);
  if (count === 0)
    return (form.unsigned && head === text && level === '' && bare.length === words.length ? words.slice(0, 1) : bare).join(' ');
  // One more word may belong to the name, where it is not the level that the other languages have: "ترکی آذربایجانی".
  const graded = /^\s*[(（]/u.test(text.slice(head.length)) && languageLevelIn(text.slice(head.length)) !== null;
  const isOneMore = words.length === named + 1 && bare.length === words.length && !form.unsigned && !graded;
  return words.slice(0, isOneMore ? named + 1 : named).join(' ');
};

/** The names of languages, and their levels as printed. */
export const namesAndLevels = (
  printed: readonly PrintedLanguage[],
  languages: readonly LanguageCode[],
): readonly NameAndLevel[] => {
  const form = formOf(printed, languages);
  return printed.map((each) => {
    const name = nameIn(each, languages, form).replace(/[\s,.;]+$/u, '');
    const at = each.text.indexOf(name);
    const rest = each.text.slice(at + name.length);
    const level = levelBehind(each.level === '' ? rest : `${rest} ${each.level}`);
    return { name, level: level ?? levelBehind(each.text.slice(0, Math.max(0, at))) };
  });
};
