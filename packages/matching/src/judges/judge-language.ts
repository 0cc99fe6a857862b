import type { LanguageCode, Requirement } from '@winnow/contracts';
import { languageCodes } from '@winnow/contracts/constants';
import { type Mention, wholeOf } from '../evidence.ts';
import { isProof, type Place, valuePlace } from '../place.ts';
import { deniedCredit, fullCredit } from '../score-of.ts';
import { isInOtherList, type Spoken, toldLanguages } from '../spoken-languages.ts';
import type { Wanted } from '../wanted.ts';
import { isUnspaced, wordsIn } from '../words.ts';
import type { Assessed } from './assessed.ts';
import { bestOf, type Judgement, notAssessable, notShown, shownBy } from './judgement.ts';

/** Lowest first. */
const levels: readonly Requirement['level'][] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'];

/** Assumed minimum level of a language listed without a level, and of the one in which the resume is written (our own choice). */
const assumed = levels.indexOf('B2');
const assumedOfText = levels.indexOf('C1');

/** A text with fewer words, or letters in scripts without spaces, is a name or a title. */
const minWords = 5;
const minLength = 30;

/** A text as long as this shows that its language is written; longer ones show no more. */
const enoughLength = 80;

/** Up to this far below the required level, a language still counts in part (our own choice). */
const nearLevels = 2;

const judgeLevel = (
  level: Requirement['level'],
  asked: number,
  mentions: readonly Mention[],
  text: string,
  least = assumed,
): Judgement => {
  const enough = level === null ? least : levels.indexOf(level);
  if (enough >= asked) return shownBy(100, mentions, text);
  return level === null || asked - enough <= nearLevels ? shownBy(50, mentions, text) : notShown;
};

/** Words written in the language of the resume: a paragraph rather than a name or a date, the longest of those that tell most. */
const writtenIn = ({ places }: Assessed): readonly Mention[] => {
  const isSentence = ({ text }: Place): boolean => text.split(/\s+/u).length >= minWords || text.length >= minLength;
  const sentences = places.filter((place) => isProof(place) && place.grade !== 'listed' && isSentence(place));
  const own = sentences.filter(({ section }) => section === 'summary' || section === 'experience');
  const longest = own.reduce((most, { text }) => Math.max(most, Math.min(text.length, enoughLength)), 0);
  const place = own.find(({ text }) => text.length >= longest);
  return place === undefined ? [] : [wholeOf(place)];
};

/** Its line may say of several languages at once how well they are known: "German and Polish, both native". */
const maxLine = 80;

/** A language as it is listed; with its line where its own words are but its name. */
const mentionOf = ({ level, words, section }: Spoken): Mention => {
  const { value, source } = words;
  const isName = level === null && (isUnspaced(value) || wordsIn(value).length === 1);
  const isMore = isName && source.quote.length <= maxLine && source.quote.includes(value);
  return wholeOf({ ...valuePlace(words, section), context: isMore ? source.quote : null });
};

/** A statement may speak of a language without saying that it is spoken: it counts less than an entry of a list. */
const maxTold = 70;

/** Compares the best entry of the language with the required level; a language outside the 50 codes is not assessable. */
export const judgeLanguage = ({ requirement }: Wanted, resume: Assessed): Judgement => {
  const { canonical, alternatives, level, text } = requirement;
  const asked = new Set([canonical, ...alternatives].flatMap((code) => languageCodes.find((known) => known === code) ?? []));
  if (asked.size === 0) return notAssessable;
  const min = levels.indexOf(level);
  const own = resume.document.language;
  // What is copied from the job names its languages, too.
  const copied = resume.places.flatMap(({ grade, text: each }) => (grade === 'copied' ? [each] : []));
  const isCopied = ({ quote }: { readonly quote: string }): boolean =>
    copied.some((each) => quote.includes(each) || (each.includes(quote) && /\s\S+\s/u.test(quote)));
  const listed = resume.spoken.filter(({ code, words }) => asked.has(code) && !isCopied(words.source));
  const judgements = listed.map((each) => judgeLevel(each.level, min, [mentionOf(each)], text));
  const denial = toldLanguages(
    asked,
    resume.compared.filter(({ grade }) => grade === 'denied'),
    own,
  )[0];
  const isStated = listed.some(({ level: shown }) => shown !== null) || (own !== null && asked.has(own));
  if (denial !== undefined && !isStated) return shownBy(deniedCredit, [wholeOf(denial.place)], text);
  const proofs = resume.compared.filter(isProof);
  const ofText = (code: LanguageCode): Judgement => {
    // What the resume says of its own language shows more of it than any sentence.
    const said = [
      ...listed.filter((each) => each.code === code).map(mentionOf),
      ...toldLanguages(new Set([code]), proofs, code)
        .filter(({ place }) => place.section !== 'education' && place.grade !== 'listed')
        .toSorted((a, b) => Number(b.level !== null) - Number(a.level !== null))
        .map(({ place }) => wholeOf(place)),
    ];
    return { ...judgeLevel(null, min, said.length > 0 ? said : writtenIn(resume), text, assumedOfText), matchedAs: null };
  };
  // A stated level takes precedence over the language in which the resume is written.
  const isAssumed = own !== null && asked.has(own) && !listed.some(({ code, level: shown }) => code === own && shown !== null);
  const written = isAssumed ? [ofText(own)] : [];
  const told = toldLanguages(asked, proofs, own)
    // A school may teach in a language or be named after it.
    .filter(({ place, level: shown, tested }) => tested || shown !== null || place.section !== 'education');
  const byWords = told.map(({ place, level: shown, tested }): Judgement => {
    const judged = judgeLevel(shown, min, [wholeOf(place)], text);
    const most = tested ? fullCredit : maxTold;
    const inList = Math.round(maxTold * resume.relevance.career);
    return { ...judged, credit: Math.min(isInOtherList(place) ? inList : most, judged.credit ?? 0) };
  });
  return bestOf([...judgements, ...written, ...byWords], notShown);
};
