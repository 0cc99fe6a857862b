import { sectionKinds } from '@winnow/contracts';
import { z } from 'zod';
import { machineOrders } from './machine-orders.ts';
import { resumeWords } from './resume-words.ts';
import { traits } from './traits.ts';
import { apostrophe, inflection, languageNames, letter, stemmer, verbPatterns } from './word-shape.ts';
import { type Immutable, words } from './words.ts';

/** What forms and tables ask about a position or a school. */
const entryLabels = [
  'period',
  'start',
  'end',
  'title',
  'company',
  'location',
  'tasks',
  'institution',
  'degree',
  'field',
  'other',
] as const;

/** A label of a form. */
export type EntryLabel = (typeof entryLabels)[number];

/** January first, or the first month of the calendar. */
const yearOfNames = z.array(words('Names of one month.')).length(12);

/** `data/<code>/reading.json`: the words by which resumes of the language are read. */
export const readingSchema = z.strictObject({
  $schema: z.string(),
  script: z
    .string()
    .regex(/^[A-Z][a-z]{3}$/)
    .describe('ISO 15924 code of the script, such as `Latn`.'),
  direction: z.enum(['ltr', 'rtl']),
  traits: traits.optional(),
  headings: z
    .record(z.enum(sectionKinds).exclude(['other']), words('Headings of one kind of section.'))
    .describe('Section headings as printed, in any case; at least three for experience, education and skills.'),
  casualHeadings: z
    .record(z.enum(sectionKinds), words('Headings of one kind of section.'))
    .optional()
    .describe('Headings in other than the usual words, such as questions: they tell the kind, but not every parser knows them.'),
  present: words('Words for "until now" at the end of a date range.'),
  months: yearOfNames.optional().describe('Names of the months as printed, long and short; left out where months have numbers.'),
  otherCalendar: z
    .strictObject({ calendar: z.enum(['persian', 'islamic-civil', 'buddhist']), months: yearOfNames.optional() })
    .optional()
    .describe('Another calendar in use, and the names of its months where they are not those of the Gregorian calendar.'),
  degrees: z
    .record(
      z.enum(['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate']),
      words('Names of degrees of one level.'),
    )
    .describe('Degree words and their usual abbreviations, lower case.'),
  contactLabels: z
    .record(z.enum(['phone', 'email', 'address', 'name']), words('Labels of one kind of contact data.'))
    .describe('Labels before contact data, lower case, without the colon.'),
  entryLabels: z
    .record(z.enum(entryLabels), words('Labels of one field.'))
    .describe('Labels of the fields of a position or school in forms and tables, as printed, without the colon.'),
  stopWords: words('About 25 short function words, lower case, by which the language of a text is detected.'),
  functionWords: words(
    'Words without content in the forms that are printed, lower case: articles, pronouns, prepositions, auxiliary verbs, adverbs of place, time and degree, the word for the year of a date. No words of work.',
  ),
  distinctiveLetters: words(
    'Letters that few languages of the script write, as groups: languages share a group by listing the same letters in the same order.',
  ).optional(),
  and: words('"And" between the parts of a heading.').optional(),
  enumerators: words('Words that count sections, beside figures, Roman numerals and single letters.').optional(),
  ...resumeWords,
  actionVerbs: words('About 40 verbs that begin a strong bullet, lower case, in the form that resumes of the language use.'),
  verbPatterns: verbPatterns.optional(),
  stemmer: stemmer.optional(),
  inflection: inflection.optional(),
  apostrophe: apostrophe.optional(),
  letter,
  nativeSpeaker: words('Tells a mother tongue; a word that ends with `*` may go on.').optional(),
  languageNames: languageNames.optional(),
  machineOrders: machineOrders.optional(),
});

/** The words by which resumes of one language are read. */
export type ReadingWords = Immutable<Omit<z.infer<typeof readingSchema>, '$schema'>>;
