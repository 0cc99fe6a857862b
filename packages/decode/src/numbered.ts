/** What the values of one place of a template lead to: the next place, or the number of a feature. */
type Place = {
  readonly counts: (Next | undefined)[];
  /** For true and for false. */
  yes: Next | undefined;
  no: Next | undefined;
  readonly others: Map<unknown, Next>;
};

type Next = Place | number;

const names: string[] = [];

const places = new Map<TemplateStringsArray, Next>();

/** Larger numbers are found like all other values. */
const maxCount = 64;

const createPlace = (): Place => ({ counts: [], yes: undefined, no: undefined, others: new Map() });

/** What a value leads to. Small numbers and truths, which most values are, are found without hashing. */
const follow = (place: Place, value: unknown): Next | undefined => {
  if (value === true) return place.yes;
  if (value === false) return place.no;
  if (typeof value === 'number' && value >= 0 && value < maxCount) return place.counts[value];
  return place.others.get(value);
};

const keep = (place: Place, value: unknown, next: Next): void => {
  if (value === true) place.yes = next;
  else if (value === false) place.no = next;
  else if (typeof value === 'number' && value >= 0 && value < maxCount) place.counts[value] = next;
  else place.others.set(value, next);
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
  let found = places.get(template);
  for (let index = 0; index < values.length; index += 1) {
    if (found === undefined) break;
    found = follow(found as Place, values[index]);
  }
  return found === undefined ? enter(template, values) : (found as number);
};

/** The name of a feature, by its number. */
export const nameOf = (number: number): string => names[number] ?? '';
