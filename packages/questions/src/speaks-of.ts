import type { LanguageCode } from '@winnow/contracts';
import { localeOf, unspacedScripts } from '@winnow/languages';
import { tableOfLanguage } from '@winnow/languages/hiring';
import { findSkills } from '@winnow/skills';
import { isKindOf } from './is-kind-of.ts';

/** Shorter words are mostly grammar; longer ones agree in their beginning, whatever their ending. */
const minLetters = 4;
const comparedLetters = 6;

/** From this many words on, one of them in common is chance. */
const manyWords = 4;

const unspaced = new RegExp(`[${unspacedScripts}]{2,}`, 'gu');

const word = /[\p{L}\p{M}\p{N}+#]+/gu;

/** The beginnings of the words of a text; of scripts without spaces, pairs of letters; names in capitals whole. */
const beginnings = (text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const [run] of text.matchAll(unspaced)) for (let at = 0; at + 2 <= run.length; at += 1) found.add(run.slice(at, at + 2));
  for (const [each] of text.replaceAll(unspaced, ' ').matchAll(word)) {
    const isName = each.length >= 2 && each === each.toUpperCase() && each !== each.toLowerCase();
    if (each.length >= minLetters || isName) found.add(each.toLowerCase().slice(0, comparedLetters));
  }
  return found;
};

/** Words that say nothing about what a job of this language asks for. */
const emptyIn = tableOfLanguage(({ code, job }): ReadonlySet<string> => {
  const { required, preferred, years, experience, fluency } = job;
  const texts = [required, preferred, years, experience, fluency.fluent, fluency.good, fluency.basic].flat();
  return new Set([...localeOf(code).stopWords, ...texts].flatMap((text) => [...beginnings(text)]));
});

export type Spoken = {
  /** Canonical names, any of which is sufficient. */
  readonly names: readonly string[];
  readonly words: string;
  readonly language: LanguageCode | null;
};

/**
 * Whether a quote speaks of a demand by one of its names or something that shows it, or, where it has no name, in one of its words.
 * Evidence that was found by likeness of meaning may speak of something else: a question must not assume otherwise.
 */
export const speaksOf = (quote: string, { names, words, language }: Spoken): boolean => {
  if (names.length > 0) return findSkills(quote).some(({ canonical }) => names.some((name) => isKindOf(canonical, name)));
  const empty = [emptyIn('en'), emptyIn(language ?? 'en')];
  const asked = [...beginnings(words)].filter((each) => !empty.some((own) => own.has(each)));
  const told = beginnings(quote);
  const shared = asked.filter((each) => told.has(each)).length;
  return shared >= (asked.length < manyWords ? 1 : 2) && !isLabel.test(quote);
};

/** A label whose text stands elsewhere. */
const isLabel = /[:\u2010-\u2015：]\s*$/u;
