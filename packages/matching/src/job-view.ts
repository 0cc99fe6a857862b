import type { JobReading, LanguageCode } from '@winnow/contracts';
import { lazily } from '@winnow/kernel';
import { findSkills } from '@winnow/skills';
import { LRUCache } from 'lru-cache';
import { copiedTextFinder, type FindCopied } from './copied-text.ts';
import { type Wordings, wordingsOf } from './likenesses.ts';
import { namePhrases } from './name-phrases.ts';
import { type IsPasted, pastedTextTest } from './pasted-text.ts';
import type { FindPhrases } from './phrases.ts';
import { type WordsOfJob, wordsOfJob } from './shared-words.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/** What depends on the job alone: prepared once for all its candidates. */
export type JobView = {
  readonly wanted: readonly Wanted[];
  /** What each requirement means in each of its wordings. */
  readonly wordings: () => readonly Wordings[];
  /** The words and codes of the requirements. */
  readonly words: () => WordsOfJob;
  /** Finds the wanted names that the table of skills does not know. */
  readonly findPhrases: () => FindPhrases;
  /** Everything that the job names in any of its texts, in the form in which the resume is searched for it. */
  readonly named: () => ReadonlySet<string>;
  readonly findCopied: () => FindCopied;
  readonly isPasted: () => IsPasted;
};

const namedBy = ({ title, requirements }: JobReading, jobText: string | null): ReadonlySet<string> => {
  const texts = [title ?? '', ...requirements.map(({ text }) => text), jobText ?? ''];
  return new Set([
    ...requirements.flatMap(({ canonical, alternatives }) => [...(canonical === null ? [] : [canonical]), ...alternatives]),
    ...texts.flatMap((text) => findSkills(text)).map(({ canonical }) => canonical),
  ]);
};

const none: ReadonlySet<string> = new Set();

const prepare = (job: JobReading, jobText: string | null, resumeLanguage: LanguageCode | null): JobView => {
  const wanted = wantedOf(job, resumeLanguage);
  return {
    wanted,
    wordings: lazily(() => wanted.map(wordingsOf)),
    words: lazily(() => wordsOfJob(wanted, job.language ?? resumeLanguage)),
    findPhrases: lazily(() => namePhrases(wanted.flatMap(({ names }) => names))),
    named: lazily(() => namedBy(job, jobText)),
    findCopied: lazily(() => (jobText === null ? () => none : copiedTextFinder(jobText))),
    isPasted: lazily(() => (jobText === null ? () => false : pastedTextTest(jobText))),
  };
};

/** UTF-16 units of the jobs that are kept: some dozens of usual ones, or a few as long as they may be. */
const maxKept = 600_000;

const views = new LRUCache<string, JobView>({ maxSize: maxKept, sizeCalculation: (_view, key) => key.length });

/** The view of a job, kept by its content for the next candidate. Uses the language of the job, otherwise of the resume. */
export const jobViewOf = (job: JobReading, jobText: string | null, resumeLanguage: LanguageCode | null): JobView => {
  const key = JSON.stringify([job, jobText, job.language ?? resumeLanguage]);
  const known = views.get(key);
  if (known !== undefined) return known;
  const view = prepare(job, jobText, resumeLanguage);
  views.set(key, view);
  return view;
};
