import { defaultLanguage, type LanguageCode } from '@winnow/contracts/constants';
import { hasTrait, localeOf } from '@winnow/languages';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { contextWords } from '../context-words.ts';
import { findSkills } from '../find-skills.ts';
import { plainTitle } from '../lines.ts';
import { isWhole } from '../phrases/is-whole.ts';
import { type Token, tokensOf } from '../phrases/tokens-of.ts';
import type { Occupation } from './occupation.ts';
import { occupationOf } from './occupation-facts.ts';
import { type Title, titles } from './title.ts';

/** Longer texts are no titles. */
const maxTitleLength = 300;

/** The last part of a compound is at least so long, and so is what comes before. */
const minHeadLength = 5;
const minModifierLength = 3;

/** How well a title fits the language; the higher the better, and 0 for none. */
type Fit = (title: Title) => number;

type Found = { readonly id: string; readonly last: number };

/** The occupation that the longest title from a token on names; of several, that of the title in the language of the text, then of the one with the shortest ending. */
const titleAt = (text: string, tokens: readonly Token[], first: number, fitOf: Fit): Found | undefined => {
  const hits = titles().at(tokens, first);
  for (const length of new Set(hits.map((hit) => hit.length))) {
    const last = first + length - 1;
    const fitting = hits.flatMap((hit) => (hit.length === length ? hit.values : [])).filter((title) => fitOf(title) > 0);
    const [best] = fitting.toSorted((a, b) => fitOf(b) - fitOf(a) || b.length - a.length);
    if (best !== undefined && isWhole(text, tokens, first, last)) return { id: best.id, last };
  }
  return undefined;
};

/** "And" and "or" in the language; in all languages where it is unknown. */
const conjunctionsIn = (language: LanguageCode | null): ReadonlySet<string> =>
  language === null ? contextWords().conjunctions : new Set(hiringLocaleOf(language).skillContext?.conjunctions);

type Search = { readonly text: string; readonly tokens: readonly Token[]; readonly conjunctions: ReadonlySet<string> };

/** The first title, and others behind signs and conjunctions: "cook and waiter", but not "saleswoman in a bakery". */
const titlesIn = ({ text, tokens, conjunctions }: Search, fitOf: Fit): readonly string[] => {
  const ids: string[] = [];
  let open = true;
  for (let index = 0; index < tokens.length; index += 1) {
    const { key = '', joint = ' ' } = tokens[index] ?? {};
    open ||= !(joint === ' ' || joint === '') || conjunctions.has(key);
    const found = open ? titleAt(text, tokens, index, fitOf) : undefined;
    if (found === undefined) continue;
    ids.push(found.id);
    index = found.last;
    open = false;
  }
  return ids;
};

/** The occupation that the last part of a compound names: `Grundschullehrerin` is a kind of `Lehrerin`. */
const headOf = ({ key }: Token, fitOf: Fit): string | undefined => {
  for (let start = minModifierLength; start <= key.length - minHeadLength; start += 1) {
    const part = key.slice(start);
    const found = titleAt(part, tokensOf(part), 0, fitOf);
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
  const search = { text, tokens, conjunctions: conjunctionsIn(language) };
  const ownFit: Fit = ({ languages, local }) => {
    if (language === null) return 0;
    return languages.includes(language) ? 2 : Number(!local && languages.includes(defaultLanguage));
  };
  const own = titlesIn(search, ownFit);
  if (own.length > 0) return own;
  if (language !== null && hasTrait(localeOf(language), 'closed_compounds')) {
    const heads = tokens.flatMap((token) => headOf(token, ownFit) ?? []);
    if (heads.length > 0) return heads;
  }
  return titlesIn(search, ({ local }) => Number(!local));
};

/**
 * The occupations that a job title names, in its order and each once: titles of its language and of English first, then those of any.
 * Ranks and remarks do not matter ("Senior Nurse (m/w/d), full-time"). Empty for a title that is in no table.
 */
export const occupationsOf = (title: string, language: LanguageCode | null): readonly Occupation[] => {
  const text = plainTitle(title.slice(0, maxTitleLength));
  const named = idsIn(text, language).flatMap((id) => occupationOf(id) ?? []);
  const kinds = named.map((occupation) => kindOf(occupation, text));
  return kinds.filter(({ id }, index) => kinds.findIndex((each) => each.id === id) === index);
};
