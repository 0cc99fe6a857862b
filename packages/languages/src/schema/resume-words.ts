import { z } from 'zod';
import { words } from './words.ts';

const dates = z
  .strictObject({
    present: words('More phrases for "until now" that do not tell the language of a text, as those in `present` do.').optional(),
    until: words('Words between the start and the end of a period, such as `to`.').optional(),
    afterEnd: words('Words after the end of a period, such as `まで`.').optional(),
    since: words('Words before the start of a period that need an end, such as `from`.').optional(),
    ongoingSince: words('Words before a start that mean that the period is still going on, such as `since`.').optional(),
    ongoingBehind: words('The same behind a start, such as `onwards`; those of `ongoingSince` may stand there, too.').optional(),
    ordinals: words('Suffixes of the number of a day, such as `st` and `th`.').optional(),
    beforeMonth: words('Words between a day and its month, such as `of`.').optional(),
    beforeYear: words(
      'Words between a month and its year, such as `of`. Dots and the spaces after them may be missing.',
    ).optional(),
    yearBeforeMonth: words('Words between a year and its month where the year comes first, without dots.').optional(),
    afterYear: words(
      'Words after a year, such as `г.`, with their dot; listed twice when they are also written without it.',
    ).optional(),
    terms: words(
      'Seasons, terms and parts of a year as they are written before or after it, such as `spring` and `early`.',
    ).optional(),
    quarters: words('Words for a quarter of a year, next to its number.').optional(),
    afterMonth: words('Words after a month where the year comes first, such as `mėn.`.').optional(),
  })
  .describe('Words in and around dates, lower case.');

const names = z
  .strictObject({
    particles: words('Words inside names of people that are not capitalized, such as `van`.').optional(),
    elided: words(
      'Articles and prepositions that are joined to a name, such as `d` in d’Artagnan, without the apostrophe after them.',
    ).optional(),
    courtesyTitles: words('Titles before a name that end with a dot, without that dot.').optional(),
    academicTitles: words(
      'Academic and professional titles before a name, several of which may follow one another, without the dot behind each.',
    ).optional(),
    plainTitles: words(
      'Titles before a name as they are written, of which some have no full stop. After one that ends with a full stop, and in scripts without spaces, there may be no space.',
    ).optional(),
    credentials: words('Degrees and suffixes after a name; their dots may be missing.').optional(),
  })
  .describe('Words around names of people, lower case but for titles that are told by their case.');

const places = z
  .strictObject({
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .describe('ISO 3166 codes of the countries where most people who write the language live, the most likely first.'),
    countryNames: z
      .record(z.string(), z.string().regex(/^[A-Z]{2}$/))
      .describe('Names of countries that CLDR does not have, lower case, with their codes.')
      .optional(),
    regions: words('Codes of states and provinces, as in `Oakland, CA`.').optional(),
    cities: words('Towns of the countries where the language is spoken, and large ones elsewhere, as the language names them.'),
    remote: words('What stands in the place of a city for remote work, lower case.').optional(),
  })
  .describe('Where people live.');

/** The fields of `reading.json` that only the reading of resumes needs. */
export const resumeWords = {
  documentTitles: words('Titles of the document itself, such as `Curriculum vitae`.').optional(),
  headingPrefixes: words(
    'Articles, prepositions and conjunctions that are written as one word with what follows, the longest first.',
  ).optional(),
  dates: dates.optional(),
  titles: z
    .strictObject({
      words: words('Whole words that job titles contain, for words that are too short to be found inside others.').optional(),
      parts: words('Words or parts of words that job titles contain, found anywhere.'),
      ranks: words('Ranks that stand right behind the name of the employer.').optional(),
    })
    .describe('How job titles are recognized, lower case.'),
  companies: z
    .strictObject({
      words: words('Legal forms, without dots, and whole words that names of employers contain.').optional(),
      parts: words(
        'Parts of words that names of employers contain, found anywhere: for compounds and scripts without spaces.',
      ).optional(),
      prepositions: words(
        'Words between a job title and the employer, such as `at`; one that ends with `*` is written together with the employer.',
      ).optional(),
      locatives: words(
        'Words between a job title and the employer that also stand within titles and before places, such as German `im`; written as `prepositions` are.',
      ).optional(),
      purposes: words('Words between a job title and whom or what the work is for, such as `for`.').optional(),
      departments: words(
        'Words in names of parts of an organisation, such as `department`, in the forms that are printed; `*` at a side stands for any letters.',
      ).optional(),
    })
    .describe('How employers are recognized, lower case.')
    .optional(),
  institutions: z
    .strictObject({
      parts: words('Words or parts of words that names of schools and universities contain, found anywhere.'),
      systems: words(
        'Universities whose names go on with one of `campuses`, as in `University of California, Berkeley`.',
      ).optional(),
      campuses: words('Towns of campuses, besides large ones.').optional(),
      ofTowns: words('Schools and chambers whose names go on with any town, such as `ihk`.').optional(),
    })
    .describe('How schools and universities are recognized, lower case.'),
  milestones: z
    .strictObject({
      begins: words('Ends of lines about the start of a position or school, such as `入社`.'),
      ends: words('Ends of lines about the end of a position or school, such as `退社`.'),
      expected: words('Suffixes of these words for events to come, such as `予定`.').optional(),
      reasons: words('How a reason for leaving ends.').optional(),
      sameEmployer: words('Words for the employer that was named before.').optional(),
    })
    .describe('For languages whose forms list the start and the end of a position on separate lines.')
    .optional(),
  degreeFields: z
    .strictObject({
      prepositions: words('Words between a degree and its field, such as `in`.').optional(),
      none: words('What follows such a word and is part of the degree, not a field, lower case.').optional(),
      pageOf: words('Words between the number of a page and that of all pages, as in `2 of 3`, lower case.').optional(),
      abbreviations: words('Abbreviations of degrees that their field follows directly, as usually capitalized.').optional(),
    })
    .describe('How the field of a degree is found.')
    .optional(),
  asides: z
    .strictObject({
      words: words('Words beside dates that name nothing when they stand alone: seasons, remarks on a graduation.').optional(),
      graduation: words('Remarks on a graduation that may follow the name of a school or degree.').optional(),
      grades: words('Grades and other remarks on studies, which name no degree and no field.').optional(),
      employment: words('Terms of employment and places of work beside a position, such as `full-time` and `remote`.').optional(),
    })
    .describe('Words in entries that name nothing, lower case.')
    .optional(),
  names: names.optional(),
  places,
  placeholders: words('Texts that a template leaves to be filled in, such as `Your name`, lower case.').optional(),
  skillGroups: words(
    'Names of groups within a list of skills, such as `Databases`, as printed: they label skills and are none.',
  ).optional(),
  pageOf: words('Words between the number of a page and that of all pages, as in `2 of 3`, lower case.').optional(),
  levels: words(
    'How well a person knows a skill or speaks a language, lower case: not part of its name. Words for a mother tongue are in `nativeSpeaker`.',
  ).optional(),
  abbreviations: words('Abbreviations whose dot does not end a sentence, lower case, without the dot.').optional(),
} as const;
