import type { LayoutDocument } from '@winnow/reading';
import type { Vocabulary } from '../vocabulary.ts';
import { type HeadTruth, type MadeResume, topOf } from './made-heads.ts';
import { createPrinter, layoutFrom, plain } from './made-layout.ts';
import { pick, pickBy, type Random, randomOf } from './random.ts';

/** How a section prints its certificates. One per section: certificates of a resume look alike. */
type Form = {
  /** Between certificates on one line; null for a line each. */
  readonly between: string | null;
  /** Around who gave a certificate, or null for nobody. */
  readonly issuer: readonly [before: string, after: string] | null;
  /** Around the year, or null for none. `first` before the name. */
  readonly year: { readonly around: readonly [before: string, after: string]; readonly first: boolean } | null;
  /** Whether issuer and year stand in cells of their own, or in one bracket. */
  readonly apart: boolean;
  readonly together: boolean;
  /** Words before the year: until when a certificate is valid. */
  readonly until: string;
  readonly bullet: boolean;
};

/** Words before the year until which a certificate is valid, where few people write anything else. */
const validUntil: { readonly [language: string]: string } = {
  cs: 'platnost do',
  da: 'gyldig til',
  de: 'gültig bis',
  en: 'valid to',
  es: 'válido hasta',
  fr: "valable jusqu'en",
  it: 'valido fino al',
  nl: 'geldig tot',
  no: 'gyldig til',
  pl: 'ważny do',
  pt: 'válido até',
  ro: 'valabil până în',
  ru: 'действителен до',
  sv: 'giltigt till',
  tr: 'geçerlilik',
  uk: 'дійсний до',
};

const formOf = (random: Random, language: string): Form => {
  const between = pickBy(random, [
    [null, 6],
    ['; ', 1],
    [', ', 1],
    [' · ', 1],
    [' | ', 0.5],
    [' / ', 0.3],
    ['、', 0.3],
    ['；', 0.3],
  ]);
  const dash = [' – ', ''] as const;
  const comma = [', ', ''] as const;
  const bracket = [' (', ')'] as const;
  const issuer = random() < 0.5 ? pick(random, [dash, comma, comma, bracket, [' | ', ''], [' · ', '']] as const) : null;
  const first = random() < 0.2;
  const around = first
    ? pick(random, [
        ['', ' '],
        ['', ': '],
        ['', ' – '],
      ] as const)
    : pick(random, [dash, comma, bracket, bracket, [' ', '']] as const);
  return {
    between,
    issuer,
    year: random() < 0.65 ? { around, first } : null,
    apart: between === null && random() < 0.25,
    together: random() < 0.15,
    until: random() < 0.15 ? (validUntil[language] ?? '') : '',
    bullet: between === null && random() < 0.3,
  };
};

const around = ([before, after]: readonly [string, string], text: string): string => `${before}${text}${after}`;

/** The cells of a certificate. */
const cellsOf = (name: string, issuer: string | null, printed: string, form: Form): readonly string[] => {
  const year = form.until === '' || form.year?.first === true ? printed : `${form.until} ${printed}`;
  if (form.together && !form.apart) return [`${name} (${issuer === null ? year : `${issuer}, ${year}`})`];
  const gave = issuer === null || form.issuer === null ? null : form.apart ? issuer : around(form.issuer, issuer);
  const when = form.year === null ? null : form.apart ? year : around(form.year.around, year);
  const parts = form.year?.first === true ? [when, name, gave] : [name, gave, when];
  const shown = parts.filter((part) => part !== null);
  return form.apart ? shown : [shown.join('')];
};

/** Names and issuers that people know by their letters, in any language. */
const letters = {
  names: ['PMP', 'CSM', 'ITIL', 'PRINCE2', 'CCNA', 'CISSP', 'ACCA', 'CFA', 'BLS', 'ACLS', 'ISTQB', 'IELTS 7.5', 'VCA', 'HACCP'],
  issuers: ['PMI', 'AXELOS', 'CNCF', 'AHA', 'TÜV', 'IHK', 'ISACA', 'AWS', 'IOSH', 'UDT', 'DGUV', 'RYA'],
} as const;

/** Names that certificates share parts with: titles, fields and names of skills that a word for a certificate goes with. */
const namesOf = ({ certifications, headings, skills, titles }: Vocabulary): readonly string[] => {
  const [word = ''] = headings.certifications;
  return [
    ...certifications,
    ...certifications,
    ...letters.names,
    ...skills.slice(0, 6),
    ...titles.slice(0, 4),
    ...skills.slice(0, 4).map((skill) => `${skill} ${word}`),
  ];
};

/** The name with more words of its own behind a sign that may also part it from who gave it: "Crane operator, class B". */
const extended = (random: Random, name: string, { skills }: Vocabulary): string => {
  const more = pick(random, skills);
  return pickBy(random, [
    [name, 7],
    [`${name}, ${more.toLowerCase()}`, 1],
    [`${name} (${more})`, 0.7],
    [`${name} – ${more}`, 0.5],
  ]);
};

/** A resume with one section of certificates, on the given lines. */
const layoutOf = (
  random: Random,
  vocabulary: Vocabulary,
  lines: readonly { readonly cells: readonly string[]; readonly bullet: boolean }[],
): LayoutDocument => {
  const printer = createPrinter();
  const blocks = topOf(random, vocabulary, 'certifications', printer);
  const printed = lines.map(({ cells, bullet }) =>
    printer.print(
      cells.map((text) => [{ value: { role: 'text', text }, before: '' }]),
      () => plain,
      bullet,
    ),
  );
  return layoutFrom([...blocks, printed]);
};

/** A resume with one section of certificates in a form that the seed decides, and what each value in it is. */
export const makeCertificates = (vocabulary: Vocabulary, other: Vocabulary, seed: number): MadeResume => {
  const random = randomOf(seed);
  const form = formOf(random, vocabulary.language);
  const names = random() < 0.15 ? letters.names : namesOf(random() < 0.2 ? other : vocabulary);
  const issuers = random() < 0.2 ? letters.issuers : [...vocabulary.companies, ...vocabulary.institutions];
  const chosen = Array.from({ length: 2 + Math.floor(random() * 3) }, () => extended(random, pick(random, names), vocabulary));
  // Some of the certificates may have no issuer.
  const gaps = random() < 0.3;
  const lines = chosen.map((name) =>
    cellsOf(name, gaps && random() < 0.4 ? null : pick(random, issuers), String(2005 + Math.floor(random() * 20)), form),
  );
  const { between, bullet } = form;
  const printed = between === null ? lines : [[lines.map(([text]) => text).join(between)]];
  const truth: readonly HeadTruth[] = chosen.map((value) => ({ role: 'certificate', value }));
  return {
    layout: layoutOf(
      random,
      vocabulary,
      printed.map((cells) => ({ cells: cells.filter((text) => text !== undefined), bullet })),
    ),
    truth,
  };
};
