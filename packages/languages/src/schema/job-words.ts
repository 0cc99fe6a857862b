import { languageCodes } from '@winnow/contracts/constants';
import { z } from 'zod';
import { words } from './words.ts';

const joining = z.strictObject({
  or: words('Words between two names that make them alternatives.'),
  and: words('"And" and "but": a cue on one side of them does not apply to the other.').optional(),
  examples: words('Words before names that are examples, of which one is enough: "such as".').optional(),
  oneOf: words('Words that ask for one item of the list after them: "at least one".').optional(),
  no: words('Words that turn a requirement into its opposite: "no degree required".').optional(),
});

const counting = z.strictObject({
  numbers: z
    .array(words('Every usual form of one number.'))
    .length(10)
    .describe('The numbers one to ten, in this order.')
    .optional(),
  compounds: z
    .array(words('Beginnings of words that are a number of years on their own: "dreijährig".'))
    .length(10)
    .describe('The numbers one to ten, in this order.')
    .optional(),
  single: words('Forms of "year" that without a number are one year: "a year of experience".').optional(),
  ranges: words('Words between the two numbers of a range: "3 to 5 years".').optional(),
  fillers: words('Words between a number and its word for years: "3 full years".').optional(),
  otherTimes: words('Words after years that are an age or no experience: "25 years old".').optional(),
  attached: words('Words for years that are written onto the number: "5yrs".').optional(),
  numberBehind: z.literal(true).describe('The number follows the word for years.').optional(),
});

const education = z.strictObject({
  unnamed: z
    .partialRecord(z.enum(['vocational', 'bachelor', 'master']), words('Phrases that ask for at least this level.'))
    .describe('Phrases for an education that do not name its degree: "university degree".')
    .optional(),
  schools: z
    .partialRecord(
      z.enum(['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate']),
      words('Phrases that ask for at least this level.'),
    )
    .describe(
      'Phrases for schools and degrees where something is asked for; elsewhere they may name an employer: "technical college".',
    )
    .optional(),
  levels: z
    .partialRecord(
      z.enum(['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate']),
      words('Words for one level; a word of five letters or more may go on.'),
    )
    .describe('Words that tell the level where an education is asked for, and may have another meaning elsewhere.')
    .optional(),
  otherwise: z
    .partialRecord(
      z.enum(['secondary', 'vocational', 'associate', 'bachelor', 'master']),
      words('Words for one level; a word of four letters or more may go on.'),
    )
    .describe('Words that tell the usual level where an education is asked for and nothing else tells it.')
    .optional(),
  around: words(
    'Words between a degree and its field, or beside them, that are neither: "completed", "field of"; a word of five letters or more may go on.',
  ).optional(),
  fields: z
    .strictObject({
      before: words('Words right before a field: "in the field of"; a word of five letters or more may go on.').optional(),
      behind: words('Words right behind a field: "専攻"; a word of five letters or more may go on.').optional(),
      none: words('First parts of compounds with `endings` that are no field: "Hochschulstudium".').optional(),
      first: z.literal(true).describe('A field may stand before the words that join it to a degree.').optional(),
    })
    .describe('Words that say that what stands beside them is the field of a degree, even of a general school.')
    .optional(),
  endings: z
    .partialRecord(
      z.enum(['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate']),
      words('Last parts of compounds for one level.'),
    )
    .describe('Last parts of compounds whose first part is the field: "Maschinenbaustudium".')
    .optional(),
  words: words('Words for schools, studies and degrees: what speaks of an education.').optional(),
  equivalent: words('Words by which something else does as well as the degree: "or equivalent".').optional(),
  anyField: words('Says that the field of the degree does not matter.').optional(),
  ambiguous: z
    .record(z.string(), words('The words after it that make it a degree; none if it never is one.'))
    .describe('Names of degrees that are also other words.')
    .optional(),
  capitalised: words(
    'Those of `ambiguous` that are also degrees when written with a capital, except as the first word.',
  ).optional(),
});

const languageNames = z.strictObject({
  endings: z
    .enum(['none', 'added', 'changed'])
    .describe('Whether the names of languages take endings: none, added to the name, or replacing its last letters.'),
  capitalised: z.boolean().describe('Names of languages are always written with a capital.'),
  more: z
    .partialRecord(z.enum(languageCodes), words('Names of one language.'))
    .describe('By code: names that only job descriptions are searched for, besides those of reading.json.')
    .optional(),
  needsBeginning: z
    .literal(true)
    .describe('Without one of `languageNames.beginnings` of reading.json, a name is a word like any other.')
    .optional(),
  followedBy: words(
    'Words after the name of a language that confirm it is one: "English skills". First character only in Chinese, Japanese and Korean.',
  ).optional(),
  suffixes: words('Endings that confirm that a word is the name of a language: "Englischkenntnisse".').optional(),
  countries: words('Endings of names of countries that begin like the name of a language: "land" in "Finland".').optional(),
});

