import type { Requirement } from '@winnow/contracts';
import { languageCodes } from '@winnow/contracts/constants';
import { type Mention, wholeOf } from '../evidence.ts';
import { valuePlace } from '../resume-places.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { bestOf, type Judgement, notAssessable, notShown, shownBy } from './judgement.ts';

/** Lowest first. */
const levels: readonly Requirement['level'][] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'];

/** A language that is listed without a level, and the one in which the resume is written, are known at least so well (our own choice). */
const assumed = levels.indexOf('B2');

/** A text of fewer words, or letters where words are not told apart, is a name or a title. */
const leastWords = 5;
const leastLength = 30;

/** So far below the level asked for, a language still counts in part (our own choice). */
const nearLevels = 2;

const judgeLevel = (level: Requirement['level'], asked: number, mentions: readonly Mention[], text: string): Judgement => {
  const enough = level === null ? assumed : levels.indexOf(level);
  if (enough >= asked) return shownBy('met', mentions, text);
  return level === null || asked - enough <= nearLevels ? shownBy('partly_met', mentions, text) : notShown;
};

/** Words written in the language of the resume: a paragraph rather than a name or a date. */
const writtenIn = ({ places }: Assessed): readonly Mention[] => {
  const isSentence = ({ text }: Assessed['places'][number]): boolean =>
    text.split(/\s+/u).length >= leastWords || text.length >= leastLength;
  const sentences = places.filter(isSentence);
  const place =
    sentences.find(({ section }) => section === 'summary') ?? sentences.find(({ section }) => section === 'experience');
  return place === undefined ? [] : [wholeOf(place)];
};

/** The best entry of the language against the level asked for; a language outside the 50 codes is not assessable. */
export const judgeLanguage = ({ requirement }: Wanted, resume: Assessed): Judgement => {
  const { canonical, alternatives, level, text } = requirement;
  const asked = new Set([canonical, ...alternatives].filter((code) => languageCodes.some((known) => known === code)));
  if (asked.size === 0) return notAssessable;
  const least = levels.indexOf(level);
  const own = resume.document.language;
  const listed = resume.spoken.filter(({ code }) => asked.has(code));
  const judgements = listed.map(({ level: shown, words, section }) =>
    judgeLevel(shown, least, [wholeOf(valuePlace(words, section))], text),
  );
  // What the resume says of a language counts more than that it is written in it.
  const written =
    own !== null && asked.has(own) && !listed.some(({ code, level: shown }) => code === own && shown !== null)
      ? [{ ...judgeLevel(null, least, writtenIn(resume), text), matchedAs: null }]
      : [];
  return bestOf([...judgements, ...written], notShown);
};
