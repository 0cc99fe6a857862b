import type { LanguageCode } from '@winnow/contracts/constants';
import { bucket, feature } from '@winnow/decode';
import { hasUnspacedScript } from '@winnow/languages';
import { exactPart, labelPart, qualifiedPart } from '../text/heading-part.ts';
import { headingWords, type JobLine, maxHeadingLength } from '../text/job-lines.ts';
import { partHeadings } from '../words/part-headings.ts';

const isUpperCase = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** An item of a list without bullets is no longer. */
const maxItemLength = 100;

/** The form of a line, and the part that it heads or may head. */
export const lineFeatures = (line: JobLine, next: JobLine | undefined, previous: JobLine | undefined, language: LanguageCode) => {
  const headings = partHeadings(language);
  const { text } = line;
  const exact = exactPart(text, headings);
  const label = exact === undefined ? labelPart(text, headings) : undefined;
  const qualified = exact === undefined && label === undefined ? qualifiedPart(text, headings) : undefined;
  const words = text.split(' ').length * (hasUnspacedScript(text) ? 4 : 1);
  const own = [
    line.bullet ? 'bullet' : 'no bullet',
    feature`line ${bucket(text.length, [20, 40, 60, 100, 200, 400])}`,
    feature`line words ${bucket(words, [2, 4, 8, 16])}`,
    line.apart ? 'apart' : 'close',
    next === undefined ? 'last line' : next.apart ? 'ends block' : 'goes on',
  ];
  if (line.marked) own.push('marked');
  if (previous?.bullet) own.push('after bullet');
  if (next?.bullet) own.push('before bullet');
  if (/[:：]\s*[*_]*$/u.test(text)) own.push('colon at end');
  if (!/[.!?。！？…]$/u.test(text)) own.push('no stop');
  if (isUpperCase(text)) own.push('capitals');
  if (/\p{Extended_Pictographic}/u.test(text)) own.push('picture');
  if (exact !== undefined) own.push(feature`heading ${exact}`, 'heading');
  if (label !== undefined) own.push(feature`label ${label}`);
  if (qualified !== undefined) own.push(feature`within ${qualified}`);
  const known = line.bullet || text.length > maxHeadingLength ? undefined : headings.exactInJobs(headingWords(text));
  return { own, part: exact ?? label, likely: qualified, heads: known === 'company' ? ('other' as const) : known };
};

/** A line below another of the same list, with or without bullets. */
export const continuesList = (lines: readonly JobLine[], index: number): boolean => {
  const [previous, line] = [lines[index - 1], lines[index]];
  if (previous === undefined || line === undefined || line.apart || line.marked || line.bullet !== previous.bullet) return false;
  return line.bullet || ![previous, line].some(({ text }) => /[.!?。！？:：]$/u.test(text) || text.length > maxItemLength);
};