const titles = z.strictObject({
  seeking: z
    .strictObject({
      verbs: words('Phrases before a position: "looking for".'),
      articles: words('Articles between them and the position; empty where the language has none.'),
    })
    .optional(),
  notices: words('What an advertisement calls itself before the title: "vacancy".').optional(),
  seekers: words('Words that seek, before or behind the name of a position: "looking for a".').optional(),
  begins: words('Words behind which a sentence names the position, where its verb of seeking ends it.').optional(),
  within: words('Short words within the names of positions: "head of sales".').optional(),
  ends: words('Words that end the name of a position, besides stop words: "a nurse to join us".').optional(),
  terms: words('Beginnings of words for the terms of employment beside a title: "full-time".').optional(),
  at: words('The word between position and employer: "Developer at Example Ltd".').optional(),
  forEverybody: words('Phrases in brackets that say that all genders may apply: "all genders".').optional(),
  suffixes: words('What an advertisement calls itself after the title: "Nurse – job description".').optional(),
  secondForms: z
    .strictObject({
      marked: words('Endings after a sign: "Entwickler:in".'),
      bracketed: words('Endings in brackets: "développeur(se)".'),
    })
    .describe('Endings by which a title names both women and men.')
    .optional(),
  people: words('Last parts of compound titles that name women or men: "policewoman".').optional(),
  pairs: z.record(z.string(), z.string()).describe('Titles of women, and those of men, that do not begin alike.').optional(),
});

const companies = z.strictObject({
  about: words('Words before the name of the company in a heading: "About".').optional(),
  formsBefore: words('Legal forms before the name of a company.').optional(),
  formsAfter: words('Legal forms after the name of a company.').optional(),
  joiners: words('Words within names of companies.').optional(),
  introduce: words('Words before the name of the employer in a sentence: "we are".').optional(),
  kinds: words('Kinds of employers, or the beginnings of words for them: "pharmacy".').optional(),
  clients: words('How an employer is spoken of that is not named: "our client".').optional(),
  greetings: words('Words that greet the readers: "hello".').optional(),
  notInNames: words('First words of a sentence that do not belong to the name after them.').optional(),
});

/** The words by which job descriptions of one language are read. */
export const jobWords = z.strictObject({
  headings: z
    .record(z.enum(['required', 'preferred', 'tasks', 'offer', 'company']), words('Headings of one part.'))
    .describe('Headings of the parts of a job description, without colon.'),
  required: words('Marks a requirement within a line: "must have", "required".'),
  preferred: words('Marks something optional within a line: "nice to have", "a plus", "ideally".'),
  welcome: words('Also marks something optional, in exactly these forms: "welcome".').optional(),
  unneeded: words('Says that something is not asked for: "no need", "we teach you".').optional(),
  demand: words('Words by which a sentence without heading asks something of the candidate: "ability to".').optional(),
  otherNouns: words('Words of `required` that alone are mostly nouns: "customer needs".').optional(),
  joining: joining.describe('How names are joined to lists.'),
  years: words('Words for years after a number, every usual form: "years", "year", "yrs".'),
  counting: counting.describe('How numbers of years are written.').optional(),
  experience: words('Words for experience, every usual form.'),
  certification: words('Words for certificates and licences: "certificate", "certified", "licence".'),
  education: education.describe('How degrees are asked for, besides their names in reading.json.').optional(),
  fluency: z
    .record(z.enum(['native', 'fluent', 'good', 'basic']), words('Words for one level.'))
    .describe('How well a language is spoken: mother tongue, fluent (C1), good (B2), basic (A2).'),
  languageNames: languageNames.describe('How spoken languages are named.'),
  seniority: z
    .strictObject({
      intern: words('Interns and trainees.'),
      junior: words('Juniors.'),
      senior: words('Seniors.'),
      lead: words('Team leads and managers.'),
      executive: words('Directors and above.'),
      mid: words('The level between junior and senior.').optional(),
    })
    .describe('Words in job titles that tell the level.'),
  titles: titles.describe('How positions are named.').optional(),
  softSkills: words('Ways of working that are listed as skills, though nobody learns them in a course: "teamwork".').optional(),
  ranks: z
    .strictObject({
      assistants: words('Words for people who assist, which are also names of trades: "assistant".').optional(),
      managers: words('Words for people who manage, others or a thing: "manager".').optional(),
      lesser: words('Words by which a title is a lesser one than without them: "deputy", "commis", "helper".').optional(),
      units: words('Parts of words for where people work together: "store", "team".').optional(),
    })
    .describe('Words of titles that say a level only with others.')
    .optional(),
  drivingLicence: z
    .strictObject({
      names: words('What a driving licence is called, folded or not; the beginning of a word is enough.'),
      classes: z
        .partialRecord(z.enum(['car', 'truck', 'articulated', 'bus', 'motorcycle']), words('Its classes, as printed.'))
        .describe('What may be driven with the classes of the countries of the language, beyond those of the European Union.'),
    })
    .describe('How driving licences are named.')
    .optional(),
  conditions: words('What somebody must accept or be, and cannot learn: shifts, age, citizenship, health.').optional(),
  labels: z
    .record(z.enum(['title', 'company', 'location']), words('Labels of one fact.'))
    .describe('Labels before the facts of a job description, without colon.'),
  companies: companies.describe('How companies are named, as written.').optional(),
  abbreviations: words('Words whose full stop does not end a sentence, without it.').optional(),
  sibling: z
    .enum(languageCodes)
    .describe('A language so close that a short text may be taken for it: its words are understood too.')
    .optional(),
});
