import type { SectionKind } from '@winnow/contracts';
import { sectionKinds } from '@winnow/contracts/constants';
import { hasUnspacedScript } from '@winnow/languages';
import headings from '../../data/heading-kinds.json' with { type: 'json' };
import lines from '../../data/line-kinds.json' with { type: 'json' };
import { countPieces } from '../signs.ts';
import { createModel } from './create-model.ts';

/** Limits of how far a kind is ahead, in hundredths of a nat, between the features of it. */
export const leadLimits = [50, 120, 250] as const;

/** Tells which section a heading that no table knows is of. */
export const headingModel = createModel(sectionKinds, headings);

/** Tells which section a line below a heading may belong to: "hiking and chess" is about interests. */
export const lineModel = createModel(sectionKinds, lines);

/** What is less ahead, in hundredths of a nat, tells no kind: of 235 headings that no table knew, 94 % of those further ahead were right. */
const minLead = 150;

/** The kind of section that the n-grams of an unknown heading of several words tell: "My paid jobs so far" tells of experience. */
export const kindByNgrams = (heading: string): SectionKind | undefined => {
  // A single word may be a name that begins like another word: "Volvo" is no voluntary work.
  if (!hasUnspacedScript(heading) && countPieces(heading) < 2) return undefined;
  const best = headingModel.bestOf(heading);
  return best === undefined || best.lead < minLead ? undefined : best.kind;
};
