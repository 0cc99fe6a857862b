import type { LanguageCode } from '@winnow/contracts';
import { bucket, numbered } from '@winnow/decode';
import { languageLevelIn, spokenLanguageIn, withoutEnumeration } from '@winnow/languages';
import { type DateRange, parseDateRanges } from '../dates/parse-date-ranges.ts';
import { caseOf } from '../decode/case-of.ts';
import { isDocumentTitle, isPlaceholder, wordingOf } from '../entries/cues.ts';
import { isBareDate } from '../entries/dated-line.ts';
import { knownDegree } from '../entries/known-degree.ts';
import { mayBeHeading } from '../headings/may-be-heading.ts';
import { type BodyStyle, bodyStyle, headingSize, isEmphasised, styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { kindsInLine } from '../ngrams/kinds-in-line.ts';
import { leadLimits, lineModel } from '../ngrams/section-kinds.ts';
import { countPieces, countSigns, digit, letter } from '../signs.ts';
import { headingClues, wrapClues } from './heading-clues.ts';
import { type Look, looksOf } from './line-looks.ts';
import { positionFeatures } from './position-features.ts';

/**
 * The numbers of what is true of a line; a name with "~" ends with a kind of section and is also compared with that of a state.
 */
export type LineFeatures = readonly number[];

const share = (part: number, whole: number): number => (whole === 0 ? 0 : bucket(part / whole, [0, 0.25, 0.5, 0.8, 0.99]));

const datesIn = (line: ResumeLine, dates: readonly DateRange[]): string => {
  const [first] = dates;
  const last = dates.at(-1);
  if (line.period !== null) return 'cells';
  if (first === undefined || last === undefined) return 'none';
  const form = dates.some(({ end }) => end !== null) ? 'range' : 'date';
  if (isBareDate({ line, dates })) return `${form}-alone`;
  if (line.text.startsWith(first.raw)) return `${form}-first`;
  if (line.text.endsWith(last.raw) || line.text.endsWith(`${last.raw})`)) return `${form}-last`;
  return line.text.length > 110 ? `${form}-in-text` : `${form}-inside`;
};

const wordClasses = (text: string, language: LanguageCode | null): readonly string[] => {
  const classes: string[] = [];
  const add = (name: string, holds: boolean): void => {
    if (holds) classes.push(name);
  };
  const { title, company, institution } = wordingOf(text);
  add('title', title);
  add('company', company);
  add('institution', institution);
  add('degree', knownDegree(text, language) !== undefined);
  add('spoken', text.length <= 60 && spokenLanguageIn(text) !== null);
  add('level', text.length <= 60 && languageLevelIn(text) !== null);
  add('document-title', isDocumentTitle(text));
  add('placeholder', isPlaceholder(text));
  add('code', /\p{Lu}{2}|\p{L}\d|\d\p{L}/u.test(text));
  return classes;
};

/** Address, phone number or link. */
const contactIn = (text: string): string => {
  if (/\S@\S+\.\S/u.test(text)) return 'address';
  if (/https?:|www\.|\b[\w-]+\.(?:com|org|net|io|dev|de|fr|eu)\b/iu.test(text)) return 'link';
  return /(?:\d[\s().+-]*){8,}/u.test(text) ? 'number' : 'none';
};

type Seen = {
  readonly line: ResumeLine;
  readonly dates: string;
  readonly classes: readonly string[];
  /** What its first parts name by their n-grams, and the first of them. */
  readonly names: string;
  readonly first: string;
  readonly contact: string;
  readonly casing: string;
  readonly size: number;
  readonly short: boolean;
  readonly strong: boolean;
  /** The kind of section that the line heads, if it is a known heading. */
  readonly known: string | undefined;
  readonly look: Look | undefined;
};

const formOf = (line: ResumeLine): readonly number[] => {
  const { text } = line;
  const letters = countSigns(text, letter);
  const digits = countSigns(text, digit);
  const found: number[] = [
    numbered`chars=${bucket(text.length, [3, 8, 14, 20, 28, 40, 60, 80, 110, 160])}`,
    numbered`words=${bucket(countPieces(text), [1, 2, 3, 4, 6, 9, 14, 22])}`,
    numbered`digits=${share(digits, digits + letters)}`,
    numbered`commas=${bucket((text.match(/[,،、，;]/gu) ?? []).length, [0, 1, 2, 4])}`,
    numbered`cells=${bucket(line.cells.length, [1, 2, 3])}`,
    numbered`tags=${bucket(line.tags.length, [1, 2, 4])}`,
    numbered`pieces=${bucket(line.pieces.length, [1, 2, 3])}`,
  ];
  if (line.bullet) found.push(numbered`bullet`);
  if (/[:：]$/u.test(text)) found.push(numbered`ends-colon`);
  else if (/^[^:：]{2,30}[:：]\s/u.test(text)) found.push(numbered`has-label`);
  if (/[.。।!؟۔]$/u.test(text)) found.push(numbered`ends-sentence`);
  if (/[,،、，;&/(（–-]$/u.test(text)) found.push(numbered`ends-open`);
  if (/\s[|｜•·–—-]\s/u.test(text)) found.push(numbered`separated`);
  if (/[()（）]/u.test(text)) found.push(numbered`brackets`);
  if (letters === 0) found.push(numbered`no-letters`);
  if (withoutEnumeration(text) !== text) found.push(numbered`enumerated`, numbered`enumerated,${mayBeHeading(line)}`);
  if (line.cell !== null) found.push(numbered`in-table`);
  for (const mark of line.marks) found.push(numbered`mark=${mark}`, numbered`mark=${mark},${mayBeHeading(line)}`);
  return found;
};

const lookFeatures = ({ line, look, strong, short, known }: Seen, body: BodyStyle): readonly number[] => {
  if (look === undefined) return [];
  const others = { known: look.known - (short && known !== undefined ? 1 : 0), count: look.count - 1 };
  const [mates, ofMates] = [bucket(others.known, [0, 1, 2, 4]), share(others.known, others.count)];
  return [
    numbered`strong=${strong}`,
    numbered`bold=${line.bold}${body.bold}`,
    numbered`italic=${line.italic}`,
    numbered`colour=${line.colour !== body.colour}`,
    numbered`count=${bucket(look.count, [1, 2, 4, 7, 12, 25])}`,
    numbered`mates=${mates}/${ofMates}`,
    numbered`mates=${mates}/${ofMates},${short},${strong}`,
    numbered`look-short=${share(look.short, look.count)},${short}`,
    numbered`look-dated=${share(look.dated, look.count)}`,
    numbered`look-beside=${share(look.besideDate, look.count)},${bucket(look.count, [1, 2])}`,
    numbered`look-leads=${share(look.leading, look.count)},${bucket(look.count, [1, 2])},${short}`,
    numbered`look-continued=${share(look.continued, look.count)}`,
    numbered`look-marked=${share(look.marked, look.count)},${line.marks.length > 0},${short}`,
    numbered`rank=${look.rank === null ? 'none' : bucket(look.rank, [0, 1, 2, 3])},${bucket(look.count, [1, 2])},${short}`,
  ];
};

const neighbour = (name: string, own: Seen, other: Seen | undefined): readonly number[] => {
  if (other === undefined) return [numbered`${name}=none`];
  const same = styleKey(own.line) === styleKey(other.line);
  const found = [
    numbered`${name}-style=${same},${own.strong},${other.strong}`,
    numbered`${name}-size=${bucket(other.line.size - own.line.size, [-1.1, -0.4, 0.4, 1.1])}`,
    numbered`${name}-dates=${other.dates}`,
    numbered`${name}-dates=${other.dates},${own.dates}`,
    numbered`${name}-short=${other.short},${other.strong}`,
    numbered`${name}-bullet=${own.line.bullet},${other.line.bullet}`,
    numbered`${name}-case=${other.casing}`,
    numbered`${name}-long=${bucket(other.line.text.length, [20, 40, 80, 110])}`,
    numbered`${name}-known=${other.known !== undefined}`,
    numbered`${name}-contact=${other.contact}`,
    numbered`${name}-ngrams=${other.names}`,
  ];
  for (const each of other.classes) found.push(numbered`${name}-word=${each}`, numbered`${name}-word=${each},${own.strong}`);
  return found;
};

const pairsOf = ({ dates, casing, short, strong, line, classes, names, first, contact }: Seen): readonly number[] => [
  numbered`ngrams=${names}`,
  numbered`ngrams=${first},${strong},${short}`,
  numbered`ngrams=${first},${line.bullet},${dates !== 'none'}`,
  numbered`dates=${dates}`,
  numbered`dates=${dates},${strong},${short}`,
  numbered`dates=${dates},${line.bullet}`,
  numbered`case=${casing}`,
  numbered`case=${casing},${strong},${short}`,
  numbered`contact=${contact}`,
  numbered`short=${short},${strong},${line.bullet}`,
  numbered`short=${short},${line.blockStart},${Math.min(2, line.blockSize)}`,
  ...classes.flatMap((each) => [
    numbered`word=${each}`,
    numbered`word=${each},${strong}`,
    numbered`word=${each},${dates}`,
    numbered`word=${each},bullet=${line.bullet}`,
  ]),
];

/** In a text without styles, a line stands out when it opens a block. */
const standsOut = ({ line, strong }: Seen): boolean => strong || (line.size === 0 && line.blockStart);

type Above = { readonly kind: string; readonly line: ResumeLine; hidden: boolean };

/**
 * The kind of the last known heading above each line, and whether a line that looks like it lies between. Without it, the many
 * lines of a section would outvote its heading. `groupOf` tells columns apart, which go on over pages, or nothing.
 */
const headingsAbove = (seen: readonly Seen[], name: string, groupOf: (line: ResumeLine) => number): readonly number[] => {
  const last = new Map<number, Above>();
  return seen.map((own) => {
    const { line, short, known } = own;
    const above = last.get(groupOf(line));
    if (known !== undefined && standsOut(own) && short) {
      last.set(groupOf(line), { kind: known, line, hidden: false });
      return numbered`${name}=none`;
    }
    if (above === undefined) return numbered`${name}=none`;
    above.hidden ||= short && own.dates === 'none' && standsOut(own) && styleKey(line) === styleKey(above.line);
    return numbered`${name}.${above.hidden}~${above.kind}`;
  });
};

/** Fewer known headings of one style do not tell that others of it are headings, and smaller ones may head parts of entries. */
const minHeadings = 2;

/** The styles of at least two known headings that are larger than the text. */
const stylesOfKnown = (
  lines: readonly ResumeLine[],
  body: BodyStyle,
  isKnown: (index: number) => boolean,
): ReadonlySet<string> => {
  const styles = Map.groupBy(
    lines.filter((line, index) => isKnown(index) && mayBeHeading(line) && line.size > headingSize * body.size),
    styleKey,
  );
  return new Set([...styles].filter(([, own]) => own.length >= minHeadings).map(([style]) => style));
};

/**
 * What is true of each line, in a form that does not depend on the language or on any single word. `readsHeadings` is false to
 * learn from headings as if no table had them.
 */
export const lineFeatures = (
  lines: readonly ResumeLine[],
  language: LanguageCode | null,
  readsHeadings = true,
): readonly LineFeatures[] => {
  const body = bodyStyle(lines);
  const ranges = lines.map(({ text }) => parseDateRanges(text, language === null ? [] : [language]));
  const positions = positionFeatures(lines);
  const clues = lines.map((line, index) =>
    readsHeadings ? [...headingClues(line, language), ...wrapClues(lines, index, language)] : [],
  );
  const counts = Map.groupBy(lines, ({ text }) => text);
  const repeats = lines.map(({ text }) => (counts.get(text)?.length ?? 1) - 1);
  const told = clues.map((own) => own.find((clue) => clue.startsWith('known~'))?.slice(6));
  const stylesOfHeadings = stylesOfKnown(lines, body, (index) => repeats[index] === 0 && told[index] !== undefined);
  // What stands above each of several entries ("Highlights") heads none of the document's sections, unless it looks like what does.
  const isRepeated = (index: number): boolean =>
    (repeats[index] ?? 0) > 1 || (repeats[index] === 1 && !stylesOfHeadings.has(styleKey(lines[index] as ResumeLine)));
  const known = told.map((kind, index) => (isRepeated(index) ? undefined : kind));
  const isKnown = (index: number): boolean => known[index] !== undefined;
  const looks = looksOf(lines, body, { isKnown, isDated: (index) => (ranges[index]?.length ?? 0) > 0 });
  const taken = new Set(known.filter((kind) => kind !== undefined));
  const seen = lines.map((line, index): Seen => {
    const look = looks.get(styleKey(line));
    const ratio = body.size > 0 ? line.size / body.size : 1;
    const names = kindsInLine(line.text, ranges[index] ?? []);
    return {
      line,
      dates: datesIn(line, ranges[index] ?? []),
      classes: wordClasses(line.text, language),
      names,
      first: names.slice(0, 1),
      contact: contactIn(line.text),
      casing: caseOf(line.text),
      size: bucket(ratio, [0.85, 0.95, 1.05, 1.15, 1.3, 1.6, 2.2]),
      short: mayBeHeading(line),
      strong: isEmphasised(line, body),
      known: known[index],
      look,
    };
  });
  const above = headingsAbove(seen, 'under', () => 0);
  const inColumn = headingsAbove(seen, 'column-under', ({ column }) => column);
  return seen.map((own, index) => {
    const likely = lineModel.bestOf(own.line.text);
    const hints = clues[index] ?? [];
    const repeated = isRepeated(index) ? 'repeated.' : '';
    const unknown = own.short && own.known === undefined;
    return [
      numbered`line`,
      ...hints.flatMap((clue) => [numbered`${repeated}${clue}`, numbered`${repeated}${standsOut(own) && own.short}.${clue}`]),
      ...(likely === undefined ? [] : [numbered`tells.${bucket(likely.lead, leadLimits)}~${likely.kind}`]),
      above[index] as number,
      inColumn[index] as number,
      numbered`repeats=${bucket(repeats[index] ?? 0, [0, 1, 3])},${own.short},${own.strong}`,
      numbered`clue=${hints[0]?.split('~')[0] ?? 'none'},${own.strong},${own.short}`,
      ...(unknown ? [...taken].map((kind) => numbered`taken~${kind}`) : []),
      numbered`size=${own.size}`,
      numbered`size=${own.size},${own.short},${own.line.bold}`,
      ...formOf(own.line),
      ...lookFeatures(own, body),
      ...(positions[index] ?? []),
      ...pairsOf(own),
      ...neighbour('before', own, seen[index - 1]),
      ...neighbour('after', own, seen[index + 1]),
      numbered`after2-dates=${seen[index + 2]?.dates ?? 'end'}`,
      numbered`before2-dates=${seen[index - 2]?.dates ?? 'end'}`,
    ];
  });
};
