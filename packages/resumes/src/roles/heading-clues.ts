import type { LanguageCode } from '@winnow/contracts';
import { bucket } from '@winnow/decode';
import { qualifiedHeading, withoutEnumeration } from '@winnow/languages';
import { isLabel } from '../entries/cues.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { headingText, mayBeHeading } from '../headings/may-be-heading.ts';
import { splitLabel } from '../headings/split-label.ts';
import { hasSameLook } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { headingModel, leadLimits } from '../ngrams/section-kinds.ts';

/** Labels such as "Address" ask for one thing and head no section; "Contact" stands before phone numbers and does. */
const asksForOne = ['address', 'email', 'name'] as const;

/** What the words of a line say about the section that it would head, as `clue~kind`. */
export const headingClues = (line: ResumeLine, language: LanguageCode | null): readonly string[] => {
  const label = splitLabel(withoutEnumeration(line.text))?.label;
  const labelled = label === undefined ? undefined : lookUpHeading(label, language)?.kind;
  const clues = labelled === undefined ? [] : [`label~${labelled}`];
  const text = headingText(line.text);
  if (text.length > 60) return clues;
  const known = lookUpHeading(text, language)?.kind;
  if (known === 'contact' && asksForOne.some((kind) => isLabel(text, kind))) return clues;
  if (known !== undefined) return [...clues, `known~${known}`];
  const qualified = qualifiedHeading(text, language)?.kind;
  if (qualified !== undefined) clues.push(`qualified~${qualified}`);
  const likely = headingModel.bestOf(text);
  if (likely !== undefined) clues.push(`ngrams.${bucket(likely.lead, leadLimits)}~${likely.kind}`);
  return clues;
};

/** The kind of a known heading that wraps from one line to the next. */
const wrappedKind = (
  line: ResumeLine | undefined,
  next: ResumeLine | undefined,
  language: LanguageCode | null,
): string | undefined => {
  if (line === undefined || next === undefined || !hasSameLook(line, next) || !mayBeHeading(line) || !mayBeHeading(next))
    return undefined;
  // A narrow column may break a long word without a hyphen.
  const whole = lookUpHeading(`${line.text} ${next.text}`, language) ?? lookUpHeading(`${line.text}${next.text}`, language);
  return whole?.kind;
};

/** The same for a known heading that wraps, on both of its lines. */
export const wrapClues = (lines: readonly ResumeLine[], index: number, language: LanguageCode | null): readonly string[] => {
  const begins = wrappedKind(lines[index], lines[index + 1], language);
  const ends = wrappedKind(lines[index - 1], lines[index], language);
  return [...(begins === undefined ? [] : [`wraps~${begins}`]), ...(ends === undefined ? [] : [`wrapped~${ends}`])];
};
