import type { WantedWords } from './coverage.ts';
import type { Likenesses } from './likenesses.ts';
import type { Place } from './place.ts';
import type { ResumeIndex } from './resume-index.ts';
import type { Wanted } from './wanted.ts';

/** Of the skills and certificates of a job, what places show: the share that is named, or implied, and the mean likeness to each, from 0 to 1. */
export type ShownShare = { readonly named: number; readonly implied: number; readonly alike: number };

/** With fewer requirements, each says less about the work. */
const minCount = 4;

/** So many requirements each further statement may show (our own choice). */
const perStatement = 2;

/** Any two texts of work are this alike. */
const chance = 34;

type Search = {
  readonly index: ResumeIndex;
  readonly covering: ReadonlyMap<WantedWords['id'], readonly Place[]>;
  readonly alike: Likenesses;
};

/** Prepares the question how much of a job some places show. More places never show less. */
export const shownShareOf = (
  wanted: readonly Wanted[],
  { index, covering, alike }: Search,
): ((places: readonly Place[]) => ShownShare) => {
  const asked = wanted.flatMap(({ requirement: { kind }, names }, number) => {
    if (kind !== 'skill' && kind !== 'certification') return [];
    const named = new Set([...index.named(names).map(({ place }) => place), ...(covering.get(String(number)) ?? [])]);
    return [{ number, named, implied: new Set(index.related(names).map(({ place }) => place)) }];
  });
  const count = Math.max(minCount, asked.length);
  return (places) => {
    const texts = [...new Set(places.map(({ visible }) => visible))];
    /** A line of all the words of a job shows no work: only with a second statement does the first one count. */
    const shareBy = (of: (each: (typeof asked)[number]) => ReadonlySet<Place>): number => {
      const found = asked.map((each) => places.filter((place) => of(each).has(place)).map(({ visible }) => visible));
      const statements = new Set(found.flat()).size;
      return Math.min(found.filter((each) => each.length > 0).length, perStatement * Math.max(0, statements - 1)) / count;
    };
    const rows = asked.map(({ number }) => texts.map((text) => Math.max(0, alike(number, text) - chance)));
    const ofTexts = texts.map((_, at) => rows.reduce((most, row) => Math.max(most, row[at] ?? 0), 0));
    const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
    const best = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0);
    return {
      named: shareBy(({ named }) => named),
      implied: shareBy(({ implied }) => implied),
      alike: Math.min(sum(rows.map(best)), sum(ofTexts) - best(ofTexts)) / (100 * count),
    };
  };
};
