import { type FieldScore, type Given, noScore, type Rated } from './field-score.ts';
import { normalise } from './normalise.ts';

type Equal = (labelled: string, given: string) => boolean;

/** Equal in the form in which facts are compared. */
export const isEqual: Equal = (a, b) => normalise(a) === normalise(b);

/** Equal, or one holds the other and is at least half as long. */
export const isSame = (a: string | null | undefined, b: string | null | undefined): boolean => {
  const [left, right] = [normalise(a), normalise(b)];
  if (left === right) return true;
  if (left === '' || right === '') return false;
  const [short, long] = [[...left].length, [...right].length].toSorted((x, y) => x - y);
  return (left.includes(right) || right.includes(left)) && (short ?? 0) * 2 >= (long ?? 0);
};

/** Confidences of the values that have one. */
export const rate = ({ confidence }: Given, right: boolean): readonly Rated[] =>
  confidence === null ? [] : [{ confidence, right }];

/** Matches each given item with at most one labelled item; items that no text layer has (`absent`) are neither missed nor wrong. */
export const matchItems = (
  given: readonly Given[],
  labelled: readonly string[],
  equal: Equal,
  absent: readonly string[] = [],
): FieldScore => {
  const free = [...labelled];
  const take = (test: (item: string) => boolean): boolean => {
    const at = free.findIndex(test);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  };
  const items = given.filter(({ text }) => text !== '');
  const exact = items.map(({ text }) => take((item) => isEqual(item, text)));
  const judged = items.map((item, index) => ({
    item,
    right: exact[index] === true || take((each) => equal(each, item.text)),
  }));
  const scored = judged.filter(({ item, right }) => right || !absent.some((each) => equal(each, item.text)));
  return {
    ...noScore,
    right: scored.filter(({ right }) => right).length,
    predicted: scored.length,
    labelled: labelled.length,
    missed: free,
    wrong: scored.flatMap(({ item, right }) => (right ? [] : [item.text])),
    rated: scored.flatMap(({ item, right }) => rate(item, right)),
  };
};
