/** What the values of one place of a template lead to: the next place, or the number of a feature. */
type Place = {
  readonly counts: (Place | number | undefined)[];
  readonly others: Map<unknown, Place | number>;
};

const names: string[] = [];

const places = new Map<TemplateStringsArray, Place | number>();

/** Larger numbers are found like all other values. */
const maxCount = 64;

const createPlace = (): Place => ({ counts: [], others: new Map() });

/** What a value leads to. Small numbers, which most values are, are found without hashing. */
const follow = ({ counts, others }: Place, value: unknown): Place | number | undefined => {
  if (typeof value === 'number' && value >= 0 && value < maxCount) return counts[value];
  return others.get(value);
};

const keep = ({ counts, others }: Place, value: unknown, next: Place | number): void => {
  if (typeof value === 'number' && value >= 0 && value < maxCount) counts[value] = next;
  else others.set(value, next);
};

const enter = (template: TemplateStringsArray, values: readonly unknown[]): number => {
  const number = names.push(String.raw({ raw: template }, ...values)) - 1;
  if (values.length === 0) {
    places.set(template, number);
    return number;
  }
  let place = (places.get(template) as Place | undefined) ?? createPlace();
  places.set(template, place);
  const last = values.length - 1;
  for (const value of values.slice(0, last)) {
    const next = (follow(place, value) as Place | undefined) ?? createPlace();
    keep(place, value, next);
    place = next;
  }
  keep(place, values[last], number);
  return number;
};

/**
 * The number of a feature with its values, as the tag of a template literal. A text has tens of thousands of features but only some
 * thousand names: each is built once, and weights are found by its number. Every value must be one of few.
 */
export const numbered = (template: TemplateStringsArray, ...values: readonly unknown[]): number => {
  let found: Place | number | undefined = places.get(template);
  for (let index = 0; index < values.length; index += 1) {
    if (found === undefined) break;
    found = follow(found as Place, values[index]);
  }
  return found === undefined ? enter(template, values) : (found as number);
};

/** The name of a feature, by its number. */
export const nameOf = (number: number): string => names[number] ?? '';
