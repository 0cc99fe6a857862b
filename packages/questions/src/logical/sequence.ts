import { listOf, type MakeItem } from './logical-item.ts';

const max = 999;

/** The given number of terms, and the next one. */
const unfold = (first: number, next: (term: number, index: number) => number, length: number): readonly number[] => {
  const terms = [first];
  while (terms.length <= length) terms.push(next(terms.at(-1) ?? first, terms.length - 1));
  return terms;
};

const split = (all: readonly number[]) => ({ terms: listOf(all.slice(0, -1)), answer: all.at(-1) ?? 0 });

/** Each term is the previous one plus a constant step. Hard to see at steps above ten. */
export const makeArithmetic: MakeItem = (random) => {
  const step = random.between(3, 19);
  const { terms, answer } = split(unfold(random.between(2, 40), (term) => term + step, 5));
  return {
    template: 'iq.sequence',
    difficulty: step > 10 ? 'medium' : 'easy',
    values: { terms, step, answer },
    clues: [],
    answer: String(answer),
    explanation: 'arithmetic',
  };
};

/** Each term is a multiple of the previous one. */
export const makeGeometric: MakeItem = (random) => {
  const factor = random.between(2, 5);
  const { terms, answer } = split(unfold(random.between(1, 12), (term) => term * factor, 4));
  if (answer > max) return undefined;
  return {
    template: 'iq.sequence',
    difficulty: factor > 3 ? 'hard' : 'medium',
    values: { terms, factor, answer },
    clues: [],
    answer: String(answer),
    explanation: 'geometric',
  };
};

/** The differences grow by the same step. */
export const makeGrowing: MakeItem = (random) => {
  const step = random.between(1, 6);
  const difference = random.between(1, 9);
  const { terms, answer } = split(unfold(random.between(1, 25), (term, index) => term + difference + step * index, 5));
  return {
    template: 'iq.sequence',
    difficulty: step > 2 ? 'hard' : 'medium',
    values: { terms, step, answer },
    clues: [],
    answer: String(answer),
    explanation: 'growing',
  };
};

/** The next number by a rule, or undefined when the numbers do not follow it. */
type Rule = (terms: readonly number[]) => number | undefined;

const differences = (terms: readonly number[]): readonly number[] =>
  terms.slice(1).map((term, index) => term - (terms[index] ?? 0));

const constant = (numbers: readonly number[]): number | undefined =>
  numbers.length > 1 && numbers.every((each) => each === numbers[0]) ? numbers[0] : undefined;

const sameDifference: Rule = (terms) => {
  const step = constant(differences(terms));
  return step === undefined ? undefined : (terms.at(-1) ?? 0) + step;
};

const growingDifference: Rule = (terms) => {
  const next = sameDifference(differences(terms));
  return next === undefined ? undefined : (terms.at(-1) ?? 0) + next;
};

/** Each is a multiple of the previous one, plus a constant: with zero, a geometric sequence. */
const multipliedAndAdded: Rule = (terms) => {
  const [a = 0, b = 0, c = 0] = terms;
  const factor = (c - b) / (b - a);
  if (!Number.isInteger(factor)) return undefined;
  const next = (term: number): number => term * factor + (b - a * factor);
  return terms.slice(1).every((term, index) => term === next(terms[index] ?? 0)) ? next(terms.at(-1) ?? 0) : undefined;
};

const sumOfTwo: Rule = (terms) => {
  const holds = terms.slice(2).every((term, index) => term === (terms[index] ?? 0) + (terms[index + 1] ?? 0));
  return holds ? (terms.at(-1) ?? 0) + (terms.at(-2) ?? 0) : undefined;
};

const rules: readonly Rule[] = [sameDifference, growingDifference, multipliedAndAdded, sumOfTwo];

/** The next number by any of the usual rules; null when there is none, or when two rules disagree. Needs four terms. */
export const solveSequence = (terms: readonly number[]): number | null => {
  if (terms.length < 4) return null;
  const answers = new Set(rules.flatMap((rule) => rule(terms) ?? []));
  const [only] = answers;
  return answers.size === 1 && only !== undefined ? only : null;
};
