import { hasUnspacedScript } from '@winnow/languages';
import { tokensOf } from '@winnow/skills';
import type { Part, PartHeadings } from '../words/part-headings.ts';
import { headingWords, maxHeadingLength } from './job-lines.ts';

/** In words; in scripts without spaces three times as many signs. */
const maxHeadingWords = 8;

/** "Requirements: Java", "Nice to have – Docker", "【必須】Java": a heading and what stands behind it on its line. */
const labelled = /^([^:：】.!?]{2,40}?)\s?(?:[:：】]|\s[–—-]\s)\s*(?=\S)/u;

/** The part that a label at the start of a text names. */
export const labelPart = (text: string, headings: PartHeadings): Part | undefined => {
  const match = labelled.exec(text.slice(0, maxHeadingLength));
  return match === null ? undefined : headings.exact(headingWords(match[1] ?? ''));
};

/** The part that a line names which is a heading and nothing else. */
export const exactPart = (text: string, headings: PartHeadings): Part | undefined =>
  text.length > maxHeadingLength ? undefined : headings.exact(headingWords(text).replace(/^\P{L}+/u, ''));

/** "Requirements for this position": the part of the longest known heading within a short line. */
export const qualifiedPart = (text: string, headings: PartHeadings): Part | undefined => {
  if (text.length > maxHeadingLength * 1.5) return undefined;
  const tokens = tokensOf(text);
  if (tokens.length > maxHeadingWords * (hasUnspacedScript(text) ? 3 : 1)) return undefined;
  let best: { readonly length: number; readonly part: Part } | undefined;
  for (const index of tokens.keys()) {
    const hit = headings.phrases.at(tokens, index)[0];
    const part = hit?.values[0];
    if (hit !== undefined && part !== undefined && hit.length > (best?.length ?? 0)) best = { length: hit.length, part };
  }
  return best?.part;
};
