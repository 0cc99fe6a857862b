import { anyOf, hasUnspacedScript } from '@winnow/languages';

type Sides = {
  /** Whether the word begins after no letter, and ends before none. */
  readonly begins?: boolean;
  readonly ends?: boolean;
  /** What counts as a letter. */
  readonly letter?: string;
};

/** The source of a pattern for a word as a part of a text; one of a script without spaces stands anywhere. */
export const wordPattern = (word: string, { begins = true, ends = false, letter = String.raw`\p{L}` }: Sides): string => {
  const pattern = anyOf([word]);
  if (hasUnspacedScript(word)) return pattern;
  return `${begins ? `(?<!${letter})` : ''}${pattern}${ends ? `(?!${letter})` : ''}`;
};
