import { allLocales } from '@winnow/languages';
import type { LayoutDocument, Line } from '@winnow/reading';
import { prepositionsOf, splitDegree } from '../evaluate/split-degree.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { createPrinter, type Look, layoutFrom, type MadeLine, plain } from './made-layout.ts';
import { pick, pickBy, type Random, randomOf } from './random.ts';

/** Values of one kind that stand in a head. */
export type HeadTruth = { readonly role: string; readonly value: string };

export type MadeResume = { readonly layout: LayoutDocument; readonly truth: readonly HeadTruth[] };

/** How the heads of a section are printed. One per section: entries of a resume look alike. */
type Form = {
  readonly lines: readonly (readonly (readonly string[])[])[];
  readonly separators: { readonly [pair: string]: string };
  readonly looks: { readonly [role: string]: Look };
};

const separatorsOf = (random: Random): string =>
  pickBy(random, [
    [', ', 5],
    [' | ', 2],
    [' – ', 2],
    [' - ', 1],
    [' · ', 1],
    [' — ', 1],
    [' • ', 0.5],
  ]);

const lookOf = (random: Random): Look => ({
  bold: random() < 0.4,
  italic: random() < 0.2,
  upper: random() < 0.1,
  size: pickBy(random, [
    [10, 6],
    [11, 2],
    [12, 2],
    [9, 1],
  ]),
});

/**
 * Spreads roles over lines and cells: the two names in either order, on one line or two, the place beside or below one of them, the
 * period on the right, on the left, or on a line of its own.
 */
const formOf = (random: Random, language: string, [first, second, third]: readonly [string, string, string | null]): Form => {
  const [above, below] = random() < 0.5 ? [first, second] : [second, first];
  const lines: string[][][] = random() < 0.35 ? [[[above, below]]] : [[[above]], [[below]]];
  if (third !== null) {
    const cell = lines
      .map(([each]) => each ?? [])
      .find((each) => each.includes(third === 'field' ? 'degree' : pick(random, ['title', 'company'])));
    const own = lines.findIndex(([each]) => each?.includes('degree') === true);
    if (third === 'field' && random() < 0.4) lines.splice(own + (random() < 0.5 ? 0 : 1), 0, [['field']]);
    else if (third === 'field' && random() < 0.3) cell?.splice(cell.indexOf('degree'), 0, third);
    else if (random() < 0.1) cell?.unshift(third);
    else cell?.splice(third === 'field' ? cell.indexOf('degree') + 1 : cell.length, 0, third);
  }
  const at = Math.floor(random() * lines.length);
  const line = lines[at] ?? [];
  const place = pickBy(random, [
    ['none', 2],
    ['comma', 3],
    ['right', 3],
    ['line', first === 'degree' ? 0.2 : 1],
  ] as const);
  if (place === 'comma') line[0]?.push('place');
  if (place === 'line') lines.splice(at + 1, 0, [['place']]);
  const period = pickBy(random, [
    ['right', 4],
    ['line', 2],
    ['left', 1],
    ['inline', 2],
    ['first', 1],
  ] as const);
  const dated = Math.floor(random() * lines.length);
  if (place === 'right') line.push(['place']);
  if (period === 'right') lines[dated]?.push(['period']);
  if (period === 'inline') lines[dated]?.at(-1)?.push('period');
  if (period === 'left') lines[0]?.unshift(['period']);
  if (period === 'first') lines.unshift([['period']]);
  if (period === 'line') lines.splice(random() < 0.7 ? lines.length : 1, 0, [['period']]);
  if (random() < 0.3) lines.push([['note']]);
  const one = separatorsOf(random);
  const names = ['title', 'company', 'place', 'period', 'note', 'degree', 'field', 'institution', 'unit'];
  const separators = Object.fromEntries(
    names.map((name) => [
      name,
      name === 'period' && random() < 0.4
        ? ' ('
        : name === 'place' && random() < 0.6
          ? ', '
          : random() < 0.7
            ? one
            : separatorsOf(random),
    ]),
  );
  if (random() < 0.12) separators.place = ' (';
  const words = prepositionsOf(language);
  separators.field = pickBy(random, [
    [' ', 2],
    [', ', 2],
    [words.length > 0 ? ` ${pick(random, [...words, ''])} `.replace(/ +/gu, ' ') : ' ', 4],
    [' – ', 1],
    [' (', 0.5],
    [one, 1],
  ]);
  if (random() < 0.15) separators.company = pick(random, [' @ ', ' at ']);
  return {
    lines,
    separators,
    looks: {
      ...Object.fromEntries(names.map((name) => [name, lookOf(random)])),
      period: random() < 0.7 ? plain : lookOf(random),
    },
  };
};

