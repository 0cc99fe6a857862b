/** About as many texts as a long resume has. */
const most = 1_000;

/**
 * A pure function of a text that keeps its answers about the last texts, as one resume asks about a line many times. It holds fewer than
 * twice `most`: the older half goes when the newer one is full.
 */
export const remember = <T>(answer: (text: string) => T): ((text: string) => T) => {
  let newer = new Map<string, { readonly value: T }>();
  let older = newer;
  return (text) => {
    const known = newer.get(text) ?? older.get(text) ?? { value: answer(text) };
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(text, known);
    return known.value;
  };
};
