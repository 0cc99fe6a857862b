import type { LanguageCode } from '@winnow/contracts/constants';
import { lazily } from '@winnow/kernel';
import { degreeIn, foldLetters, localeViews } from '@winnow/languages';
import { tableOfAllLanguages, tableOfLanguage } from '@winnow/languages/hiring';
import { createPhrases, type Phrases, type Token, tokensOf } from '@winnow/skills';
import { type Degree, fieldEndings, levels, levelWords, noFields, usualLevelWords } from '../words/level-words.ts';
import { phrasesIn } from './phrases-in.ts';

type LevelPhrases = Readonly<Partial<Record<string, readonly string[]>>>;

const phrasesOf = (all: readonly (LevelPhrases | undefined)[]): Phrases<Degree> =>
  createPhrases(
    all.flatMap((own) =>
      Object.entries(own ?? {}).flatMap(([level, phrases]) =>
        (phrases ?? []).map((phrase) => [phrase, level as Degree] as const),
      ),
    ),
  );

const unnamedPhrases = tableOfAllLanguages((locales) => phrasesOf(locales.map(({ job }) => job.education?.unnamed)));

const askedPhrases = tableOfAllLanguages((locales) =>
  phrasesOf(locales.flatMap(({ job }) => [job.education?.unnamed, job.education?.schools])),
);

type Ambiguous = { readonly after: ReadonlySet<string>; readonly capitalised: boolean; readonly language: LanguageCode };

const ambiguousDegrees = tableOfLanguage(({ code, job: { education } }): ReadonlyMap<string, Ambiguous> => {
  const capitalised = new Set(education?.capitalised);
  return new Map(
    Object.entries(education?.ambiguous ?? {}).map(([word, after]) => [
      foldLetters(word),
      { after: new Set(after.map(foldLetters)), capitalised: capitalised.has(word), language: code },
    ]),
  );
});

/** Abbreviations of degrees that are ordinary words in some language in lower case. */
const shortDegrees = lazily(
  (): ReadonlySet<string> =>
    new Set(
      localeViews()
        .flatMap(({ degrees }) => Object.values(degrees).flat().map(foldLetters))
        .filter((word) => /^[a-z]{1,3}$/.test(word)),
    ),
);

/** "MS Excel" is a program, and no Master of Science. */
const programs = /^(?:access|azure|dynamics|excel|office|outlook|powerpoint|project|sharepoint|sql|teams|visio|windows|word)$/u;

/** "Mastercam" is one, too. */
const masters = /^master(?:batch|cam|card|class|data|plan)/u;

/** "ma", "ba" and "eso" in lower case are words of other meaning, and "master" is an English verb. */
const isOtherWord = (text: string, tokens: readonly Token[], index: number, language: LanguageCode): boolean => {
  const token = tokens[index];
  if (token === undefined) return false;
  if (masters.test(token.key)) return true;
  if (token.key === 'ms' && programs.test(tokens[index + 1]?.key ?? '')) return true;
  const written = text.slice(token.start, token.end);
  if (shortDegrees().has(token.key) && written === written.toLowerCase())
    return !/^(?:\s?\+|\.)/u.test(text.slice(token.end, token.end + 2));
  const found = ambiguousDegrees(language).get(token.key) ?? ambiguousDegrees('en').get(token.key);
  if (found === undefined || found.after.has(tokens[index + 1]?.key ?? '')) return false;
  // "Master" with a capital is the degree but at the start; in lower case it is that only where English is not spoken.
  return !found.capitalised || (language === found.language && (index === 0 || written === written.toLowerCase()));
};

/** Blanks words that only look like degrees, keeping offsets. */
const withoutOtherWords = (text: string, tokens: readonly Token[], language: LanguageCode): string => {
  let masked = '';
  let end = 0;
  for (const [index, token] of tokens.entries()) {
    if (!isOtherWord(text, tokens, index, language)) continue;
    masked += text.slice(end, token.start) + ' '.repeat(token.end - token.start);
    end = token.end;
  }
  return masked + text.slice(end);
};

/** A level, and the words that tell it. */
export type Level = { readonly level: Degree; readonly start: number; readonly end: number };

const levelsAt = (phrases: Phrases<Degree>, tokens: readonly Token[]): readonly Level[] =>
  phrasesIn(phrases, tokens).map(({ value: level, ...span }) => ({ level, ...span }));

/** Where a text speaks of an education without naming its degree. */
export const unnamedDegreesIn = (tokens: readonly Token[]): readonly Level[] => levelsAt(unnamedPhrases(), tokens);

/** The same where something is asked for: there, a school means its degree. */
export const askedDegreesIn = (tokens: readonly Token[]): readonly Level[] => levelsAt(askedPhrases(), tokens);

/** The same, but none that begins within another one. */
const levelsOneByOne = (phrases: Phrases<Degree>, tokens: readonly Token[]): readonly Level[] => {
  let last = 0;
  return levelsAt(phrases, tokens).filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
    return true;
  });
};

/** Where words tell a level that do so only within what asks for an education. */
export const levelWordsIn = (tokens: readonly Token[], language: LanguageCode): readonly Level[] =>
  levelsOneByOne(levelWords(language), tokens);

/** Where words tell the usual level, if nothing else does. */
export const usualLevelsIn = (tokens: readonly Token[], language: LanguageCode): readonly Level[] =>
  levelsOneByOne(usualLevelWords(language), tokens);

/** Shorter first parts are no fields, but the beginnings of words. */
const minFieldLength = 3;

/** Where the last part of a compound tells a level: "Maschinenbau|studium". */
export const levelEndingsIn = (text: string, tokens: readonly Token[], language: LanguageCode): readonly Level[] =>
  tokens.flatMap(({ start, end }) => {
    const word = text.slice(start, end);
    // Folded apart from the first part, whose length folding may change: "lærer|uddannelse".
    const found = fieldEndings(language).find(([ending]) => foldLetters(word.slice(-ending.length)) === ending);
    if (found === undefined || word.length < found[0].length + minFieldLength) return [];
    if (noFields(language).has(foldLetters(word.slice(0, -found[0].length)))) return [];
    return [{ level: found[1], start: end - found[0].length, end }];
  });

/** The lowest of some levels. */
export const lowestOf = (found: readonly Degree[]): Degree | undefined => levels.find((level) => found.includes(level));

/** "Bac + 2": a French degree by its years behind school, with or without spaces. */
const behindSchool = /(?<=\bbac)\s*\+\s*(?=\d)/giu;

/** Where such degrees stand. */
export const degreesBehindSchool = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(/\bbac\s*\+\s*\d/giu)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** The degree that a text names; undefined without one. `tokens` are those of the text. */
export const namedDegree = (
  text: string,
  language: LanguageCode,
  tokens: readonly Token[] = tokensOf(text),
): Degree | undefined => degreeIn(withoutOtherWords(text, tokens, language).replace(behindSchool, '+'), language, 'own');
