import type { DocumentFacts, ExtractedText, LanguageCode, Requirement, ResumeContent } from '@winnow/contracts';
import { languageLevelIn, spokenLanguageIn } from '@winnow/languages';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { holdsWords, isUnspaced, wordKey } from './words.ts';

type Level = Requirement['level'];

/** A language that a resume names, in the words in which it does. */
export type Spoken = {
  readonly code: LanguageCode;
  readonly level: Level;
  readonly words: ExtractedText;
  readonly section: 'languages' | 'skills';
};

type Fluency = { readonly words: string; readonly level: Level };

/** What words like "fluent" mean on the scale, the longest first, the higher first of equal ones. */
const fluencyWords = (language: LanguageCode | null): readonly Fluency[] =>
  [...new Set<LanguageCode>([language ?? 'en', 'en'])]
    .flatMap((code) => {
      const { native, fluent, good, basic } = hiringLocaleOf(code).job.fluency;
      return (
        [
          [native, 'native'],
          [fluent, 'C1'],
          [good, 'B2'],
          [basic, 'A2'],
        ] as const
      ).flatMap(([list, level]) => list.map((each): Fluency => ({ words: wordKey(each), level })));
    })
    .filter(({ words }) => words !== '')
    .toSorted((a, b) => b.words.length - a.words.length);

/** Languages whose names are written without spaces have at most so many letters. */
const longestUnspacedName = 4;

/** The language that an item of a skills list names and nothing else but a level: "English", "Fluent English", "English (C1)", not "English literature". */
const languageOfSkill = (name: string, fluency: readonly Fluency[]): LanguageCode | null => {
  const level = /(?<![A-Za-z])[ABC][12](?![A-Za-z\d])/gu;
  const left = fluency.reduce(
    (key, { words }) => ` ${key} `.replace(` ${words} `, ' ').trim(),
    wordKey(name.replace(level, ' ')),
  );
  const words = left.split(' ');
  const short = isUnspaced(left) ? words.length <= longestUnspacedName : words.length === 1;
  return short && left !== '' ? spokenLanguageIn(isUnspaced(left) ? words.join('') : left) : null;
};

/** The languages that a resume lists among its languages or its skills, with the level that its words tell. */
export const spokenLanguages = ({ languages, skills }: ResumeContent, { language }: DocumentFacts): readonly Spoken[] => {
  const fluency = fluencyWords(language);
  const levelOf = (text: string): Level => {
    const key = wordKey(text);
    return languageLevelIn(text) ?? fluency.find(({ words }) => holdsWords(key, words))?.level ?? null;
  };
  const listed = languages.flatMap((each): readonly Spoken[] =>
    each.code === null ? [] : [{ code: each.code, level: each.level ?? levelOf(each.value), words: each, section: 'languages' }],
  );
  const among = skills.flatMap((each): readonly Spoken[] => {
    const code = languageOfSkill(each.name, fluency);
    return code === null ? [] : [{ code, level: levelOf(each.name), words: { ...each, value: each.name }, section: 'skills' }];
  });
  return [...listed, ...among];
};