const linesOf = (form: Form, values: { readonly [role: string]: string }): readonly MadeLine[] =>
  form.lines.flatMap((cells) => {
    const filled = cells
      .map((roles) =>
        roles
          .filter((role) => (values[role] ?? '') !== '')
          .flatMap((role, index) => {
            const before = index === 0 ? '' : (form.separators[role] ?? ', ');
            const text = values[role] ?? '';
            const value = { value: { role, text }, before };
            return before === ' (' ? [value, { value: { role: 'period', text: ')' }, before: '' }] : [value];
          }),
      )
      .filter((cell) => cell.length > 0);
    return filled.length === 0 ? [] : [{ cells: filled }];
  });

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A known name of a degree as it is printed: the tables have lower case. */
const knownDegrees = ({ language }: Vocabulary): readonly string[] => {
  const words = Object.values(allLocales().find(({ code }) => code === language)?.degrees ?? {}).flat();
  return words
    .filter((word) => word.length > 1)
    .map((word) => (word.length < 5 ? word.toUpperCase() : word.split(' ').map(capital).join(' ')));
};

const fieldsOf = ({ degrees, language, skills }: Vocabulary): readonly string[] => {
  const own = degrees.map(({ printed }) => splitDegree(printed, language).field).filter((field) => field !== '');
  return [...own, ...own, ...skills.filter((skill) => skill.length > 8).map(capital)];
};

const monthYear = (random: Random, { months, shortMonths, monthYear: forms }: Vocabulary, year: number): string => {
  const month = Math.floor(random() * 12);
  return pick(random, forms)
    .replace('{month}', months[month] ?? '')
    .replace('{short}', shortMonths[month] ?? '')
    .replace('{MM}', String(month + 1).padStart(2, '0'))
    .replace('{M}', String(month + 1))
    .replace('{year}', String(year));
};

const headingOf = (language: string, kind: Kind | 'certifications'): string =>
  allLocales().find(({ code }) => code === language)?.headings[kind][0] ?? 'Experience';

type Kind = 'experience' | 'education';

/** Text below the names: what was done, a list after a label, a grade. */
const noteOf = (random: Random, { skills, projects, bullets }: Vocabulary): string => {
  const list = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, skills)).join(', ');
  return pick(random, [
    pick(random, projects),
    pick(random, bullets),
    list,
    `${pick(random, skills)}: ${list}`,
    `GPA: 3.${Math.floor(random() * 10)}`,
  ]);
};

/** A name with more behind a comma or a dash. */
const extended = (random: Random, name: string, more: readonly string[], share: number): string =>
  random() < share ? `${name}${pick(random, [', ', ', ', ' – ', ' / '])}${pick(random, more)}` : name;

