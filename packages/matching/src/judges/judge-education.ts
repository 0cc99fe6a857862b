import type { LanguageCode, Requirement, ResumeContent } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { degreeIn } from '@winnow/languages';
import { likeness, type Meaning, meaningOf } from '@winnow/meaning';
import { degreePlace } from '../degree-place.ts';
import { wholeOf } from '../evidence.ts';
import { alternativesIn } from '../items-in.ts';
import { partsIn } from '../parts-in.ts';
import { isOfSchool, isProof, type Place } from '../place.ts';
import { shareOf } from '../relevance.ts';
import { degreeOf } from '../resume-places.ts';
import { namesSchool, speaksOfSchool } from '../school-words.ts';
import { fullCredit, maxNotShown } from '../score-of.ts';
import type { Wanted } from '../wanted.ts';
import { isUnspaced, replaceWords } from '../words.ts';
import type { Assessed } from './assessed.ts';
import { bestOf, type Judgement, notAssessable, notShown, shownBy } from './judgement.ts';

/** Lowest first. */
const levels: readonly Requirement['level'][] = ['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'];

/** What a degree one level below, and one of unknown level, count of the one that is asked for; what one in another field; what experience does where that is as good (our own choice). */
const oneBelow = 45;
const oneBelowAlone = 30;
const unknownLevel = 60;
const otherField = 10;
const byExperience = 80;

/** Likeness of the field, and of a statement to the whole requirement. Chosen on the tune jobs of test/judging. */
const fields = { from: 32, full: 63 };
const statements = { from: 42, full: 74 };

/** A statement may speak of a degree without saying its level. */
const maxTold = 85;

/** One that names neither a school nor a degree may be about work. */
const maxElsewhere = 30;

/** Words of resumes repeat. Bounded: a text can be made of ever new words. */
const maxWords = 5_000;
const degreeWords = new Map<string, boolean>();

const isDegree = (word: string): boolean => {
  const known = degreeWords.get(word);
  if (known !== undefined) return known;
  const found = degreeIn(word, null) !== undefined;
  if (degreeWords.size >= maxWords) degreeWords.clear();
  degreeWords.set(word, found);
  return found;
};

/** The field alone: "bachelor" and "degree" make any two fields alike. */
const withoutDegree = (text: string): string => replaceWords(text, (word) => (isUnspaced(word) || !isDegree(word) ? null : ' '));

type Entry = ResumeContent['education'][number];

/** Any of several fields is enough: each of them, all together, and the whole requirement. */
const askedFor = (field: string, text: string, language: LanguageCode | null): readonly Meaning[] => {
  const fields = alternativesIn(field, language);
  return [...new Set([field, text, ...fields])].map((each) => meaningOf(withoutDegree(each)));
};

type FieldShare = (studied: string) => number;

/** How far something studied, in its parts where it has any, as one may be a place or a school, is in the field that is asked for, from 0 to 1; a requirement without a field takes any. */
const fieldShareOf = ({ field, text }: Requirement, language: LanguageCode | null): FieldShare => {
  if (field === null) return () => 1;
  const asked = askedFor(field, text, language);
  return (studied) => {
    const parts = partsIn(studied);
    const own = (parts.length > 1 ? parts : [studied]).map((each) => meaningOf(withoutDegree(each)));
    return shareOf(Math.max(0, ...asked.flatMap((each) => own.map((one) => likeness(each, one)))), fields);
  };
};

/** What a level counts of the one that is asked for. */
const levelCredit = (level: Requirement['level'], { level: asked, field }: Requirement): number => {
  if (level === null) return unknownLevel;
  const [wanted, reached] = [levels.indexOf(asked), levels.indexOf(level)];
  return reached >= wanted ? 100 : reached === wanted - 1 ? (field === null ? oneBelowAlone : oneBelow) : 0;
};

/** A field that is less alike than this is another one, and the degree not even shown in part. */
const minShare = 0.4;

const withField = (credit: number, share: number): number =>
  Math.min(share < minShare ? maxNotShown : fullCredit, (credit * (otherField + (100 - otherField) * share)) / 100);

/** What stands beside the name of a school and was read as part of it: "Leeds College, Economics". */
const besideSchool = ({ institution }: Entry, language: LanguageCode | null): readonly string[] => {
  const parts = partsIn(institution?.value ?? '');
  return parts.length < 2 ? [] : parts.filter((part) => !namesSchool(part, language));
};

