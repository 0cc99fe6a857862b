import type { WantedWords } from './coverage.ts';
import type { Likenesses } from './likenesses.ts';
import type { Place } from './place.ts';
import type { ResumeIndex } from './resume-index.ts';
import type { Wanted } from './wanted.ts';

/** Of the skills and certificates of a job, what places show: the share that is named, or implied, and the mean likeness to each, from 0 to 1. */
export type ShownShare = { readonly named: number; readonly implied: number; readonly alike: number };

/** With fewer requirements, each says less about the work. */
const minCount = 4;

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
  const shareOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / count;
  return (places) => {
    const texts = [...new Set(places.map(({ visible }) => visible))];
    const isAny = (of: ReadonlySet<Place>): number => Number(of.size > 0 && places.some((place) => of.has(place)));
    return {
      named: shareOf(asked.map(({ named }) => isAny(named))),
      implied: shareOf(asked.map(({ implied }) => isAny(implied))),
      alike: shareOf(asked.map(({ number }) => Math.max(0, ...texts.map((text) => alike(number, text))) / 100)),
    };
  };
};
