import type { DocumentFacts, ExtractedText, LanguageCode, Requirement, ResumeContent } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { foldLetters, languageLevelIn, languageNamesIn, spokenLanguageIn, withEnglish } from '@winnow/languages';
import { hiringLocaleOf } from '@winnow/languages/hiring';
import { languageTestsIn } from './language-tests.ts';
import type { Place } from './place.ts';
import { containsWords, isUnspaced, wordKey } from './words.ts';

type Level = Requirement['level'];

/** A language named in a resume, with its wording. */
export type Spoken = {
  readonly code: LanguageCode;
  readonly level: Level;
  readonly words: ExtractedText;
  readonly section: 'languages' | 'skills';
};

type Fluency = { readonly words: string; readonly level: Level };

/** Levels of words such as "fluent", the longest first, the higher first of equal ones. */
const fluencyWords = (language: LanguageCode | null): readonly Fluency[] =>
  withEnglish(language)
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

/** Names of languages in scripts without spaces have at most this many letters. */
const maxUnspacedNameLength = 4;

/**
 * The language of a skills list item that contains only a language and a level: "English", "Fluent English", "English (C1)", not
 * "English literature".
 */
const languageOfSkill = (name: string, fluency: readonly Fluency[]): LanguageCode | null => {
  const level = /(?<![A-Za-z])[ABC][12](?![A-Za-z\d])/gu;
  const left = fluency.reduce(
    (key, { words }) => ` ${key} `.replace(` ${words} `, ' ').trim(),
    wordKey(name.replace(level, ' ')),
  );
  const words = left.split(' ');
  const short = isUnspaced(left) ? words.length <= maxUnspacedNameLength : words.length === 1;
  return short && left !== '' ? spokenLanguageIn(isUnspaced(left) ? words.join('') : left) : null;
};

/** The languages in a resume's lists of languages or skills, with the level stated in words. */
export const spokenLanguages = ({ languages, skills }: ResumeContent, { language }: DocumentFacts): readonly Spoken[] => {
  const fluency = fluencyWords(language);
  const levelOf = (text: string): Level => {
    const key = wordKey(text);
    return languageLevelIn(text) ?? fluency.find(({ words }) => containsWords(key, words))?.level ?? null;
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

/** Forms of a name share all but its last letters. */
const ending = 2;
const minStem = 4;

/** Names of the languages of Vietnamese, written in Latin letters, begin many other words: "Hàn". Elsewhere endings follow them. */
const stemOf = (name: string, language: LanguageCode): string => {
  if (isUnspaced(name)) return name;
  return language === 'vi' && name.length < minStem ? `${name} ` : name.slice(0, Math.max(minStem, name.length - ending));
};

/** The names of a language in some languages, without their endings. */
const stemsOf = (code: LanguageCode, languages: readonly LanguageCode[]): readonly string[] =>
  languages.flatMap((each) => [...languageNamesIn(each)].flatMap(([name, own]) => (own === code ? [stemOf(name, each)] : [])));

/** A statement that speaks of a language, with the level that it states, and whether it names a test of that language. */
export type Told = { readonly place: Place; readonly level: Level; readonly tested: boolean };

/** Scripts whose words begin with prepositions and articles. */
const clitics = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const betweenItems = /[,;|•·、，،\n]/u;

/** True for a place in a list that is none of languages: there, the level may be an item of its own. */
export const isInOtherList = ({ grade, section }: Place): boolean => grade === 'listed' && section !== 'languages';

/** The statements that speak of a language, with the level that they state; of lists, their items. */
export const toldLanguages = (
  codes: ReadonlySet<LanguageCode>,
  places: readonly Place[],
  language: LanguageCode | null,
): readonly Told[] => {
  const fluency = fluencyWords(language);
  const stems = [...codes].flatMap((code) => stemsOf(code, withEnglish(language)));
  const beginnings = stems.map((stem) => (isUnspaced(stem) || clitics.test(stem) ? stem : ` ${stem}`));
  const toldBy = lazilyByKey((text: string): readonly Omit<Told, 'place'>[] => {
    const tested = languageTestsIn(text).filter(({ code }) => codes.has(code));
    const key = ` ${isUnspaced(text) ? foldLetters(text) : wordKey(text)} `;
    const isNamed = beginnings.some((each) => key.includes(each));
    if (tested.length === 0 && !isNamed) return [];
    const stated = languageLevelIn(text);
    const shown = tested.map(({ level }) => ({ level: level ?? stated, tested: true }));
    if (!isNamed) return shown;
    const level = stated ?? fluency.find(({ words }) => containsWords(key.trim(), words))?.level ?? null;
    return [...shown, { level, tested: false }];
  });
  // A list says of each item how well it is known.
  const items = (place: Place): readonly Place[] =>
    isInOtherList(place)
      ? place.visible.split(betweenItems).map((item) => ({ ...place, text: item, visible: item, context: null }))
      : [place];
  return places
    .filter(({ visible }) => toldBy(visible).length > 0)
    .flatMap((place) => items(place).flatMap((each) => toldBy(each.visible).map((told) => ({ place: each, ...told }))));
};
