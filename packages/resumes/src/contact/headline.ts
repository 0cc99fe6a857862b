import type { ExtractedText } from '@winnow/contracts';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { afterLabel, isDocumentTitle, isPlaceholder, looksLikeTitle } from '../entries/cues.ts';
import { extracted } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { emailsIn } from './emails.ts';
import { urlsIn } from './links.ts';
import { phonesIn } from './phone-numbers.ts';

const isContactData = (text: string): boolean =>
  emailsIn(text).length > 0 ||
  phonesIn(text).length > 0 ||
  urlsIn(text, true).length > 0 ||
  (['phone', 'email', 'address', 'name'] as const).some((kind) => afterLabel(text, kind) !== undefined);

/** The professional title below the name: the first of the next three lines that is short and contains words of job titles. */
export const findHeadline = (contact: readonly ResumeLine[], name: ExtractedText | null): ExtractedText | null => {
  if (name === null) return null;
  const at = contact.findIndex((line) => line.text.includes(name.source.quote) || line.text.includes(name.value));
  if (at < 0) return null;
  const rest = contact[at]?.text.replace(name.value, '').replace(/^[\s|,•·–—-]+/u, '') ?? '';
  const own = contact[at];
  if (own !== undefined && rest.length > 3 && rest.length < 80 && looksLikeTitle(rest) && !isContactData(rest))
    return extracted(rest, 0.8, own);
  for (const line of contact.slice(at + 1, at + 4)) {
    if (name.value.includes(line.text)) continue;
    const text = line.text.replace(/^[\s|•·–—-]+|[\s|•·–—-]+$/gu, '');
    const short = text.length >= 3 && text.length <= 90 && text.split(/\s+/u).length <= 10 && !/[.!?]$/u.test(text);
    const plain =
      !isContactData(text) && !isDocumentTitle(text) && !isPlaceholder(text) && parseDateRanges(text, []).length === 0;
    if (short && plain && !line.bullet && looksLikeTitle(text)) return extracted(text, 0.85, line);
  }
  return null;
};
