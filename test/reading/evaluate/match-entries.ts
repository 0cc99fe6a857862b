import { addScores, type FieldScore, type Given, noScore } from './field-score.ts';
import { isSame, matchItems, rate } from './match-items.ts';

type Texts = { readonly [field: string]: string | boolean | null | undefined };

/** An entry as labelled or read: texts, and dates as `start` and `end`. */
export type Entry = Texts & { readonly start: string | null; readonly end: string | null; readonly single_date?: boolean };

type Ratings = { readonly [field: string]: number | undefined };

const textOf = (entry: Entry, field: string): string | null => {
  const text = entry[field];
  return typeof text === 'string' && text !== '' ? text : null;
};

/** Whether the dates are right: a single date counts as start, as end and as both. */
const haveSameDates = (label: Entry, read: Entry): boolean => {
  const [start, end] = [read.start || null, read.end || null];
  if (label.single_date !== true) return start === label.start && end === label.end;
  const given = [start, end].filter((date) => date !== null);
  return given.length === 0 ? label.end === null : given.every((date) => date === label.end);
};

type Pair = { readonly label: Entry; readonly read: Entry };

const hasSameText = ({ label, read }: Pair, field: string): boolean =>
  textOf(label, field) === null ? textOf(read, field) === null : isSame(textOf(label, field), textOf(read, field));

const isRight = (pair: Pair, fields: readonly string[]): boolean =>
  haveSameDates(pair.label, pair.read) && fields.every((field) => hasSameText(pair, field));

const likeness = (pair: Pair, fields: readonly string[]): number => {
  const { label, read } = pair;
  const texts = fields.filter((field) => textOf(label, field) !== null && hasSameText(pair, field)).length;
  const dates = (['start', 'end'] as const).filter((end) => Boolean(label[end]) && label[end] === read[end]).length;
  return 2 * texts + (haveSameDates(label, read) ? 1.5 : 0) + 0.5 * dates;
};

type Match = ReadonlyMap<number, number>;

/** The labelled entry of each read one: the most alike first, then those at the same place of their lists. */
const matchUp = (read: readonly Entry[], labels: readonly Entry[], fields: readonly string[]): Match => {
  const pairs = read.flatMap((each, i) =>
    labels
      .map((label, j) => ({ i, j, likeness: likeness({ label, read: each }, fields) }))
      .filter((pair) => pair.likeness >= 1.5),
  );
  const ranked = pairs.toSorted(
    (a, b) => b.likeness - a.likeness || Math.abs(a.i - a.j) - Math.abs(b.i - b.j) || a.i - b.i || a.j - b.j,
  );
  const match = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of ranked) {
    if (match.has(i) || taken.has(j)) continue;
    match.set(i, j);
    taken.add(j);
  }
  return match;
};

const describe = (entry: Entry, fields: readonly string[]): string =>
  [...fields.map((field) => textOf(entry, field) ?? '–'), `${entry.start ?? '–'} to ${entry.end ?? '–'}`].join(' ¦ ');

export type MatchedEntries = {
  readonly whole: FieldScore;
  readonly start: FieldScore;
  readonly end: FieldScore;
  /** A text that the entries are not matched by, compared in those that match. */
  readonly fieldOf: (field: string) => FieldScore;
  /** The scores of the texts that entries are matched by. */
  readonly texts: ReadonlyMap<string, FieldScore>;
};

export type EntriesToMatch = {
  readonly read: readonly Entry[];
  readonly labels: readonly Entry[];
  /** The texts by which they are matched, and that must all be right. */
  readonly fields: readonly string[];
  readonly ratings: readonly Ratings[];
  /** Values of a text that no text layer has. */
  readonly absent: (field: string) => readonly string[];
};

/** Compares the entries of a section: as wholes, by their dates and by each of their texts. */
export const matchEntries = ({ read, labels, fields, ratings, absent }: EntriesToMatch): MatchedEntries => {
  const match = matchUp(read, labels, fields);
  const readOf = new Map([...match].map(([i, j]) => [j, i]));
  const given = (field: string, i: number, text: string): Given => ({ text, confidence: ratings[i]?.[field] ?? null });
  // An entry of placeholders alone is never missed.
  const isEmpty = (label: Entry): boolean => fields.every((field) => textOf(label, field) === null);
  const isPairRight = (i: number, j: number): boolean => isRight({ label: labels[j]!, read: read[i]! }, fields);
  const rightLabels = new Set([...match].flatMap(([i, j]) => (isPairRight(i, j) ? [j] : [])));

  const whole: FieldScore = {
    ...noScore,
    right: rightLabels.size,
    predicted: read.length,
    labelled: labels.filter((label, j) => !isEmpty(label) || rightLabels.has(j)).length,
    missed: labels.flatMap((label, j) => (isEmpty(label) || rightLabels.has(j) ? [] : [describe(label, fields)])),
    wrong: read.flatMap((entry, i) => {
      const j = match.get(i);
      return j !== undefined && rightLabels.has(j) ? [] : [describe(entry, fields)];
    }),
  };

  const needed = (key: 'start' | 'end', label: Entry, j: number): boolean => {
    if (label.single_date !== true) return label[key] !== null;
    const own = read[readOf.get(j) ?? -1];
    return key === (own?.start && !own.end ? 'start' : 'end');
  };

  const dates = (key: 'start' | 'end'): FieldScore => {
    const judged = read.flatMap((entry, i) => {
      const date = entry[key];
      if (!date) return [];
      const label = labels[match.get(i) ?? -1];
      const single = label?.single_date === true;
      const right = label !== undefined && date === (single ? label.end : label[key]);
      // A single date that is given twice counts once.
      if (right && single && key === 'start' && entry.end) return [];
      return [{ right, given: given(key, i, date) }];
    });
    const wanted = labels.filter((label, j) => needed(key, label, j) && (!isEmpty(label) || readOf.has(j)));
    return {
      ...noScore,
      right: judged.filter(({ right }) => right).length,
      predicted: judged.length,
      labelled: wanted.length,
      missed: labels.flatMap((label, j) => {
        const own = read[readOf.get(j) ?? -1];
        return wanted.includes(label) && !own?.[key] ? [`${label[key] ?? label.end} (${describe(label, fields)})`] : [];
      }),
      wrong: judged.flatMap((each) => (each.right ? [] : [each.given.text])),
      rated: judged.flatMap((each) => rate(each.given, each.right)),
    };
  };

  const texts = new Map(
    fields.map((field) => {
      const all = read.flatMap((entry, i) => {
        const text = textOf(entry, field);
        return text === null ? [] : [given(field, i, text)];
      });
      const wanted = labels.flatMap((label) => textOf(label, field) ?? []).filter((text) => !absent(field).includes(text));
      return [field, matchItems(all, wanted, isSame, absent(field))] as const;
    }),
  );

  const fieldOf = (field: string): FieldScore =>
    addScores([
      ...read.map((entry, i) => {
        const text = textOf(entry, field);
        const label = labels[match.get(i) ?? -1];
        const wanted = label === undefined ? [] : [textOf(label, field) ?? []].flat();
        return matchItems(text === null ? [] : [given(field, i, text)], wanted, isSame);
      }),
      ...labels.map((label, j) => {
        const text = textOf(label, field);
        return readOf.has(j) || text === null ? noScore : { ...noScore, labelled: 1, missed: [text] };
      }),
    ]);

  return { whole, start: dates('start'), end: dates('end'), fieldOf, texts };
};
