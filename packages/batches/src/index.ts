export { asIf, type RankedJob, unknownRequirements } from './as-if.ts';
export { type BitSet, hasBit, withBit } from './bit-set.ts';
export { candidateAt, firstOrdinalOf } from './intakes.ts';
export { type Marks, packMarks, unpackMarks } from './marks.ts';
export { beforeFirst, type Ranked, type RankPosition, rankKey, rankNext } from './ranking.ts';
export { createPlacer, listPlaced, type Placed, type Standing } from './rerank.ts';
export {
  beginRun,
  type Counted,
  candidateState,
  countCandidates,
  endRun,
  isAnnounced,
  isEnded,
  markAnnounced,
  markFollowed,
  never,
} from './run.ts';
