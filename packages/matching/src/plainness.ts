import type { Mention } from './evidence.ts';
import type { Assessed } from './judges/assessed.ts';
import type { Place } from './place.ts';
import type { SharedWords } from './shared-words.ts';
import type { Wanted } from './wanted.ts';

/**
 * How plainly the words of a place show a requirement to a reader, in hundredths: likeness to its own words, and what of its words and
 * codes the place has. All numbers here are chosen on tune and `further` of test/judging, by which quotes are those of the truth.
 */
const added = { words: 50, codes: 50, named: 15 };

/** What is known to imply a requirement need not be like it. */
const leastImplied = 75;

/** "Electrician" names an occupation, not what is done in it. */
const lessAsHead = 20;

/** Names of certificates are alike in most of their words. */
const lessAsCertificate = 15;

/** What is alike in a career of another trade is likely to be about something else. */
const lessElsewhere = 40;

/** From this plainness on, words show that a requirement is met, and that it is met in part. Others are no quotes. */
export const plainEnough = { met: 60, partly: 45 };

const none = { words: 0, codes: 0 } as const;

/** By what words speak of a requirement. */
export type SpokenBy = 'name' | 'relative' | 'likeness';

/** Prepares the question how plainly mentions show a requirement. */
export const plainnessOf = (
  { requirement }: Wanted,
  index: number,
  shared: ReadonlyMap<Place, SharedWords>,
  { alikeToOwn, isHead, relevance }: Pick<Assessed, 'alikeToOwn' | 'isHead' | 'relevance'>,
): ((mention: Mention, by: SpokenBy) => number) => {
  const less = (requirement.kind === 'certification' ? lessAsCertificate : 0) + lessElsewhere * (1 - relevance.career);
  return ({ place }, by) => {
    const { words, codes } = shared.get(place) ?? none;
    const alike = alikeToOwn(index, place.visible) + added.words * words + added.codes * codes;
    if (by === 'name') return Math.round(alike + added.named - less);
    if (by === 'relative') return Math.round(Math.max(alike, leastImplied) - less);
    return Math.round(alike - (isHead(place) ? lessAsHead : 0) - less);
  };
};
