import { z } from 'zod';

const traitIds = [
  'verbs_last',
  'verbal_nouns_last',
  'long_words',
  'spaced_syllables',
  'marks_distinguish_words',
  'also_latin',
  'commonest_of_script',
  'oldest_position_first',
  'month_before_day',
  'number_before_street',
  'closed_compounds',
] as const;

/** What holds for a language as a whole. */
export type Trait = (typeof traitIds)[number];

export const traits = z
  .array(z.enum(traitIds))
  .describe(
    [
      '`verbs_last`: a bullet may end with what was done, as the verb or its participle stands last.',
      '`verbal_nouns_last`: a bullet may end in any of an open class of verbal nouns, which no list covers.',
      '`long_words`: endings, cases and particles are written to the word, so that a text has fewer, longer words.',
      '`spaced_syllables`: spaces stand between syllables, and a word is several of them.',
      '`marks_distinguish_words`: words that differ only in the marks of letters are different words.',
      '`also_latin`: the language is written in Latin letters as well as in its script.',
      '`commonest_of_script`: taken for the language of a short text in a script that several languages share.',
      '`oldest_position_first`: resumes of the country list the oldest position first.',
      '`month_before_day`: dates such as 3/4/2021 name the month first.',
      '`number_before_street`: addresses put the number of a house before its street.',
      '`closed_compounds`: a compound is written as one word, and its last part says what it is.',
    ].join('\n'),
  );
