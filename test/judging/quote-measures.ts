import type { MatchAssessment } from '@winnow/contracts';
import { foldLetters } from '@winnow/languages';
import type { Requirement, Truth } from './truth.ts';

type Candidate = Truth['candidates'][number];

/** What is quoted first for a requirement that is met or partly met, beside what the truth says of it. */
export type JudgedQuote = {
  readonly kind: Requirement['kind'];
  readonly isDifficult: boolean;
  /** Whether the truth calls the requirement met or partly met. */
  readonly isCounted: boolean;
  /** Whether the first quote, or any of them, is the best proof that the truth quotes; null where it quotes none. */
  readonly isProof: boolean | null;
  readonly hasProof: boolean | null;
};

/** The words of a text; of scripts without spaces, their pairs of letters. */
const unitsOf = (text: string): ReadonlySet<string> => {
  const words = foldLetters(text).match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word) && word.length > 1
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [word],
    ),
  );
};

/** A quote is the proof that has half of its words, or is a part of it that has so many. */
const leastShare = 0.5;
const leastUnits = 4;
const almostAll = 0.8;

/** Whether a quote is the statement that a proof is or is a part of. */
export const isSameProof = (quote: string, proof: string): boolean => {
  const [own, other] = [unitsOf(quote), unitsOf(proof)];
  const shared = [...other].filter((unit) => own.has(unit)).length;
  return shared >= other.size * leastShare || (shared >= leastUnits && shared >= own.size * almostAll);
};

const difficult: ReadonlySet<Candidate['kind']> = new Set<Candidate['kind']>([
  'unrelated',
  'keyword-list',
  'pasted-posting',
  'other-sense',
  'neighbour',
  'denies-must',
]);

/** Compares the first quotes of a match with the proofs of the truth; `right` are the requirements that are read right, by their place in the job. */
export const judgedQuotesOf = (
  { requirements }: MatchAssessment,
  { kind, verdicts, evidence }: Candidate,
  right: ReadonlyMap<number, Requirement>,
): readonly JudgedQuote[] =>
  requirements.flatMap(({ status, evidence: quotes }, index): readonly JudgedQuote[] => {
    const truth = right.get(index);
    const [first] = quotes;
    if (truth === undefined || first === undefined || (status !== 'met' && status !== 'partly_met')) return [];
    const verdict = verdicts[truth.id];
    const isCounted = verdict === 'met' || verdict === 'partly';
    const proof = isCounted ? evidence[truth.id] : undefined;
    return [
      {
        kind: truth.kind,
        isDifficult: difficult.has(kind),
        isCounted,
        isProof: proof === undefined ? null : isSameProof(first.quote, proof),
        hasProof: proof === undefined ? null : quotes.some(({ quote }) => isSameProof(quote, proof)),
      },
    ];
  });