const valuesOf = (random: Random, vocabulary: Vocabulary, other: Vocabulary, kind: Kind): { readonly [role: string]: string } => {
  const place = pick(random, random() < 0.9 ? vocabulary.places : other.places);
  const bare = random() < 0.6 ? (place.split(/[,،、]\s*/u)[0] ?? place) : place;
  const note = noteOf(random, vocabulary);
  if (kind === 'experience') {
    const title = extended(
      random,
      pick(random, vocabulary.titles),
      [...vocabulary.titles, ...vocabulary.skills.map((skill) => skill.toLowerCase())],
      0.12,
    );
    const company = random() < 0.15 ? pick(random, vocabulary.institutions) : pick(random, vocabulary.companies);
    return { title, company, place: random() < 0.85 ? bare : '', unit: pick(random, vocabulary.skills), note };
  }
  const { printed } = pick(random, vocabulary.degrees);
  const split = splitDegree(printed, vocabulary.language);
  const known = knownDegrees(vocabulary);
  const isKnown = random() < 0.6 && known.length > 0;
  return {
    degree: isKnown ? pick(random, known) : split.degree,
    field: isKnown ? pick(random, fieldsOf(vocabulary)) : split.field,
    institution: extended(random, pick(random, vocabulary.institutions), vocabulary.institutions.concat(bare), 0.08),
    place: random() < 0.85 ? bare : '',
    note,
  };
};

/** The top of a resume with a section, up to its heading. */
export const topOf = (
  random: Random,
  vocabulary: Vocabulary,
  kind: Kind | 'certifications',
  { one }: ReturnType<typeof createPrinter>,
): readonly (readonly Line[])[] => {
  const person = pick(random, vocabulary.people);
  return [
    [one(person.name, { ...plain, size: 22, bold: true })],
    ...(random() < 0.5 ? [[one(pick(random, vocabulary.titles))]] : []),
    [one(`${person.mailbox}@example.com | ${pick(random, vocabulary.places)}`)],
    [one(headingOf(vocabulary.language, kind), { ...plain, size: 15, bold: true })],
  ];
};

/** A resume with one section whose heads have a form that the seed decides, and what each value in them is. */
export const makeResume = (vocabulary: Vocabulary, other: Vocabulary, kind: Kind, seed: number): MadeResume => {
  const random = randomOf(seed);
  const form = formOf(
    random,
    vocabulary.language,
    kind === 'experience' ? ['title', 'company', random() < 0.25 ? 'unit' : null] : ['degree', 'institution', 'field'],
  );
  const size = 1 + Math.floor(random() * 4);
  const truth: HeadTruth[] = [];
  const printer = createPrinter();
  const { print, one, skip } = printer;
  const blocks = [...topOf(random, vocabulary, kind, printer)];
  const shared = random() < 0.15 ? pick(random, vocabulary.companies) : null;
  const drop =
    random() < 0.1 ? pick(random, kind === 'experience' ? ['title', 'company'] : ['degree', 'institution', 'field']) : '';
  for (let entry = 0; entry < size; entry += 1) {
    const [start, end] = [2018 - 3 * entry, 2020 - 3 * entry];
    const drawn = valuesOf(random, vocabulary, other, kind);
    const values = {
      ...drawn,
      ...(shared === null || kind === 'education' ? {} : { company: shared }),
      ...(drop === '' ? {} : { [drop]: '' }),
    };
    const period = pick(random, vocabulary.ranges)
      .replace('{start}', monthYear(random, vocabulary, start))
      .replace('{end}', entry === 0 && random() < 0.5 ? (vocabulary.present[0] ?? '') : monthYear(random, vocabulary, end));
    const head = linesOf(form, { ...values, period });
    for (const [role, value] of Object.entries(values))
      if (value !== '') truth.push({ role: role === 'unit' || role === 'note' ? 'other' : role, value });
    const bullets = Array.from({ length: Math.floor(random() * 3) }, () => pick(random, vocabulary.bullets));
    blocks.push([
      ...head.map((line) => print(line.cells, (role) => form.looks[role] ?? plain)),
      ...bullets.map((text) => one(text, plain, true)),
    ]);
    skip();
  }
  return { layout: layoutFrom(blocks), truth };
};
