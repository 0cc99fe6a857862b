import { anyOf } from '@winnow/languages';
import { tableOfAllLanguages } from '@winnow/languages/hiring';

export type TitleWords = {
  /** "(m/w/d)", "H/F", "(all genders)": a position for everybody, and no part of its name. */
  readonly everybody: RegExp;
  /** "Nurse – job description" */
  readonly suffix: RegExp;
  /** Verbs of seeking with the articles behind them. */
  readonly seeking: readonly string[];
  /** Small words that stand within names of positions. */
  readonly within: ReadonlySet<string>;
  /** Words behind the name of a position. */
  readonly ends: readonly string[];
};

/** The words around names of positions, in any language. */
export const titleWords = tableOfAllLanguages((locales): TitleWords => {
  const titles = locales.flatMap(({ job }) => job.titles ?? []);
  const everybody = anyOf(titles.flatMap((each) => each.forEverybody ?? []));
  const suffixes = anyOf(titles.flatMap((each) => each.suffixes ?? []));
  const seeking = titles
    .flatMap((each) => each.seeking ?? [])
    .flatMap(({ verbs, articles }) =>
      verbs.flatMap((verb) => (articles.length === 0 ? [verb] : articles.map((article) => `${verb} ${article}`))),
    );
  return {
    everybody: new RegExp(
      `\\s*(?:[([]\\s*(?:[mwfdxhvi](?:\\s?[/|,*]\\s?[mwfdxhvi]){1,3}|${everybody})\\s*[)\\]]|(?<=\\s)(?:[mwfdx]/[mwfdx](?:/[mwfdx])?|H/F|F/H)(?!\\p{L}))`,
      'giu',
    ),
    suffix: new RegExp(`\\s*[-–—|:]?\\s*\\b(?:${suffixes})\\b.*$`, 'iu'),
    seeking: [...new Set(seeking)],
    within: new Set(['&', ...titles.flatMap((each) => each.within ?? [])]),
    ends: titles.flatMap((each) => each.ends ?? []),
  };
});
