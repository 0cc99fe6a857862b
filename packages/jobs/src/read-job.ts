import type { JobReading } from '@winnow/contracts';
import { defaultLanguage } from '@winnow/contracts/constants';
import type { Weights } from '@winnow/decode';
import { detectLanguage } from '@winnow/languages';
import { readDemand } from './demands/read-demand.ts';
import { readFacts } from './facts/read-facts.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { FactWeights } from './names/choose-name.ts';
import { normalizeJobText } from './normalize-job-text.ts';
import { decodePieces } from './pieces/decode-pieces.ts';
import { findDemands } from './pieces/find-demands.ts';
import { findMentions, isShort, mayBeTitle } from './pieces/find-mentions.ts';
import { jobLines } from './text/job-lines.ts';
import { defaultShares } from './weights.ts';

/** `readJob` with weights of its own, to validate those that were learned without a part of the examples. */
export const readJobWith = (given: string, weights?: Weights, names?: FactWeights): JobReading => {
  const text = normalizeJobText(given);
  const lines = jobLines(text);
  const language = detectLanguage(lines.map((line) => line.text)).language;
  const spoken = language ?? defaultLanguage;
  const pieces = decodePieces(text, lines, spoken, weights);
  const short = isShort(text, pieces);
  const named = short ? pieces.filter((piece) => mayBeTitle(text, piece, spoken)) : pieces;
  const { title, company, location, seniority } = readFacts(text, lines, named, spoken, names);
  const demands = short ? findMentions(text, pieces, spoken) : findDemands(pieces, 'divided');
  const requirements = mergeDrafts(demands.flatMap((demand) => readDemand(text, demand, spoken)));
  return { title, company, location, language, seniority, requirements, weights: defaultShares };
};

/**
 * The requirements of a job description. The text need not be normalised; requirements quote its normalised form. Empty when
 * there are none.
 */
export const readJob = (text: string): JobReading => readJobWith(text);
