import { z } from 'zod';
import { words } from './words.ts';

/** The words by which a sentence of a resume denies, hopes for, or hardly claims what it names. */
export const evidence = z
  .strictObject({
    denied: words('It is not there, or no longer: "have never used", "no experience >", "expired".'),
    hoped: words('It is wished for, planned or under way: "would like to learn >", "in preparation".'),
    basic: words('It is there at the lowest level: "basic knowledge >", "first contact with >".'),
    exceptions: words('What contains a cue and says something else: "not only", "never missed", "no accident*".').optional(),
    contrast: words(
      'Words with which a clause of another stance begins: "but". One that is the end of the clause before has `< ` before it.',
    ).optional(),
    topics: words('Words after which a comma separates a topic from what is said of it, such as `は`.').optional(),
    joiners: words('More words that join names to a list, besides those of `job.joining`: "nor".').optional(),
  })
  .describe(
    [
      'Phrases in lower case, matched by whole words.',
      '`*` at the end or the beginning of a word stands for any letters, and alone for any word.',
      '`|` stands between words of which one is there, and `_` within one of several words: "no|without experience|working_knowledge".',
      'Brackets, commas and colons stand for themselves, as words of their own: "( expired )".',
      '`…` stands for up to four words: "habe … nie".',
      'A phrase governs the part of its clause between commas.',
      'One that ends with ` >` governs only what follows, and one that begins with `< ` only what precedes, if anything does.',
    ].join('\n'),
  );
