/** Sections of a generated resume, named as the answer of `parse` names them. */
export const sectionNames = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'volunteering',
] as const;

export type SectionName = (typeof sectionNames)[number];

type Person = { readonly name: string /** The part of the e-mail address before the @, in ASCII. */; readonly mailbox: string };

type Phone = { readonly printed: string; readonly e164: string };

type Degree = {
  readonly level: 'secondary' | 'vocational' | 'bachelor' | 'master' | 'doctorate';
  /** As printed, with its field if the language writes the two together: `Bachelor of Science in Computer Science`. */
  readonly printed: string;
};

/**
 * What natives write in their resumes, collected without a look at the tables of the parser, so that it measures them. All people, companies
 * and schools are invented. Of each list of words the usual ones come first; at least a third are ones that a native would write and a table
 * would easily lack.
 */
export type Vocabulary = {
  /** ISO 639-1. */
  readonly language: string;
  /** ISO 3166-1 of the phone numbers and places. */
  readonly country: string;
  readonly people: readonly Person[];
  readonly phones: readonly Phone[];
  /** City, with region or country where people write it so. */
  readonly places: readonly string[];
  /** Labels before contact data, with the colon that the language uses or none. */
  readonly labels: { readonly phone: readonly string[]; readonly email: readonly string[]; readonly place: readonly string[] };
  readonly headings: { readonly [name in SectionName]: readonly string[] };
  /** The twelve months in the form that stands before or after a year, and how they are abbreviated in resumes. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** How a month and a year are written, with `{month}`, `{MM}` or `{M}` and `{year}`: the words first, then figures alone. */
  readonly monthYear: readonly string[];
  /** How a stretch of time is written, with `{start}` and `{end}`. */
  readonly ranges: readonly string[];
  /** For the end of what goes on. */
  readonly present: readonly string[];
  /** Digits of dates where they are not 0 to 9, in order. */
  readonly digits?: string;
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  readonly institutions: readonly string[];
  readonly degrees: readonly Degree[];
  /** Lines of work done, each a full line of 8 to 20 words (or as long in a script without spaces), some with figures. */
  readonly bullets: readonly string[];
  readonly summaries: readonly string[];
  /** Each as it stands in a list: names of technologies as everywhere, and skills in words of the language. */
  readonly skills: readonly string[];
  /** Spoken languages with a level, as a line of a list. */
  readonly spoken: readonly { readonly name: string; readonly level: string }[];
  readonly certifications: readonly string[];
  readonly projects: readonly string[];
  readonly volunteering: readonly string[];
};
