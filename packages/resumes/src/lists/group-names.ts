import { lazily } from '@winnow/kernel';
import { headingKey } from '@winnow/languages';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { wordsOfAll } from '../words-of-all.ts';
import { knownSkill } from './known-skill.ts';
import { separators } from './separators.ts';

const groupKeys = lazily((): ReadonlySet<string> => new Set(wordsOfAll(({ skillGroups }) => skillGroups, headingKey)));

/** True for what names a group of skills in some language: "Databases", "Personal strengths". */
export const isGroupName = (text: string): boolean =>
  groupKeys().has(headingKey(text)) || lookUpHeading(text, null)?.kind === 'skills';

/** True for the word of a heading of lists, also alone: "Skill", "Language". */
export const isListHeading = (text: string): boolean =>
  [text, `${text}s`].some((each) => isGroupName(each) || lookUpHeading(each, null)?.kind === 'languages');

/** A name of a group that is no skill as well, as "databases" is. */
export const isOnlyGroupName = (text: string): boolean => knownSkill(text) === undefined && isGroupName(text);

/** The names of groups are at most so many words. */
const maxWords = 4;

/**
 * The name of a group that a list begins with, without a sign behind it, and the rest: "Methods Triage, Wound care". "Software
 * architecture" and "Redes sociales" are names of their own.
 */
export const groupNameBefore = (text: string): { readonly label: string; readonly rest: string } | undefined => {
  const words = [...text.matchAll(/\S+/gu)].slice(0, maxWords + 1);
  for (let count = Math.min(maxWords, words.length - 1); count > 0; count -= 1) {
    const at = words[count]?.index ?? 0;
    const label = text.slice(0, at).trim();
    const rest = text.slice(at);
    if (separators.test(rest) && !/^\p{Ll}/u.test(rest) && isGroupName(label)) return { label, rest };
  }
  return undefined;
};
