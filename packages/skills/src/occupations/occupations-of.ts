import { defaultLanguage, type LanguageCode } from '@winnow/contracts/constants';
import { hasTrait, localeOf } from '@winnow/languages';
import { findSkills } from '../find-skills.ts';
import { isWhole } from '../phrases/is-whole.ts';
import { type Token, tokensOf } from '../phrases/tokens-of.ts';
import { type Occupation, occupationOf } from './occupation-facts.ts';
import { type Title, titles } from './title.ts';

/** Longer texts are no titles. */
const maxTitleLength = 300;

/** The last part of a compound is at least so long, and so is what comes before. */
const minHeadLength = 5;
const minModifierLength = 3;

type Counts = (title: Title) => boolean;

type Found = { readonly id: string; readonly last: number };

/** The occupation that the longest title from a token on names; of several, the one of the title with the shortest ending. */
const titleAt = (text: string, tokens: readonly Token[], first: number, counts: Counts): Found | undefined => {
  for (const { values, length } of titles().at(tokens, first)) {
    const last = first + length - 1;
    const [best] = values.filter(counts).toSorted((a, b) => b.length - a.length);
    if (best !== undefined && isWhole(text, tokens, first, last)) return { id: best.id, last };
  }
  return undefined;
};

const titlesIn = (text: string, tokens: readonly Token[], counts: Counts): readonly string[] => {
  const ids: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const found = titleAt(text, tokens, index, counts);
    if (found === undefined) continue;
    ids.push(found.id);
    index = found.last;
  }
  return ids;
};

/** The occupation that the last part of a compound names: `Grundschullehrerin` is a kind of `Lehrerin`. */
const headOf = ({ key }: Token, counts: Counts): string | undefined => {
  for (let start = minModifierLength; start <= key.length - minHeadLength; start += 1) {
    const part = key.slice(start);
    const found = titleAt(part, tokensOf(part), 0, counts);
    if (found !== undefined) return found.id;
  }
  return undefined;
};

/** The narrower occupation that a skill in the title tells: a Python programmer works on the back end. */
const kindOf = (occupation: Occupation, text: string): Occupation => {
  if (occupation.kinds.length === 0) return occupation;
  const named = new Set(findSkills(text).map(({ canonical }) => canonical));
  const kinds = occupation.kinds.flatMap((id) => occupationOf(id) ?? []);
  return kinds.find(({ skills }) => skills.some((skill) => named.has(skill))) ?? occupation;
};

const idsIn = (text: string, language: LanguageCode | null): readonly string[] => {
  const tokens = tokensOf(text);
  const isOwn: Counts = ({ languages, local }) =>
    language !== null && (languages.includes(language) || (!local && languages.includes(defaultLanguage)));
  const own = titlesIn(text, tokens, isOwn);
  if (own.length > 0) return own;
  if (language !== null && hasTrait(localeOf(language), 'closed_compounds')) {
    const heads = tokens.flatMap((token) => headOf(token, isOwn) ?? []);
    if (heads.length > 0) return heads;
  }
  return titlesIn(text, tokens, ({ local }) => !local);
};

/**
 * The occupations that a job title names, in its order and each once: titles of its language and of English first, then those of any.
 * Ranks and remarks do not matter ("Senior Nurse (m/w/d), full-time"). Empty for a title that is in no table.
 */
export const occupationsOf = (title: string, language: LanguageCode | null): readonly Occupation[] => {
  const text = title.slice(0, maxTitleLength);
  const named = idsIn(text, language).flatMap((id) => occupationOf(id) ?? []);
  const kinds = named.map((occupation) => kindOf(occupation, text));
  return kinds.filter(({ id }, index) => kinds.findIndex((each) => each.id === id) === index);
};
