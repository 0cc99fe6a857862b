import type { Requirement, ResumeContent } from '@winnow/contracts';
import { likeness, meaningOf } from '@winnow/meaning';
import { wholeOf } from '../evidence.ts';
import { isOfSchool, isProof, type Place, valuePlace } from '../place.ts';
import { shareOf } from '../relevance.ts';
import { degreeOf } from '../resume-places.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { bestOf, type Judgement, notAssessable, notShown, shownBy } from './judgement.ts';

/** Lowest first. */
const levels: readonly Requirement['level'][] = ['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'];

/** What a degree one level below, and one of unknown level, count of the one that is asked for; what one in another field; what experience does where that is as good (our own choice). */
const oneBelow = 45;
const unknownLevel = 60;
const otherField = 30;
const byExperience = 80;

/** Likeness of the field, and of a statement to the whole requirement. Chosen on the tune jobs of test/judging. */
const fields = { from: 18, full: 45 };
const statements = { from: 28, full: 60 };

/** A statement may speak of a degree without saying its level. */
const maxTold = 85;

type Entry = ResumeContent['education'][number];

/** How far a degree is in the field that is asked for, from 0 to 1; a requirement without a field takes any. */
const fieldShare = ({ field, text }: Requirement, { degree, field: studied }: Entry): number => {
  if (field === null) return 1;
  const own = meaningOf([degree?.value ?? '', studied?.value ?? ''].join(' '));
  return shareOf(Math.max(...[field, text].map((each) => likeness(meaningOf(each), own))), fields);
};

const judgeEntry = (entry: Entry, requirement: Requirement): Judgement => {
  const degree = degreeOf(entry) ?? entry.field;
  if (degree === null) return notShown;
  const [asked, reached] = [levels.indexOf(requirement.level), levels.indexOf(entry.level)];
  const byLevel = entry.level === null ? unknownLevel : reached >= asked ? 100 : reached === asked - 1 ? oneBelow : 0;
  const credit = (byLevel * (otherField + (100 - otherField) * fieldShare(requirement, entry))) / 100;
  return shownBy(Math.round(credit), [wholeOf(valuePlace(degree, 'education'))], requirement.text);
};

/** Of a statement about a school, its parts: the name of the school is one of its own. */
const partsOf = (place: Place): readonly string[] =>
  isOfSchool(place) ? place.visible.split(/[,;|•·()（）、，،\n]|\s[–—-]\s|:\s/u) : [place.visible];

/** Statements that speak of such a degree, as in letters. */
const judgeStatements = (requirement: Requirement, { compared }: Assessed): readonly Judgement[] => {
  const asked = [requirement.text, ...(requirement.field === null ? [] : [requirement.field])].map(meaningOf);
  return compared.filter(isProof).flatMap((place) => {
    const alike = Math.max(0, ...partsOf(place).flatMap((part) => asked.map((each) => likeness(each, meaningOf(part)))));
    const credit = Math.round(maxTold * shareOf(alike, statements));
    return credit === 0 ? [] : [shownBy(credit, [wholeOf(place)], requirement.text)];
  });
};

/** Judged by the best degree: its level and its field; the school is ignored. */
export const judgeEducation = ({ requirement }: Wanted, resume: Assessed): Judgement => {
  if (requirement.level === null && requirement.field === null) return notAssessable;
  const experienced = { ...notShown, credit: Math.round(byExperience * resume.relevance.career) };
  return bestOf(
    [
      ...resume.content.education.map((entry) => judgeEntry(entry, requirement)),
      ...judgeStatements(requirement, resume),
      ...(requirement.equivalent ? [experienced] : []),
    ],
    notShown,
  );
};
