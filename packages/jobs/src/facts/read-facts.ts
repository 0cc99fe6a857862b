import type { JobReading } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { lazilyByKey } from '@winnow/kernel';
import { headingKey } from '@winnow/languages';
import { hiringLocaleOf, jobFactOf } from '@winnow/languages/hiring';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import { headingWords, type JobLine } from '../text/job-lines.ts';
import { companyWords } from '../words/company-words.ts';
import { partHeadings } from '../words/part-headings.ts';
import { titleWords } from '../words/title-words.ts';
import { companyIn } from './company-in.ts';
import { namedCompany } from './named-company.ts';
import { namedTitle } from './named-title.ts';
import { seniorityOf } from './seniority-of.ts';
import { cleanTitle, soughtTitle, withoutEpithets } from './title.ts';

type Fact = 'title' | 'company' | 'location';

export type Facts = Pick<JobReading, 'title' | 'company' | 'location' | 'seniority'>;

const maxTitleLength = 120;
const maxNameLength = 200;

const maxLabelLength = 30;

const labelled = /^([^:：】]{1,30}?)\s?[:：】]\s*(\S.*)$/u;

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

type LabelledFact = { readonly fact: Fact; readonly value: string };

/** "Location: Leeds", or the label with its value on the next line. */
const factOf = (line: JobLine, next: JobLine | undefined, language: LanguageCode): LabelledFact | undefined => {
  const match = labelled.exec(line.text.slice(0, maxNameLength + 40));
  const label = match?.[1] ?? (/[:：]$/u.test(line.text) ? headingWords(line.text) : undefined);
  const fact = label === undefined || label.length > maxLabelLength ? undefined : labelledFact(label, language);
  if (fact === undefined || label === undefined || partHeadings(language).exact(label) !== undefined) return undefined;
  if (match !== null) return { fact, value: match[2] ?? '' };
  const hasValue = next !== undefined && !next.bullet && next.text.length <= maxTitleLength && !/[:：]$/u.test(next.text);
  return hasValue ? { fact, value: next.text } : undefined;
};

/** "About Example Ltd" */
const companyAbove = (lines: readonly JobLine[]): string | null => {
  const { about, beforeName } = companyWords();
  const heading = lines.find((line) => !line.bullet && about.test(line.text));
  return heading === undefined ? null : headingWords(heading.text).replace(beforeName, '') || null;
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

/** Title, company, location and seniority of a job, from labels, its first line and its words. */
export const readFacts = (
  text: string,
  lines: readonly JobLine[],
  pieces: readonly DecodedPiece[],
  language: LanguageCode,
): Facts => {
  const found = new Map<Fact, string>();
  for (const [index, line] of lines.entries()) {
    const told = factOf(line, lines[index + 1], language);
    if (told === undefined) continue;
    if (!found.has(told.fact)) found.set(told.fact, clip(told.value));
  }
  const named = found.get('title') ?? namedTitle(text, pieces, language);
  const sought = named !== undefined ? undefined : soughtTitle(text, language);
  const stated = named ?? (sought === undefined ? undefined : withoutEpithets(sought));
  const parts = stated === undefined ? null : titleWords().employed.exec(stated);
  const title = stated === undefined ? null : cleanTitle(parts?.[1] ?? stated);
  return {
    title: title === null || title === '' ? null : title,
    company:
      found.get('company') ??
      namedCompany(text, pieces, stated, language) ??
      parts?.[2] ??
      companyAbove(lines) ??
      companyIn(text),
    location: found.get('location') ?? basedIn(text, language),
    seniority: title === null ? null : seniorityOf(sought ?? title, language),
  };
};
