import type { DocumentFacts, JobReading, ResumeContent } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { meaningOf } from '@winnow/meaning';
import { coveringPlaces } from './coverage.ts';
import { emptyWordTest } from './empty-words.ts';
import { essenceOf } from './essence-of.ts';
import { headTest } from './head-test.ts';
import type { JobView } from './job-view.ts';
import type { Assessed } from './judges/assessed.ts';
import { likenessesOf } from './likenesses.ts';
import type { LikenessOf } from './open-words.ts';
import { periodsOf } from './periods.ts';
import { relevanceOf } from './relevance.ts';
import { resumeIndex } from './resume-index.ts';
import { resumePlaces } from './resume-places.ts';
import { sharedWordsOf } from './shared-words.ts';
import { shownShareOf } from './shown-share.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { neutralTitle } from './title-text.ts';
import { wantedWords } from './wanted.ts';

export type MatchInput = {
  readonly document: DocumentFacts;
  readonly content: ResumeContent;
  readonly job: JobReading;
  /** The job's own text, to detect a resume that quotes it. */
  readonly jobText: string | null;
  /** Of what `openWords` asked for; without it, words alone decide. */
  readonly likenessOf?: LikenessOf | undefined;
};

/** More of them are no titles: every line of a text can have a date. */
const maxTitles = 60;

/** Bounds the comparisons of a job and a resume that are both as long as they may be. */
const maxComparisons = 20_000;

type Searched = Pick<Assessed, 'periods' | 'places' | 'index' | 'covering'>;

/** Searches the resume once for the names and words of all requirements. */
export const searchResume = ({ document, content }: MatchInput, { wanted, findCopied, findPhrases }: JobView): Searched => {
  const { language } = document;
  const periods = periodsOf(content, language, engineMonth);
  const places = resumePlaces(content, { language, findCopied: findCopied(), periods }).filter(({ visible }) =>
    /\p{L}/u.test(visible),
  );
  return {
    periods,
    places,
    index: resumeIndex(places, findPhrases()),
    covering: coveringPlaces(places, wantedWords(wanted)),
  };
};

/** Parses the resume once for all requirements of the job. */
export const assessResume = (input: MatchInput, view: JobView): Assessed => {
  const { document, content, job } = input;
  const { wanted } = view;
  const { language } = document;
  const searched = searchResume(input, view);
  const { periods, places } = searched;
  const isEmpty = emptyWordTest(language);
  const titles = [...new Set(periods.list.map(({ title }) => title))].filter((title) => title !== '').slice(0, maxTitles);
  const neutralised = (text: string): string => titles.reduce((left, title) => left.replaceAll(title, neutralTitle), text);
  const texts = new Set(places.map(({ visible }) => visible));
  const essences = new Map([...texts].map((text) => [text, essenceOf(neutralised(text), isEmpty)]));
  const meanings = new Map([...essences].map(([text, essence]) => [text, meaningOf(essence)]));
  const compared = places.slice(0, Math.floor(maxComparisons / Math.max(1, wanted.length)));
  const { alike, alikeToOwn } = likenessesOf(view.wordings(), compared, essences);
  return {
    ...searched,
    document,
    content,
    job,
    compared,
    isHead: headTest(periods, places),
    alike,
    alikeToOwn,
    shared: sharedWordsOf(compared, view.words()),
    likenessOf: input.likenessOf,
    recency: new Map(periods.list.toSorted((a, b) => b.to - a.to).map((work, index) => [work, 1 / (index + 1)])),
    relevance: relevanceOf(job, { periods, places, meanings, language, shown: shownShareOf(wanted, { ...searched, alike }) }),
    spoken: job.requirements.some(({ kind }) => kind === 'language') ? spokenLanguages(content, document) : [],
  };
};
