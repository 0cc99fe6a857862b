import type { ResumeContent } from '@winnow/contracts';
import type { Locale } from '@winnow/languages';
import { type Check, notApplicable } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';
import type { TextLine } from '../../text-lines.ts';

/** Separators of a contact line, and parts that cannot be a place: email and web addresses, phone numbers. */
const separators = /[|·•⋅⌂☎✉;\t]|\S{1,64}@\S+|\S{0,64}(?:\/\/|www\.|\.[a-z]{2,}\b)\S*|\+?[\d(][\d\s().-]{6,}\d/iu;

const userName = /^[a-z][a-z\d._-]*$/u;

/** Longer lines are sentences. */
const maxWords = 7;
const maxCharacters = 60;

const mayBePlace = (piece: string): boolean =>
  /\p{L}[\p{L}\p{M}]/u.test(piece) &&
  piece.length <= maxCharacters &&
  piece.split(/\s+/u).length <= maxWords &&
  !/[:：]$/u.test(piece) &&
  !userName.test(piece);

const hasAddressLabel = (lines: readonly TextLine[], locale: Locale | null): boolean =>
  lines.some(({ text, page }) => {
    const label = page === 1 ? /^([^:：]{2,30})[:：]/u.exec(text)?.[1] : undefined;
    return label !== undefined && locale?.contactLabels.address.includes(label.trim().toLowerCase()) === true;
  });

/** Whether the contact lines contain a short text that was not identified: it may be the place. */
const hasUnreadLine = (lines: readonly TextLine[], { profile, sections, experience }: ResumeContent): boolean => {
  // The line below the name describes the person: often a job title.
  const titles = experience.map(({ title }) => title);
  const read = [profile.name, profile.headline, ...titles].flatMap((value) => (value === null ? [] : [value.value]));
  const known = [...read, ...profile.phones.map(({ raw }) => raw), ...sections.flatMap(({ heading }) => heading ?? [])];
  return lines
    .filter(({ section, band, bullet }) => (section === 'contact' || band !== 'body') && !bullet)
    .map(({ text }) => known.reduce((rest, value) => rest.replace(value, '|'), text))
    .flatMap((text) => text.split(separators).map((piece) => piece.trim()))
    .some(mayBePlace);
};

/** Full points when a place of residence is there; which one plays no part, and while a contact line that may be one was not understood, nothing is judged (common advice). */
export const location: Check = {
  id: 'sections.location',
  category: 'sections',
  max: 1,
  unit: 'locations',
  threshold: 1,
  measure: ({ content, lines, locale }) => {
    const found = content.profile.location === null ? [] : [content.profile.location];
    const unclear = found.length === 0 && (hasAddressLabel(lines, locale) || hasUnreadLine(lines, content));
    if (unclear) return notApplicable;
    return { value: found.length, points: found.length, params: {}, evidence: sourceEvidence(found) };
  },
};
