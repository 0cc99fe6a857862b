import { z } from 'zod';
import { words } from './words.ts';

/** The module of `@orama/stemmers` that cuts words down to what their forms share. */
export const stemmer = z
  .enum([
    'arabic',
    'armenian',
    'danish',
    'dutch',
    'english',
    'finnish',
    'french',
    'german',
    'greek',
    'hungarian',
    'indian',
    'indonesian',
    'irish',
    'italian',
    'lithuanian',
    'nepali',
    'norwegian',
    'portuguese',
    'romanian',
    'russian',
    'serbian',
    'spanish',
    'swedish',
    'tamil',
    'turkish',
    'ukrainian',
  ])
  .describe('The stemmer of the language, a module of `@orama/stemmers`.');

/** How words are cut down to what their forms share, for languages that no stemmer covers. */
export const inflection = z
  .strictObject({
    shortestStem: z.int().positive().describe('A word keeps at least so many letters.'),
    endings: words('Endings of inflection, not of derivation. Endings that are made of others need not be listed.'),
    beginnings: words('Prefixes of noun classes, where number is told in front.').optional(),
  })
  .describe('For languages without a stemmer. Left out where words have no forms.');

/** What an apostrophe joins to a word and is none of it. */
export const apostrophe = z
  .strictObject({
    before: words('Articles and the like before a word, without the apostrophe: "l", "qu".').optional(),
    after: z
      .enum(['possessive', 'any'])
      .optional()
      .describe('Behind a word: an `s` or nothing, or any ending after at least two letters.'),
  })
  .describe('What an apostrophe joins to a word and is none of it.');

const pattern = (description: string) =>
  z
    .string()
    .refine((source) => new RegExp(source, 'u') instanceof RegExp)
    .optional()
    .describe(description);

/** Where the form of a word tells that something was done. */
export const verbPatterns = z
  .strictObject({
    firstWord: pattern('The first word begins with a prefix of verbs, and no other word does. Decides alone.'),
    anyWord: pattern('Any word is the noun of a verb.'),
    text: pattern('The text begins with a verb that is marked as done.'),
  })
  .describe('Forms by which a bullet shows an action verb: regular expressions over folded text. For what words cannot say.');

export const languageNames = z
  .strictObject({
    beginnings: words('What names of languages begin with and is no part of them: "Tiếng".').optional(),
    more: z.record(z.string(), words('Names of one language.')).optional().describe('By code: names that Unicode does not list.'),
  })
  .describe('How the language names languages, beside the names that Unicode lists.');

export const letter = z
  .strictObject({
    salutations: words('How lines begin that greet the reader.'),
    closings: words('How lines begin that take leave; a dash before a word means that they end so.'),
  })
  .describe('First and last words of letters of application, lower case.');
