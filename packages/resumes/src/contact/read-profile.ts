import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import type { LayoutDocument } from '@winnow/reading';
import type { CountryCode } from 'libphonenumber-js/max';
import { isPlaceholder } from '../entries/cues.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { ResumeLines } from '../layout/resume-lines.ts';
import { countriesOf, countryNamed, countryOfHost } from './countries.ts';
import { findEmails } from './emails.ts';
import { findHeadline } from './headline.ts';
import { findLinks } from './links.ts';
import { findLocation } from './location.ts';
import { findName, type PersonalLines } from './name.ts';
import { findPhones } from './phones.ts';

type Profile = ResumeContent['profile'];

const distinct = <T>(values: readonly (T | undefined)[]): readonly T[] => [
  ...new Set(values.filter((value): value is T => value !== undefined)),
];

/** A document with this many template lines at the top is not filled in, so it has no profile. */
const templateLines = 3;

/** True for template text; years are also masked where somebody hides them. */
const isTemplate = ({ text }: ResumeLine): boolean => isPlaceholder(text.replace(/20xx/giu, ''));

const namedCountries = (
  location: string | undefined,
  emails: readonly string[],
  language: LanguageCode | null,
): readonly CountryCode[] => {
  const last = location?.split(/\s*[,،、]\s*/u).at(-1) ?? '';
  // Brazil and Italy use the same abbreviations for their states and provinces.
  const state = (language === 'en' ? /^[A-Z]{2}(?:\s+\d{5})?$/u : /^[A-Z]{2}\s+\d{5}$/u).test(last) ? ('US' as const) : undefined;
  return distinct([countryNamed(last, language) ?? state, ...emails.map((email) => countryOfHost(email))]);
};

const listed = (sections: readonly Section[], test: (section: Section) => boolean): readonly ResumeLine[] =>
  sections.filter(test).flatMap((section) => section.lines);

/** The lines that may tell of the person, without those of referees. */
export const personalLinesOf = (lines: ResumeLines, sections: readonly Section[]): PersonalLines => ({
  contact: [...listed(sections, ({ kind }) => kind === 'contact'), ...lines.marginal],
  others: listed(sections, ({ kind }) => kind !== 'contact' && kind !== 'references'),
  body: lines.body,
});

/** The person's addresses: those of the contact data, or else of any other section. */
export const emailsOf = ({ contact, others }: PersonalLines, layout: LayoutDocument): Profile['emails'] => {
  const found = findEmails(contact, layout);
  return found.length > 0 ? found : findEmails(others, layout);
};

/** The person's name and contact data, without the data of referees. */
export const readProfile = (
  layout: LayoutDocument,
  lines: ResumeLines,
  sections: readonly Section[],
  language: LanguageCode | null,
): Profile => {
  const personal = personalLinesOf(lines, sections);
  const { contact, others } = personal;
  const emails = emailsOf(personal, layout);
  const addresses = emails.map((email) => email.value);
  const template = lines.body.slice(0, 15).filter(isTemplate).length >= templateLines;
  const name = template ? null : findName(personal, { language, emails: addresses });
  const headline = findHeadline(contact, name);
  const known = [name, headline].filter((each) => each !== null);
  const location = findLocation(contact, known, language);
  const named = namedCountries(location?.value, addresses, language);
  const countries = named.length > 0 ? named : countriesOf(language);
  return {
    name,
    headline,
    emails,
    phones: findPhones(contact, others, { countries, named: named.length }),
    location: location?.value === name?.value ? null : location,
    links: findLinks(contact, others, layout),
  };
};
