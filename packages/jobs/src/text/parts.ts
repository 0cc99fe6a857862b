import type { LanguageCode } from '@winnow/contracts/constants';
import { hasUnspacedScript } from '@winnow/languages';
import { findSkills, tokensOf } from '@winnow/skills';
import { findCues } from '../statement/find-cues.ts';
import { companyWords } from '../words/company-words.ts';
import { type Part, type PartHeadings, partHeadings } from '../words/part-headings.ts';
import { headingWords, type JobLine, maxHeadingLength } from './job-lines.ts';
import { type Statement, statementsIn } from './statements.ts';

/** A sentence with its part: null without a heading. */
export type PartedStatement = Statement & { readonly part: Part | null; readonly bullet: boolean };

/** In words; in scripts without spaces three times as many signs. */
const maxHeadingWords = 8;

const colonAtEnd = /[:：]\s*[*_]*$/u;

/** "Requirements: Java", "Nice to have – Docker", "【必須】Java": a heading and what stands behind it on its line. */
const labelled = /^([^:：】.!?]{2,40}?)\s?(?:[:：】]|\s[–—-]\s)\s*(?=\S)/u;

const labelPart = (text: string, headings: PartHeadings): Part | undefined => {
  const match = labelled.exec(text.slice(0, maxHeadingLength));
  return match === null ? undefined : headings.exact(headingWords(match[1] ?? ''));
};

/** "Requirements for this position": the longest known heading within a line that looks like one. Without a colon it must begin or end the line. */
const qualifiedPart = (text: string, headings: PartHeadings): Part | undefined => {
  const tokens = tokensOf(text);
  if (tokens.length > maxHeadingWords * (hasUnspacedScript(text) ? 3 : 1)) return undefined;
  let best: { readonly length: number; readonly part: Part } | undefined;
  for (const index of tokens.keys()) {
    const hit = headings.phrases.at(tokens, index)[0];
    const part = hit?.values[0];
    if (hit === undefined || part === undefined || hit.length <= (best?.length ?? 0)) continue;
    if (colonAtEnd.test(text) || index === 0 || index + hit.length === tokens.length) best = { length: hit.length, part };
  }
  return best?.part;
};

const isUpperCase = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** "Senior Engineer Requirements": every longer word has a capital. */
const isTitleCase = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
};

const looksLikeHeading = (line: JobLine, next: JobLine | undefined): boolean => {
  if (line.text.length > maxHeadingLength || /[.!?。]$/u.test(line.text)) return false;
  return (
    colonAtEnd.test(line.text) ||
    line.marked ||
    (!line.bullet && (isUpperCase(line.text) || isTitleCase(line.text) || next?.bullet === true))
  );
};

/** The part that a line opens which is a heading and nothing else. */
const openedPart = (line: JobLine, next: JobLine | undefined, headings: PartHeadings): Part | undefined => {
  if (line.text.length > maxHeadingLength || labelPart(line.text, headings) !== undefined) return undefined;
  if (!line.bullet && companyWords().about.test(line.text)) return 'company';
  const words = headingWords(line.text);
  const exact = line.bullet && !colonAtEnd.test(line.text) ? headings.exactInJobs(words) : headings.exact(words);
  return exact ?? (looksLikeHeading(line, next) ? qualifiedPart(line.text, headings) : undefined);
};

const maxWordsAbove = 4;

/** A few words without a full stop that name no skill: behind a blank line right above a sentence, or behind a list, a heading that no locale lists. */
const standsAbove = (line: JobLine, next: JobLine | undefined, listed: boolean): boolean => {
  if (line.bullet || next === undefined || /[.!?:;,。：]$/u.test(line.text) || line.text.split(' ').length > maxWordsAbove)
    return false;
  const above = line.apart && !next.apart && /[.!?。]$/u.test(next.text);
  return (above || (listed && !next.bullet)) && findSkills(line.text).length === 0;
};

/** The words of a heading that no locale lists may tell its part: "You should have:". */
const announcedPart = (text: string, language: LanguageCode): Part | undefined => {
  const cues = findCues(text, tokensOf(text), language).map(({ kind }) => kind);
  if (cues.includes('preferred')) return 'preferred';
  return cues.includes('required') || cues.includes('demand') ? 'required' : undefined;
};

/** A line that continues the one before, which was broken for want of room. */
const continues = (line: JobLine, previous: JobLine, headings: PartHeadings): boolean =>
  !line.bullet &&
  !line.apart &&
  !line.marked &&
  previous.text.length >= 40 &&
  /^\p{Ll}/u.test(line.text) &&
  !/[.!?:;。]$/u.test(previous.text) &&
  !colonAtEnd.test(line.text) &&
  headings.exact(headingWords(line.text)) === undefined &&
  labelPart(line.text, headings) === undefined;

const isAskedFor = (part: Part | undefined): part is Part => part === 'required' || part === 'preferred' || part === 'tasks';

/** The sentences of the lines with the parts they stand in; headings are left out. */
export const partedStatements = (text: string, lines: readonly JobLine[], language: LanguageCode): readonly PartedStatement[] => {
  const headings = partHeadings(language);
  const found: PartedStatement[] = [];
  let open: Part | null = null;
  /** True once the open part has had items of a list. */
  let listed = false;
  const enter = (part: Part | null): void => {
    open = part;
    listed = false;
  };
  const read = (range: Statement, bullet: boolean): void => {
    let part = open;
    for (const statement of statementsIn(text, range)) {
      part = labelPart(text.slice(statement.start, statement.end), headings) ?? part;
      found.push({ ...statement, part, bullet });
    }
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const opened = openedPart(line, lines[index + 1], headings);
    const label = labelPart(line.text, headings);
    if (opened !== undefined) {
      enter(opened);
      continue;
    }
    if (label === undefined && standsAbove(line, lines[index + 1], listed)) {
      enter(announcedPart(line.text, language) ?? null);
      continue;
    }
    if (label === undefined && colonAtEnd.test(line.text) && looksLikeHeading(line, lines[index + 1])) {
      // A heading nobody knows ends what is offered, yet only divides what is asked for.
      enter(announcedPart(line.text, language) ?? (isAskedFor(open ?? undefined) ? open : null));
      continue;
    }
    if (isAskedFor(label) && !line.bullet) enter(label);
    // A list has ended when words without a bullet follow behind a blank line.
    else if (listed && line.apart && !line.bullet) enter(null);
    let { end } = line;
    for (
      let next = lines[index + 1];
      next !== undefined && continues(next, lines[index] ?? next, headings);
      next = lines[index + 1]
    ) {
      end = next.end;
      index += 1;
    }
    read({ start: line.start, end }, line.bullet);
    listed ||= line.bullet;
  }
  return found;
};
