import type { DocumentFacts, JobReading, ResumeContent } from '@winnow/contracts';
import { wholeOf } from '../evidence.ts';
import type { ExperienceTime } from '../experience-time.ts';
import type { ResumeIndex } from '../resume-index.ts';
import type { Place } from '../resume-places.ts';
import type { Spoken } from '../spoken-languages.ts';
import type { Wanted } from '../wanted.ts';
import { type Judgement, notAssessable, shownBy } from './judgement.ts';

/** A resume, parsed once for all requirements of a job. */
export type Assessed = {
  readonly document: DocumentFacts;
  readonly content: ResumeContent;
  readonly job: JobReading;
  readonly places: readonly Place[];
  readonly index: ResumeIndex;
  readonly time: ExperienceTime;
  readonly spoken: readonly Spoken[];
  /** The places that contain nearly all words of a requirement, by its index. */
  readonly covering: ReadonlyMap<string, Place>;
};

/** Met when one place of the resume contains nearly all words of the requirement; otherwise not assessable. */
export const byWords = ({ requirement }: Wanted, index: number, { covering }: Assessed): Judgement => {
  const place = covering.get(String(index));
  return place === undefined ? notAssessable : { ...shownBy('met', [wholeOf(place)], requirement.text), matchedAs: null };
};
