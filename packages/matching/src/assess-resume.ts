import type { DocumentFacts, JobReading, ResumeContent } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { meaningOf } from '@winnow/meaning';
import { coveringPlaces } from './coverage.ts';
import { emptyWordTest } from './empty-words.ts';
import { essenceOf } from './essence-of.ts';
import type { Assessed } from './judges/assessed.ts';
import { periodsOf } from './periods.ts';
import { relevanceOf } from './relevance.ts';
import { resumeIndex } from './resume-index.ts';
import { resumePlaces } from './resume-places.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { neutralTitle } from './title-text.ts';
import { type Wanted, wantedWords } from './wanted.ts';

export type MatchInput = {
  readonly document: DocumentFacts;
  readonly content: ResumeContent;
  readonly job: JobReading;
  /** The job's own text, to detect a resume that quotes it. */
  readonly jobText: string | null;
};

/** More of them are no titles: every line of a text can have a date. */
const maxTitles = 60;

/** Bounds the comparisons of a job and a resume that are both as long as they may be. */
const maxComparisons = 20_000;

/** Parses the resume once for all requirements of the job. */
export const assessResume = ({ document, content, job, jobText }: MatchInput, wanted: readonly Wanted[]): Assessed => {
  const { language } = document;
  const isEmpty = emptyWordTest(language);
  const periods = periodsOf(content, language, engineMonth);
  const titles = [...new Set(periods.list.map(({ title }) => title))].filter((title) => title !== '').slice(0, maxTitles);
  const neutralised = (text: string): string => titles.reduce((left, title) => left.replaceAll(title, neutralTitle), text);
  const places = resumePlaces(content, { language, jobText, periods });
  const read = places.filter(({ visible }) => /\p{L}/u.test(visible));
  const meanings = new Map(
    [...new Set(read.map(({ visible }) => visible))].map((text) => [text, meaningOf(essenceOf(neutralised(text), isEmpty))]),
  );
  return {
    document,
    content,
    job,
    places: read,
    compared: read.slice(0, Math.floor(maxComparisons / Math.max(1, wanted.length))),
    meanings,
    index: resumeIndex(read, [...new Set(wanted.flatMap(({ names }) => names))]),
    periods,
    relevance: relevanceOf(job, { periods, places: read, meanings, language }),
    spoken: job.requirements.some(({ kind }) => kind === 'language') ? spokenLanguages(content, document) : [],
    covering: coveringPlaces(read, wantedWords(wanted)),
  };
};
