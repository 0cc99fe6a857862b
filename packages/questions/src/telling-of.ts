import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { degreeIn, hasUnspacedScript, unspacedScripts } from '@winnow/languages';
import { occupationsOf } from '@winnow/skills';
import { connectivesIn } from './connectives.ts';

const unspacedLetter = new RegExp(`[${unspacedScripts}]`, 'gu');

/** How many words a text has; in scripts without spaces, letters count for parts of words. */
export const lengthOf = (text: string): number => {
  const unspaced = text.match(unspacedLetter)?.length ?? 0;
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !hasUnspacedScript(word)).length;
  return words + unspaced / lettersPerWord;
};

const lettersPerWord = 2.5;

/** Fewer words say what was done, but not how else it might have been. */
const minChosen = 8;

/** True for a text that is long enough to tell of a choice that was made. */
export const maySayWhy = (text: string): boolean => lengthOf(text) >= minChosen;

/** A year at the beginning, or a year up to another or to today: the head of a position that was read as a line of its description. */
const period =
  /^\P{L}*(?:\p{L}+\.?\s)?\P{L}*(?:19|20)\p{Nd}{2}(?!\p{Nd})|(?:19|20)\p{Nd}{2}\s?[\u2010-\u2015~/-]\s?(?:\P{Nd}{0,14})(?:19|20)\p{Nd}{2}|(?:19|20)\p{Nd}{2}\s?[\u2010-\u2015~-]\s?[^\p{Nd}\s]{2,14}\)?$/u;

const year = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;

/** A degree with its year, which a reader took for a line of the work above it: it names the school. */
const isSchooling = (text: string, language: LanguageCode | null): boolean =>
  year.test(text) && degreeIn(text, language, 'own') !== undefined;

/** A comma within a number separates nothing; the last of several items comes after "and". */
const itemsOf = (text: string, language: LanguageCode | null): readonly string[] => {
  const items = text.split(/\s*(?:,(?!\p{Nd})|[;、،，；])\s*/u).filter((item) => item !== '');
  const last = items.length < 2 ? [] : (items.at(-1)?.split(/\s+/u) ?? []);
  const at = last.findIndex((word) => connectivesIn(language).has(word.toLowerCase()));
  if (at < 0) return items;
  const ends = [last.slice(0, at).join(' '), last.slice(at + 1).join(' ')];
  return [...items.slice(0, -1), ...ends].filter((item) => item !== '');
};

const minItems = 3;

/** Names in a row describe no work: three or more items, none longer than two words. */
const isRow = (text: string, language: LanguageCode | null): boolean => {
  const items = itemsOf(text, language);
  return items.length >= minItems && items.every((item) => item.split(/\s+/u).length <= 2 && item.length <= maxNameLetters);
};

const maxNameLetters = 24;

/**
 * Tasks in a row, without a label that makes one deed of them: each is work, but no question is about all of them. Three short
 * items, or more of which most are short.
 */
const isTaskRow = (text: string, language: LanguageCode | null): boolean => {
  const items = itemsOf(text, language);
  const short = items.filter((item) => lengthOf(item) <= maxTaskWords).length;
  return items.length >= minItems && !/[:：\p{Nd}]/u.test(text) && short >= items.length - (items.length > minItems ? 1 : 0);
};

const maxTaskWords = 6;

/** A title, alone or with a few words about where: a role, of which a question could only guess what was done. */
const isRole = (text: string, language: LanguageCode | null): boolean => {
  const words = text.split(/\s+/u);
  if (words.length > maxRoleWords || /[\p{Nd},;:]/u.test(text) || hasUnspacedScript(text)) return false;
  const isAlone = words.length <= maxTitleWords || words.slice(1, 3).some((word) => /^\p{Ll}{1,2}$/u.test(word));
  return isAlone && occupationsOf(words.slice(0, 2).join(' '), language).length > 0;
};

/** Behind more words, or a preposition such as "at", a title is the first word of a sentence: "Guide visitors through the harbour". */
const maxTitleWords = 3;

const maxRoleWords = 6;

/** A label whose text stands elsewhere, or a question that the resume asks. */
const isOpen = /[:：?？؟\u2010-\u2015]\s*$/u;

const bare = (text: string): string => text.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '').toLowerCase();

/** Fewer words name something rather than tell what was done. */
const minWords = 3;

/** Longer texts are several lines that were read as one, or nothing to be read aloud. */
const maxLength = 240;

/** What a quote tells. */
export type Telling = {
  /** Work: more than a name or two, and no title or time of a position, no degree, label, or row of names. */
  readonly deed: boolean;
  /** Names in a row. */
  readonly names: boolean;
  /** Tasks in a row. */
  readonly tasks: boolean;
};

/** Returns what a quote of a resume tells. */
export const createTellingOf = (content: ResumeContent, language: LanguageCode | null): ((text: string) => Telling) => {
  const titles = content.experience.flatMap(({ title }) => (title === null ? [] : [bare(title.value)]));
  const isName = (text: string): boolean => {
    const key = bare(text);
    return lengthOf(text) < minWords || titles.some((title) => title.includes(key)) || isRole(text, language);
  };
  return (text) => {
    const names = isRow(text, language);
    const isWork = text.length <= maxLength && !names && !period.test(text) && !isOpen.test(text);
    const deed = isWork && !isSchooling(text, language) && !isName(text);
    return { deed, names, tasks: isTaskRow(text, language) };
  };
};
