import type { LanguageCode } from '@winnow/contracts/constants';
import { type HiringLocale, hiringLocaleOf } from '../hiring-locale.ts';
import { tableOfLanguage } from '../hiring-tables.ts';
import { localeOf } from '../locale.ts';
import { foldOf, isUnspacedWord, wordsOfPhrase } from './clause-tokens.ts';
import { firstWordTest, type MayBegin } from './first-words.ts';

export const stances = ['denied', 'hoped', 'basic'] as const;

/** What a clause says of the skills it names, when it does not claim them. */
export type Stance = (typeof stances)[number];

export const directions = ['both', 'backward', 'forward'] as const;

/** Where a cue looks first for what it governs. */
export type Direction = (typeof directions)[number];

/** Phrases to find at the beginning of a word or sign. */
export type CuePattern = {
  /** Sticky; over folded words and signs with a space behind each. The groups are named for directions. */
  readonly pattern: RegExp;
  readonly mayBegin: MayBegin;
};

export type CuePatterns = {
  readonly cues: Readonly<Record<Stance, CuePattern>>;
  readonly exceptions: CuePattern;
  /** What ends a clause is `backward`. */
  readonly contrast: CuePattern;
  readonly joiners: ReadonlySet<string>;
  /** Words for alternatives only. */
  readonly alternatives: ReadonlySet<string>;
  /** Words that name nothing. */
  readonly empty: ReadonlySet<string>;
};

/** Signs that no part of a phrase goes across. */
const wordSign = '[^ ,:().]';

const maxGap = 4;
const maxUnspacedGap = 12;

/** Shorter English words may be others elsewhere: "no" in Spanish. */
const minForeignLength = 4;

const escaped = (word: string): string => word.replaceAll(/[+#]/g, String.raw`\$&`);

const sourceOfWord = (word: string, fold: (text: string) => string): string => {
  if (/^[(),:]$/u.test(word)) return `[${word}] `;
  const bare = word.replaceAll('*', '');
  if (bare === '') return `${wordSign}+ `;
  const [before, after] = [word.startsWith('*'), word.endsWith('*')].map((star) => (star ? `${wordSign}*` : ''));
  // An ending may begin with a vowel sign, which begins no word.
  const words = bare === word ? wordsOfPhrase(bare, fold) : [fold(bare)];
  return `${before}${words.map(escaped).join(' ')}${after} `;
};

const sourceOf = (phrase: string, fold: (text: string) => string): string => {
  const most = isUnspacedWord(phrase.replace(/^[<\s]+/u, '')) ? maxUnspacedGap : maxGap;
  const slots = phrase.split(' ');
  return slots
    .map((slot, index) => {
      // The name may stand once in an alternative.
      if (slot === '…') return `(${slots.indexOf('…') === index ? '?<gap>' : '?:'}(?:${wordSign}+ ){0,${most}})`;
      const words = slot.split('|').map((word) => sourceOfWord(word, fold));
      return words.length === 1 ? (words[0] ?? '') : `(?:${words.join('|')})`;
    })
    .join('');
};

const directionOf = (phrase: string): Direction => {
  if (phrase.startsWith('< ')) return 'backward';
  return phrase.endsWith(' >') ? 'forward' : 'both';
};

/** Longer phrases first, as the first alternative that fits is taken. */
const patternOf = (phrases: readonly string[], fold: (text: string) => string): CuePattern => {
  const bareOf = (phrase: string): string => phrase.replace(/^< | >$/gu, '');
  const groups = directions.map((direction) => {
    const sources = phrases
      .filter((phrase) => directionOf(phrase) === direction)
      .map(bareOf)
      .toSorted((a, b) => b.split(' ').length - a.split(' ').length || b.length - a.length)
      .map((phrase) => sourceOf(phrase, fold));
    return `(?<${direction}>${sources.length === 0 ? '(?!)' : sources.join('|')})`;
  });
  return { pattern: new RegExp(groups.join('|'), 'uy'), mayBegin: firstWordTest(phrases.map(bareOf), fold) };
};

const isSafeElsewhere = (phrase: string): boolean => {
  const words = phrase.split(' ').filter((slot) => /\p{L}/u.test(slot));
  return words.length > 1 || (words[0] ?? '').length >= minForeignLength;
};

const joinersOf = ({ job, skillContext, evidence }: HiringLocale): readonly string[] => [
  ...job.joining.or,
  ...(job.joining.and ?? []),
  ...(skillContext?.conjunctions ?? []),
  ...(evidence.joiners ?? []),
];

/** The patterns of a language and of English, which stands in resumes everywhere; compiled when first needed. */
export const cuePatterns = tableOfLanguage((locale): CuePatterns => {
  const fold = foldOf(locale.code);
  const english = locale.code === 'en' ? undefined : hiringLocaleOf('en');
  const all = (kind: keyof HiringLocale['evidence']): readonly string[] => [
    ...(locale.evidence[kind] ?? []),
    ...(english?.evidence[kind] ?? []).filter(isSafeElsewhere),
  ];
  const contrast = all('contrast');
  const keys = (words: readonly string[]): ReadonlySet<string> =>
    new Set(words.flatMap((each) => wordsOfPhrase(each, fold)).filter((key) => !contrast.includes(key)));
  const emptyIn = (code: LanguageCode): readonly string[] => [...localeOf(code).stopWords, ...localeOf(code).functionWords];
  return {
    cues: {
      denied: patternOf(all('denied'), fold),
      hoped: patternOf(all('hoped'), fold),
      basic: patternOf(all('basic'), fold),
    },
    exceptions: patternOf(all('exceptions'), fold),
    contrast: patternOf(contrast, fold),
    joiners: keys([...joinersOf(locale), ...(english === undefined ? [] : joinersOf(english))]),
    alternatives: keys([...locale.job.joining.or, ...(locale.evidence.joiners ?? [])]),
    empty: keys([...emptyIn(locale.code), ...(english === undefined ? [] : emptyIn('en'))]),
  };
});
