import type { DocumentFacts, JobReading, ResumeContent } from '@winnow/contracts';
import type { Likenesses } from '../likenesses.ts';
import type { LikenessOf } from '../open-words.ts';
import type { Period, Periods } from '../periods.ts';
import type { Place } from '../place.ts';
import type { Relevance } from '../relevance.ts';
import type { ResumeIndex } from '../resume-index.ts';
import type { SharedWords } from '../shared-words.ts';
import type { Spoken } from '../spoken-languages.ts';

/** A resume, parsed once for all requirements of a job. */
export type Assessed = {
  readonly document: DocumentFacts;
  readonly content: ResumeContent;
  readonly job: JobReading;
  readonly places: readonly Place[];
  /** Those that are compared by meaning. */
  readonly compared: readonly Place[];
  /** Of the visible text of a place. */
  readonly alike: Likenesses;
  /** The same to the words of a requirement alone, without the sentence in which it stands. */
  readonly alikeToOwn: Likenesses;
  readonly likenessOf: LikenessOf | undefined;
  readonly index: ResumeIndex;
  /** True for a place that only says which work it was. */
  readonly isHead: (place: Place) => boolean;
  readonly periods: Periods;
  readonly relevance: Relevance;
  /** 1 for the work that ended last, a half for the one before it, a third, and so on. */
  readonly recency: ReadonlyMap<Period, number>;
  /** The places that share words with a requirement, by its index. */
  readonly shared: ReadonlyMap<number, readonly SharedWords[]>;
  readonly spoken: readonly Spoken[];
  /** The places that contain nearly all words of a requirement, by its index. */
  readonly covering: ReadonlyMap<string, readonly Place[]>;
};
