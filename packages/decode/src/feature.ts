type Names = Map<unknown, Names | string>;

/** The names of each template literal in the code, by their values, one after another. */
const namesOf = new Map<TemplateStringsArray, Names>();

/**
 * The name of a feature with its values, as the tag of a template literal. A text has tens of thousands of features but only some
 * thousand names, so each is built once and then found, as long as every value is one of few.
 */
export const feature = (template: TemplateStringsArray, ...values: readonly unknown[]): string => {
  let names = namesOf.get(template);
  if (names === undefined) {
    names = new Map();
    namesOf.set(template, names);
  }
  const last = values.length - 1;
  for (let index = 0; index < last; index += 1) {
    let next = names.get(values[index]) as Names | undefined;
    if (next === undefined) {
      next = new Map();
      names.set(values[index], next);
    }
    names = next;
  }
  const known = names.get(values[last]);
  if (typeof known === 'string') return known;
  const name = String.raw({ raw: template }, ...values);
  names.set(values[last], name);
  return name;
};