const judgeEntry = (entry: Entry, requirement: Requirement, fieldShare: FieldShare, language: LanguageCode | null): Judgement => {
  const degree = degreeOf(entry) ?? entry.field;
  if (degree === null) return notShown;
  // Apart, as what was read as the field may be the place of the school.
  const studied = [entry.degree?.value ?? '', entry.field?.value ?? '', ...besideSchool(entry, language)];
  const share = Math.max(...studied.map(fieldShare));
  const credit = withField(levelCredit(entry.level, requirement), share);
  const place = degreePlace(degree, entry.institution, language);
  // The school may stand between the degree and its field.
  const field = entry.field !== null && !(place.context ?? place.text).includes(entry.field.value) ? [entry.field] : [];
  const fields = field.map((each) => degreePlace(each, entry.institution, language));
  // Where a field is asked for, the degree alone does not show it.
  const isField = requirement.field !== null && fieldShare(entry.field?.value ?? '') >= minShare;
  const quoted = isField ? [...fields, place] : [place, ...fields];
  return shownBy(Math.round(credit), quoted.map(wholeOf), requirement.text);
};

/** Of a statement about a school, its parts: the name of the school is one of its own. Of a list, its items: more of them blur nothing. */
const partsOf = (place: Place): readonly string[] =>
  isOfSchool(place) || place.grade === 'listed' ? partsIn(place.visible) : [place.visible];

/** Statements that name a degree, wherever they stand. */
const judgeNamed = (requirement: Requirement, fieldShare: FieldShare, { compared, document }: Assessed): readonly Judgement[] => {
  const creditOf = lazilyByKey((text: string): number => {
    const level = degreeIn(text, document.language, 'own');
    const full = level === undefined ? 0 : levelCredit(level, requirement);
    return full === 0 ? 0 : Math.round((maxTold * withField(full, fieldShare(text))) / 100);
  });
  return compared
    .filter((place) => isProof(place) && place.section !== 'languages')
    .flatMap((place) => {
      const isListed = place.grade === 'listed' && place.section !== 'education';
      const credit = Math.min(creditOf(place.visible), isListed ? maxElsewhere : 100);
      return credit === 0 ? [] : [shownBy(credit, [wholeOf(place)], requirement.text)];
    });
};

/** Statements that speak of such a degree, as in letters. Where a field is asked for, the words for degrees are no part of it. */
const judgeStatements = (requirement: Requirement, { compared, document, job }: Assessed): readonly Judgement[] => {
  const { field, text } = requirement;
  const alone = field === null ? (each: string): string => each : withoutDegree;
  const asked = field === null ? [meaningOf(text)] : askedFor(field, text, job.language);
  const isOfStudy = lazilyByKey((each: string) => speaksOfSchool(each, document.language));
  const alikeOf = lazilyByKey((part: string): number => {
    const own = meaningOf(alone(part));
    return Math.max(...asked.map((each) => likeness(each, own)));
  });
  // "Secondary education" is like "higher education" in words only.
  const isLower = lazilyByKey((each: string): boolean => {
    const level = field === null ? degreeIn(each, document.language, 'own') : undefined;
    return level !== undefined && levelCredit(level, requirement) < 100;
  });
  return compared
    .filter((place) => isProof(place) && !isLower(place.visible))
    .flatMap((place) => {
      const most =
        place.section === 'education' || (place.grade !== 'listed' && isOfStudy(place.visible)) ? maxTold : maxElsewhere;
      const credit = Math.round(most * shareOf(Math.max(0, ...partsOf(place).map(alikeOf)), statements));
      return credit === 0 ? [] : [shownBy(credit, [wholeOf(place)], requirement.text)];
    });
};

/** Judged by the best degree: its level and its field; the school is ignored. */
export const judgeEducation = ({ requirement }: Wanted, resume: Assessed): Judgement => {
  if (requirement.level === null && requirement.field === null) return notAssessable;
  const fieldShare = fieldShareOf(requirement, resume.job.language);
  const experienced = { ...notShown, credit: Math.round(byExperience * resume.relevance.career) };
  return bestOf(
    [
      ...resume.content.education.map((entry) => judgeEntry(entry, requirement, fieldShare, resume.document.language)),
      ...judgeNamed(requirement, fieldShare, resume),
      ...judgeStatements(requirement, resume),
      ...(requirement.equivalent ? [experienced] : []),
    ],
    notShown,
  );
};
