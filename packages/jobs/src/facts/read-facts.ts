import type { JobReading } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { lazilyByKey } from '@winnow/kernel';
import { headingKey } from '@winnow/languages';
import { hiringLocaleOf, jobFactOf } from '@winnow/languages/hiring';
import { absenceFeatures } from '../names/absence-features.ts';
import {
  chooseName,
  type FactWeights,
  learnedNames,
  type NameCandidate,
  type NameWeights,
  scoreOf,
} from '../names/choose-name.ts';
import { companyCandidates } from '../names/company-candidates.ts';
import { namedLines } from '../names/named-lines.ts';
import { ownLabel } from '../names/span-features.ts';
import { titleCandidates } from '../names/title-candidates.ts';
import { wholeTitle } from '../names/whole-title.ts';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import { headingWords, type JobLine } from '../text/job-lines.ts';
import { partHeadings } from '../words/part-headings.ts';
import { seniorityOf } from './seniority-of.ts';
import { cleanTitle, soughtTitle, withoutEpithets } from './title.ts';

type Fact = 'title' | 'company' | 'location';

export type Facts = Pick<JobReading, 'title' | 'company' | 'location' | 'seniority'>;

const maxTitleLength = 120;
const maxNameLength = 200;

const maxLabelLength = 30;

const labelLine = /^([^:：】]{1,30}?)\s?[:：】]\s*(\S.*)$/u;

const ownLabels = lazilyByKey((language: LanguageCode): ReadonlyMap<string, Fact> => {
  const made = new Map<string, Fact>();
  for (const { job } of [hiringLocaleOf(language), hiringLocaleOf('en')])
    for (const [fact, labels] of Object.entries(job.labels))
      for (const key of labels.map(headingKey)) if (!made.has(key)) made.set(key, fact as Fact);
  return made;
});

/** The fact that a label names: in the language, else in English, else in any. */
const labelledFact = (label: string, language: LanguageCode): Fact | undefined => {
  const key = headingKey(label);
  return ownLabels(language).get(key) ?? (jobFactOf(key) as Fact | undefined);
};

const clip = (text: string): string =>
  text
    .slice(0, maxNameLength)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim();

type Told = LabelledFact & { readonly from: number };

type LabelledFact = { readonly fact: Fact; readonly value: string };

/** "Location: Leeds", or the label with its value on the next line. */
const factOf = (line: JobLine, next: JobLine | undefined, language: LanguageCode): LabelledFact | undefined => {
  const match = labelLine.exec(line.text.slice(0, maxNameLength + 40));
  const label = match?.[1] ?? (/[:：]$/u.test(line.text) ? headingWords(line.text) : undefined);
  const fact = label === undefined || label.length > maxLabelLength ? undefined : labelledFact(label, language);
  if (fact === undefined || label === undefined || partHeadings(language).exact(label) !== undefined) return undefined;
  if (match !== null) return { fact, value: match[2] ?? '' };
  const hasValue = next !== undefined && !next.bullet && next.text.length <= maxTitleLength && !/[:：]$/u.test(next.text);
  return hasValue ? { fact, value: next.text } : undefined;
};

/** "Based in Leeds": a label of several words needs no colon before a name. */
const basedIn = (text: string, language: LanguageCode): string | null => {
  const phrases = [...hiringLocaleOf(language).job.labels.location, ...hiringLocaleOf('en').job.labels.location].filter((label) =>
    label.includes(' '),
  );
  const lower = text.toLowerCase();
  for (const phrase of phrases) {
    const at = lower.indexOf(phrase);
    const rest = at < 0 || lower.length !== text.length ? '' : text.slice(at + phrase.length, at + phrase.length + 80);
    const name = /^ (\p{Lu}[\p{L}\p{M}'’.-]*(?:,? \p{Lu}[\p{L}\p{M}'’.-]*){0,3})/u.exec(rest)?.[1];
    if (name !== undefined) return name.replace(/[.,]+$/u, '');
  }
  return null;
};

/** What the lines tell behind labels, or below them. */
const labelsOf = (lines: readonly JobLine[], language: LanguageCode): ReadonlyMap<number, Told> => {
  const labels = new Map<number, Told>();
  for (const [index, line] of lines.entries()) {
    const fact = factOf(line, lines[index + 1], language);
    if (fact === undefined) continue;
    const isBelow = fact.value === lines[index + 1]?.text && !line.text.endsWith(fact.value);
    const told = { ...fact, from: isBelow ? 0 : line.text.length - fact.value.length };
    // A label above its value names nothing itself.
    if (isBelow) labels.set(index, { ...told, from: line.text.length });
    if (!labels.has(index + Number(isBelow))) labels.set(index + Number(isBelow), told);
  }
  return labels;
};

/** What may name the position, and the employer once the position is known. */
export const factCandidates = (
  text: string,
  lines: readonly JobLine[],
  pieces: readonly DecodedPiece[],
  language: LanguageCode,
) => {
  const labels = labelsOf(lines, language);
  const named = namedLines(text, lines, (index) => labels.get(index), language);
  const told = (wanted: Fact): string | null => {
    const label = [...labels.values()].find(({ fact }) => fact === wanted);
    return label === undefined ? null : clip(label.value);
  };
  return {
    location: told('location'),
    employer: told('company'),
    named,
    absence: absenceFeatures(text, named, pieces),
    titles: titleCandidates(text, named, pieces, language),
    companiesBeside: (title: string | undefined) => companyCandidates(text, named, pieces, title, language),
  };
};

/** "Team Lead Sales at Example Foods": of a title that goes on with the employer, the best one that ends before. */
const titleBefore = (
  company: string | undefined,
  chosen: NameCandidate,
  titles: readonly NameCandidate[],
  weights: NameWeights,
): NameCandidate | undefined => {
  const at = company === undefined ? -1 : chosen.name.indexOf(company);
  if (at <= 0) return undefined;
  const before = titles.filter(({ start, end }) => start === chosen.start && end < start + at);
  return chooseName(before, weights, Number.NEGATIVE_INFINITY);
};

/** Title, company, location and seniority of a job, from labels, its lines and its words. */
export const readFacts = (
  text: string,
  lines: readonly JobLine[],
  pieces: readonly DecodedPiece[],
  language: LanguageCode,
  weights: FactWeights = learnedNames(),
): Facts => {
  const { named, titles, absence, companiesBeside, employer, location } = factCandidates(text, lines, pieces, language);
  const labelled = (all: readonly NameCandidate[], own: NameWeights): NameCandidate | undefined =>
    chooseName(
      all.filter(({ features }) => features.has(ownLabel)),
      own,
      Number.NEGATIVE_INFINITY,
    );
  const chosen = labelled(titles, weights.title) ?? chooseName(titles, weights.title);
  const sought = chosen === undefined ? soughtTitle(text, language) : undefined;
  const stated = chosen === undefined ? sought && withoutEpithets(sought) : wholeTitle(text, chosen, named);
  const place = location ?? basedIn(text, language);
  const employers = companiesBeside(stated).filter(({ name }) => name !== place);
  const told = employer === null ? null : (labelled(employers, weights.company)?.name ?? employer);
  const company = told ?? chooseName(employers, weights.company, scoreOf(absence, weights.company))?.name;
  const without = chosen === undefined ? undefined : titleBefore(company, chosen, titles, weights.title);
  const title = stated === undefined ? null : cleanTitle(without?.name ?? stated);
  return {
    title: title === null || title === '' ? null : clip(title),
    company: company === undefined ? null : clip(company),
    location: place,
    seniority: title === null ? null : seniorityOf(sought ?? title, language),
  };
};
