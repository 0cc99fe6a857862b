import { emptyWordTest } from '../empty-words.ts';
import { wholeOf } from '../evidence.ts';
import { valuePlace } from '../resume-places.ts';
import { isSameWord, jobTitleUnits, titleUnits } from '../title-words.ts';
import type { Assessed } from './assessed.ts';
import { bestOf, type Judgement, notAssessable, notShown, shownBy } from './judgement.ts';

/** Minimum shares of the words of the job's title in one title of the resume (our own choice). */
const thresholds = { met: 3 / 4, partly: 1 / 2 };

/**
 * Compares the words of the job's title, without seniority, with the headline and the titles of the positions. Titles in
 * different languages may use other words: then half of the words is enough, and fewer are not assessable.
 */
export const judgeTitle = ({ job, content, document }: Assessed): Judgement => {
  const asked = jobTitleUnits(job, emptyWordTest(job.language));
  if (asked.length === 0) return notAssessable;
  const foreign = job.language !== null && document.language !== null && job.language !== document.language;
  const { headline } = content.profile;
  const titles = content.experience.flatMap(({ title }) => title ?? []).map((title) => valuePlace(title, 'experience'));
  const judgements = [...titles, ...(headline === null ? [] : [valuePlace(headline, 'contact')])].map((place): Judgement => {
    const units = [...titleUnits(place.text)];
    const share = asked.filter((word) => units.some((unit) => isSameWord(word, unit))).length / asked.length;
    if (share < thresholds.partly) return notShown;
    return shownBy(share >= thresholds.met || foreign ? 'met' : 'partly_met', [wholeOf(place)], job.title ?? '');
  });
  const best = bestOf(judgements, notShown);
  return foreign && best.status === 'not_shown' ? notAssessable : best;
};
