import type { Requirement, ResumeContent } from '@winnow/contracts';
import { wholeOf } from '../evidence.ts';
import { degreeOf, valuePlace } from '../resume-places.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { bestOf, type Judgement, notAssessable, notShown, shownBy } from './judgement.ts';

/** Lowest first. */
const levels: readonly Requirement['level'][] = ['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'];

type Entry = ResumeContent['education'][number];

const judgeEntry = (entry: Entry, asked: number, text: string): Judgement => {
  const degree = degreeOf(entry);
  const mentions = degree === null ? [] : [wholeOf(valuePlace(degree, 'education'))];
  // A degree of unknown level may be any: it counts neither as sufficient nor as nothing.
  if (entry.level === null) return degree === null ? notShown : shownBy('partly_met', mentions, text);
  const reached = levels.indexOf(entry.level);
  if (reached >= asked) return shownBy('met', mentions, text);
  return reached === asked - 1 ? shownBy('partly_met', mentions, text) : notShown;
};

/** Met by a degree of the level or a higher one, partly met by one level below; the school is ignored. */
export const judgeEducation = ({ requirement }: Wanted, { content }: Assessed): Judgement => {
  const asked = levels.indexOf(requirement.level);
  if (requirement.level === null || asked === -1) return notAssessable;
  return bestOf(
    content.education.map((entry) => judgeEntry(entry, asked, requirement.text)),
    notShown,
  );
};
