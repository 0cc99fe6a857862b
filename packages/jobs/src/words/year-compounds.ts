import { foldLetters } from '@winnow/languages';
import { tableOfLanguage } from '@winnow/languages/hiring';

type Compound = readonly [beginning: string, years: number];

/** The words of a language that are a number of years on their own ("dreijährige"), and those that may be one year. */
export const yearCompounds = tableOfLanguage(
  ({ job }): { readonly beginnings: readonly Compound[]; readonly single: ReadonlySet<string> } => ({
    beginnings: (job.counting?.compounds ?? []).flatMap((words, index) =>
      words.map((word): Compound => [foldLetters(word), index + 1]),
    ),
    single: new Set((job.counting?.single ?? []).map(foldLetters)),
  }),
);
