import { isUnspaced, wordsIn } from './words.ts';

/** How words are told apart; without spaces, a letter is a word, and a word has about two letters. */
export type Writing = 'spaced' | 'unspaced';

/** The folded words of a text. */
export const foldedWords = (text: string): readonly string[] => wordsIn(text).map((word) => word.text);

/** How most of the words are written. */
export const writingOf = (words: readonly string[]): Writing =>
  words.filter(isUnspaced).length * 2 > words.length ? 'unspaced' : 'spaced';

const runsIn = function* (words: readonly string[], length: number): Generator<string> {
  for (let end = length; end <= words.length; end += 1) yield words.slice(end - length, end).join(' ');
};

type Run = { readonly words: string; readonly start: number };

/** Every run of so many words of a text, each once, to be found in other texts. */
export type WordRuns = {
  readonly count: number;
  /** Those that other words contain, by where they begin. */
  readonly foundIn: (words: readonly string[]) => readonly Run[];
};

/** Prepares the runs of a text. Words that it does not have end a run, so that few runs of another text are looked up. */
export const wordRuns = (own: readonly string[], length: number): WordRuns => {
  const runs = new Set(runsIn(own, length));
  const known = new Set(own);
  return {
    count: runs.size,
    foundIn: (words) => {
      const found: Run[] = [];
      let unbroken = 0;
      for (const [index, word] of words.entries()) {
        unbroken = known.has(word) ? unbroken + 1 : 0;
        if (unbroken < length) continue;
        const start = index + 1 - length;
        const run = words.slice(start, index + 1).join(' ');
        if (runs.has(run)) found.push({ words: run, start });
      }
      return found;
    },
  };
};
