import type { CandidateRecord, RerankInput, ReviewSummary } from '@winnow/contracts';
import { scoreOf, scoreTermsOf } from '@winnow/matching/score-of';
import type { RankedJob } from './as-if.ts';
import { type Marks, type PackedMarks, unpackMarks } from './marks.ts';
import { beforeFirst, type RankPosition, rankKey, rankNext } from './ranking.ts';

/** What a ranking needs of a candidate that was scored. */
export type Standing = Pick<CandidateRecord, 'id' | 'ordinal' | 'name' | 'file_name' | 'duplicate_of'> & {
  readonly marks: PackedMarks;
  readonly review: ReviewSummary;
};

/** A candidate with the score of another job, and whether the filters leave it. */
export type Placed = Pick<CandidateRecord, 'id' | 'score' | 'required_met'> & {
  /** Its place, as in `rankKey`. */
  readonly key: string;
  readonly isListed: boolean;
};

type Filters = NonNullable<RerankInput['filters']>;
type Candidate = Standing & Pick<Placed, 'score' | 'required_met'> & Pick<Marks, 'statuses'>;

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** The filters that were given, as tests of a candidate. */
const testsOf = ({ requirements }: RankedJob, filters: Filters): readonly ((candidate: Candidate) => boolean)[] => {
  const { min_score, met = [], shown = [], all_musts, hide_duplicates, file_name, text, stages, starred, tags = [] } = filters;
  const indexOf = new Map(requirements.map(({ id }, index) => [id, index]));
  const statusIn =
    (ids: readonly string[], accepted: readonly string[]) =>
    ({ statuses }: Candidate): boolean =>
      ids.every((id) => accepted.includes(statuses[indexOf.get(id) ?? -1] ?? ''));
  const [inFileName, inAnyName] = [plain(file_name ?? ''), plain(text ?? '')];
  return [
    ...(min_score === undefined ? [] : [({ score }: Candidate) => score !== null && score >= min_score]),
    ...(met.length === 0 ? [] : [statusIn(met, ['met'])]),
    ...(shown.length === 0 ? [] : [statusIn(shown, ['met', 'partly_met'])]),
    ...(all_musts === true ? [({ required_met }: Candidate) => required_met.met === required_met.total] : []),
    ...(hide_duplicates === true ? [({ duplicate_of }: Candidate) => duplicate_of === null] : []),
    ...(inFileName === '' ? [] : [(candidate: Candidate) => plain(candidate.file_name).includes(inFileName)]),
    ...(inAnyName === ''
      ? []
      : [({ name, file_name: file }: Candidate) => [name ?? '', file].some((each) => plain(each).includes(inAnyName))]),
    ...(stages === undefined ? [] : [({ review }: Candidate) => stages.includes(review.stage)]),
    ...(starred === true ? [({ review }: Candidate) => review.starred] : []),
    ...(tags.length === 0 ? [] : [({ review }: Candidate) => tags.every((tag) => review.tags.includes(tag))]),
  ];
};

/** Scores candidates as if the job were another. Ten thousand of them are one request, so what can be is prepared once. */
export const createPlacer = (job: RankedJob, filters: Filters = {}): ((standing: Standing) => Placed) => {
  const terms = scoreTermsOf(job.requirements);
  const leftOut = new Set(job.requirements.flatMap(({ weight }, index) => (weight === 0 ? [index] : [])));
  const tests = testsOf(job, filters);
  return (standing) => {
    const { statuses, credits } = unpackMarks(standing.marks);
    const counted = leftOut.size === 0 ? credits : credits.map((credit, index) => (leftOut.has(index) ? null : credit));
    const { score, required_met } = scoreOf(terms, counted, job.weights);
    const candidate = { ...standing, statuses, score, required_met };
    return {
      id: standing.id,
      score,
      required_met,
      key: rankKey({ score, ...required_met, ordinal: standing.ordinal }),
      isListed: tests.every((test) => test(candidate)),
    };
  };
};

/** Candidates in the order of their places, each with its rank among all, without those that the filters hide. */
export const listPlaced = (placed: readonly Placed[]): readonly (Placed & Pick<RankPosition, 'rank'>)[] => {
  let position = beforeFirst;
  return placed
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((each) => {
      position = rankNext(position, each.score);
      return { ...each, rank: position.rank };
    })
    .filter(({ isListed }) => isListed);
};
