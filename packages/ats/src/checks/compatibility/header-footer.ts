import type { DocumentFormat, ResumeContent } from '@winnow/contracts';
import { type Check, notApplicable } from '../../check.ts';
import { digitsOf } from '../../digits.ts';
import { evidenceOf } from '../../evidence.ts';
import { half } from '../../points.ts';
import type { TextLine } from '../../text-lines.ts';

/** The last digits identify a phone number regardless of how its country code is written. */
const comparedDigits = 7;

const details = ({ profile }: ResumeContent): readonly ((text: string) => boolean)[] => [
  ...profile.emails.map(
    ({ value }) =>
      (text: string) =>
        text.replace(/\s/gu, '').toLowerCase().includes(value.toLowerCase()),
  ),
  ...profile.phones
    .map(({ raw }) => digitsOf(raw).slice(-comparedDigits))
    .filter((digits) => digits.length === comparedDigits)
    .map((digits) => (text: string) => digitsOf(text).includes(digits)),
];

/** A PDF has no header part: parsers look at the top of its first page first. */
const isOutside = ({ band, page }: TextLine, format: DocumentFormat): boolean =>
  band === 'footer' || (band === 'header' && !(format === 'pdf' && page === 1));

/** Full points when every e-mail address and phone number also stands in the body, half when some do, none when none does (common advice). */
export const headerFooter: Check = {
  id: 'compatibility.header_footer',
  category: 'compatibility',
  max: 4,
  unit: 'contact_details',
  threshold: 0,
  measure: ({ layout, content, lines }) => {
    if (layout.format === 'txt') return notApplicable;
    const places = details(content)
      .map((matches) => lines.filter(({ text }) => matches(text)))
      .filter((found) => found.length > 0);
    if (places.length === 0) return notApplicable;
    const outside = places.filter((found) => found.every((line) => isOutside(line, layout.format)));
    const points = outside.length === 0 ? 4 : outside.length < places.length ? half(4) : 0;
    return { value: outside.length, points, params: {}, evidence: evidenceOf(outside.flatMap(([line]) => line ?? [])) };
  },
};
