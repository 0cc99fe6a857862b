import type { z } from 'zod';

/** What zod keeps of a schema, as far as samples need it. */
type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Node>>;
  readonly element?: Node;
  readonly options?: readonly Node[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly innerType?: Node;
  readonly items?: readonly Node[];
  readonly keyType?: Node;
  readonly valueType?: Node;
};
type Node = z.ZodType & { readonly def: Definition };

/** Tried in turn until one keeps to the checks of a schema. */
const texts = [
  'text',
  '2026-11-22T00:00:00.000Z',
  'a'.repeat(64),
  'https://example.com/hooks',
  'ada@example.com',
  '2026-11',
  '203.0.113.0/24',
];
const numbers = [1, 0, 0.5, 60, 500, 2_026, 1_000_000];

/** Longer lists, such as that of the languages, are shown by their first and last value. */
const maxShown = 20;

const fitting = (schema: Node, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined) throw new Error(`No sample of a ${schema.def.type} fits: add one.`);
  return found;
};

const turn = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** As many objects as it takes to show every variant of every field; the first leaves out what may be left out. */
const objectsOf = (shape: Readonly<Record<string, Node>>): readonly unknown[] => {
  const fields = Object.entries(shape).map(([name, schema]) => [name, samplesOf(schema)] as const);
  const count = Math.max(1, ...fields.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(fields.map(([name, values]) => [name, turn(values, index)]).filter(([, value]) => value !== undefined)),
  );
};

/** Values that keep to a schema and together show every branch of it; always the same. Throws for a kind of schema that it does not know. */
export const samplesOf = (schema: z.ZodType): readonly unknown[] => {
  const node = schema as Node;
  const { def } = node;
  switch (def.type) {
    case 'object':
      return objectsOf(def.shape ?? {});
    case 'union':
      return (def.options ?? []).flatMap(samplesOf);
    case 'nullable':
      return [null, ...samplesOf(def.innerType as Node)];
    case 'optional':
      return [undefined, ...samplesOf(def.innerType as Node)];
    case 'readonly':
    case 'default':
      return samplesOf(def.innerType as Node);
    case 'array': {
      const all = samplesOf(def.element as Node);
      return [[], all, ...all.map((one) => [one])].filter((value) => node.safeParse(value).success);
    }
    case 'tuple':
      return [(def.items ?? []).map((item) => samplesOf(item)[0])];
    case 'record':
      return [Object.fromEntries(samplesOf(def.keyType as Node).map((key) => [key, samplesOf(def.valueType as Node)[0]]))];
    case 'enum': {
      const all = Object.values(def.entries ?? {});
      return all.length <= maxShown ? all : [all[0], all.at(-1)];
    }
    case 'literal':
      return def.values ?? [];
    case 'boolean':
      return [false, true];
    case 'null':
      return [null];
    case 'unknown':
    case 'any':
      return ['text'];
    case 'string':
      return [fitting(node, texts)];
    case 'number':
      return [fitting(node, numbers)];
    default:
      throw new Error(`No samples of a ${def.type} schema: say how to make them.`);
  }
};
