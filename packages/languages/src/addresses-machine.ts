import { lazily, lazilyByKey } from '@winnow/kernel';
import { anyOf } from './any-of.ts';
import { foldLetters } from './heading-key.ts';
import { type Locale, localeViews } from './locale.ts';

const start = '(?<![\\p{L}\\p{M}\\p{Nd}])';
const end = '(?:s|sin|yi)?(?![\\p{L}\\p{M}\\p{Nd}])';

/** The rest of a word, and a bounded number of words before the next one, so that a hostile text costs no more than its length. */
const between = (words: number): string => `[\\p{L}\\p{M}'’]{0,20}(?:[ ,;:"-]{1,3}[^ ]{1,20}){0,${words}}?[ ,;:"-]{1,3}`;

type Order = {
  /** A cheap precondition of the pattern, which is expensive: most texts do not meet it. */
  readonly needs: RegExp;
  readonly source: string;
};

/** An instruction that begins with rare words. */
const orderOf = (first: string, rest: string): Order => ({
  needs: new RegExp(first),
  source: `${start}(?:${first})${rest}`,
});

type Words = NonNullable<Locale['machineOrders']>;

const anyFolded = (all: readonly (readonly string[] | undefined)[]): string =>
  anyOf([...new Set(all.flatMap((words) => (words ?? []).map(foldLetters)))]);

/**
 * Verbs, adjectives and nouns of all languages count together; the short words for "you are" and for machines only with those of
 * their own language.
 */
const spacedOrders = (all: readonly Words[]): readonly Order[] => {
  const ignore = anyFolded(all.map((words) => words.ignore));
  const earlier = anyFolded(all.map((words) => words.earlier));
  const orders = anyFolded(all.map((words) => words.orders));
  const lastVerbs = anyFolded(all.filter(({ verbLast }) => verbLast).map((words) => words.ignore));
  return [
    orderOf(ignore, `${between(3)}(?:${earlier})${between(3)}(?:${orders})`),
    orderOf(ignore, `${between(2)}(?:${orders})${between(2)}(?:${earlier})`),
    {
      needs: new RegExp(lastVerbs),
      source: `${start}(?:${earlier})${between(3)}(?:${orders})${between(2)}(?:${lastVerbs})`,
    },
    ...all
      .filter(({ you }) => you !== undefined)
      .map(({ you, machine }) =>
        orderOf(anyFolded([you]), `(?: \\p{L}[\\p{L}\\p{M}]{0,12}){0,2}? (?:${anyFolded([machine])})${end}`),
      ),
    orderOf(
      'attention|notes? (?:to|for)|instructions? (?:to|for)',
      '(?: (?:the|any|all))? (?:ai|llm|gpt|chatgpt|language model)(?: (?:model|reviewer|screener|recruiter|reader|system|assistant)s?)? ?[:!]',
    ),
    orderOf(
      '(?:rate|score|rank) (?:this|the)',
      ' (?:candidate|applicant|resume|cv|profile)(?: [^ ]{1,20}){0,3}? (?:as (?:the |an? )?(?:best|top|excellent|perfect|ideal|exceptional)|highest|10/10|100)',
    ),
  ];
};

/** Maximum distance of a word for machines after "you are" in languages with few or no spaces. */
const nearMachine = 6;

const unspacedOrders = (words: Words): readonly RegExp[] => {
  const { unspaced, you, machine = [] } = words;
  if (unspaced === undefined) return [];
  const sequence = unspaced.sequence.map((part) => `(?:${anyOf(words[part] ?? [])})`).join(`.{0,${unspaced.reach}}`);
  const lower = machine.map((word) => word.toLowerCase());
  const addressed = you === undefined ? [] : [`(?:${anyOf(you)}).{0,${nearMachine}}(?:${anyOf(lower)})`];
  return [sequence, ...addressed].map((source) => new RegExp(source, 'u'));
};

type Orders = { readonly anyNeeded: RegExp; readonly spaced: readonly Order[]; readonly unspaced: readonly RegExp[] };

const allOrders = lazily((): Orders => {
  const all = localeViews().flatMap(({ machineOrders }) => machineOrders ?? []);
  const spaced = spacedOrders(all.filter((words) => words.unspaced === undefined));
  return {
    anyNeeded: new RegExp(spaced.map(({ needs }) => needs.source).join('|')),
    spaced,
    unspaced: all.flatMap(unspacedOrders),
  };
});

/** Compiled when a text first has what it needs: few do. */
const patternOf = lazilyByKey((source: string): RegExp => new RegExp(source, 'u'));

/**
 * Whether a text contains instructions for a program that reads it, in the words of any language that lists some: to ignore its
 * instructions, or how to rate the writer.
 */
export const addressesMachine = (text: string): boolean => {
  const { anyNeeded, spaced, unspaced } = allOrders();
  const folded = foldLetters(text).replace(/\s+/gu, ' ');
  // Folding separates Thai vowels.
  const plain = text.normalize('NFC').toLowerCase();
  return (
    (anyNeeded.test(folded) && spaced.some(({ needs, source }) => needs.test(folded) && patternOf(source).test(folded))) ||
    unspaced.some((pattern) => pattern.test(folded) || pattern.test(plain))
  );
};
