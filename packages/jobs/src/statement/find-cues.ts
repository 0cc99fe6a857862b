import type { LanguageCode } from '@winnow/contracts/constants';
import { foldLetters } from '@winnow/languages';
import { tableOfAllLanguages } from '@winnow/languages/hiring';
import type { Tally, Token } from '@winnow/skills';
import { numberOf } from '../words/number-words.ts';
import { type CueKind, cuePhrases } from '../words/vocabulary.ts';

/** A cue at the tokens `first` to `last`, which are at `[start, end)` of the text. */
export type Cue = {
  readonly kind: CueKind;
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
};

/** "Customer needs" are not requirements. */
const nouns = tableOfAllLanguages(
  (locales): ReadonlySet<string> => new Set(locales.flatMap(({ job }) => job.otherNouns ?? []).map(foldLetters)),
);

/** "At least 3" and "3 years minimum" express an amount, not necessity. */
const isQuantity = (
  text: string,
  tokens: readonly Token[],
  { first, last }: Cue,
  language: LanguageCode,
  years: ReadonlySet<number>,
): boolean => {
  const beside = [tokens[last + 1], tokens[last + 2]].some(
    (token) => token !== undefined && numberOf(token.key, language) !== undefined,
  );
  return beside || years.has(first - 1) || /^\s?\p{Nd}/u.test(text.slice(tokens[last]?.end ?? 0).slice(0, 2));
};

/** The cues of a text, none within another; a phrase that says two things gives two at one place. */
export const findCues = (text: string, tokens: readonly Token[], language: LanguageCode, tally?: Tally): readonly Cue[] => {
  const phrases = cuePhrases(language);
  const cues: Cue[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const hit = phrases.at(tokens, index, tally)[0];
    if (hit === undefined || (hit.length === 1 && nouns().has(tokens[index]?.key ?? ''))) continue;
    const last = index + hit.length - 1;
    const place = { first: index, last, start: tokens[index]?.start ?? 0, end: tokens[last]?.end ?? 0 };
    for (const kind of new Set(hit.values)) cues.push({ kind, ...place });
    index = last;
  }
  const years = new Set(cues.filter(({ kind }) => kind === 'years').map(({ last }) => last));
  return cues.filter((cue) => cue.kind !== 'required' || !isQuantity(text, tokens, cue, language, years));
};
