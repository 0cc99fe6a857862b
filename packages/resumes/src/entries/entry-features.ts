import type { LanguageCode } from '@winnow/contracts';
import { bucket, numbered } from '@winnow/decode';
import { caseOf } from '../decode/case-of.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { headingText } from '../headings/may-be-heading.ts';
import { bodyStyle, isEmphasised, letterKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { spaceAbove } from '../layout/space-above.ts';
import { isGroupName } from '../lists/group-names.ts';
import { kindsInLine } from '../ngrams/kinds-in-line.ts';
import { type DatedLine, isBareDate } from './dated-line.ts';
import { formFeatures } from './entry-forms.ts';
import { type EntryState, entryStates, isPossible } from './entry-states.ts';
import { isHeadDate, isLong, isSentence } from './head-signs.ts';
import { indentsOf } from './indents-of.ts';
import { isFirm } from './is-firm.ts';
import { wordsOfLine } from './words-of-line.ts';

/** The sections that consist of entries. */
export type EntrySection = 'experience' | 'education' | 'projects';

/** A line for the decode: what is true of it, and which states it may be in. */
export type EntryLine = { readonly features: readonly number[]; readonly possible: readonly boolean[] };

/** What a line shows by itself. */
type Sign = {
  readonly line: ResumeLine;
  /** The date of an entry, alone, beside text, or none. */
  readonly date: 'alone' | 'period' | 'date' | 'none';
  /** Too long or too much of a sentence to name an entry. */
  readonly prose: boolean;
  readonly strong: boolean;
  readonly look: string;
  readonly casing: string;
  readonly words: string;
  /** What its first parts name by their n-grams, and the first of them. */
  readonly names: string;
  readonly first: string;
  readonly indent: number;
};

const dateOf = (dated: DatedLine): Sign['date'] => {
  if (!isHeadDate(dated)) return 'none';
  if (isBareDate(dated)) return 'alone';
  return dated.dates.some(({ end }) => end !== null) ? 'period' : 'date';
};

const signsOf = (dated: readonly DatedLine[], language: LanguageCode | null): readonly Sign[] => {
  const lines = dated.map(({ line }) => line);
  const body = bodyStyle(lines);
  const inward = indentsOf(lines);
  return dated.map((own, index) => {
    const { line } = own;
    const names = kindsInLine(line.text, own.dates);
    // A name may be bold while the dates after it are not.
    const opening = { ...line, bold: line.opensBold };
    return {
      line,
      date: dateOf(own),
      prose: isLong(own) || isSentence(own),
      strong: isEmphasised(opening, body),
      look: `${letterKey(opening)}|${line.colour}|${line.bullet}`,
      casing: caseOf(line.text),
      words: wordsOfLine(line, language),
      names,
      first: names.slice(0, 1),
      indent: inward[index] ?? 0,
    };
  });
};

/** What the lines of one look have in common. */
type Group = {
  readonly count: number;
  readonly dated: number;
  readonly before: number;
  readonly after: number;
  readonly prose: number;
};

const groupsOf = (signs: readonly Sign[]): ReadonlyMap<string, Group> => {
  const isDated = (index: number): boolean => signs[index] !== undefined && signs[index].date !== 'none';
  return new Map(
    [...Map.groupBy(signs.keys(), (index) => signs[index]?.look ?? '')].map(([look, own]) => {
      const count = (holds: (index: number) => boolean): number =>
        bucket(own.filter(holds).length / own.length, [0, 0.3, 0.6, 0.9]);
      return [
        look,
        {
          count: bucket(own.length, [1, 2, 4, 8]),
          dated: count(isDated),
          before: count((index) => isDated(index + 1)),
          after: count((index) => isDated(index - 1)),
          prose: count((index) => signs[index]?.prose === true),
        },
      ];
    }),
  );
};

/** What a line is labelled as: "Tools: Git, Docker". */
const label = /^([^:：]{2,30})[:：]\s/u;

const ownFeatures = (
  { line, date, prose, strong, casing, words, names, first, indent }: Sign,
  kind: EntrySection,
): readonly number[] => {
  const { text, bullet } = line;
  const length = bucket(text.length, [12, 24, 40, 60, 80, 110]);
  return [
    numbered`date=${date}`,
    numbered`date=${date},${bullet},${strong}`,
    numbered`date=${date},${kind}`,
    numbered`prose=${prose}`,
    numbered`prose=${prose},${bullet},${kind}`,
    numbered`bullet=${bullet},${strong}`,
    numbered`bullet=${bullet},${strong},${kind}`,
    numbered`bold=${line.opensBold},${line.bold},${line.italic}`,
    numbered`length=${length}`,
    numbered`length=${length},${date}`,
    numbered`length=${length},${kind}`,
    numbered`case=${casing},${bullet}`,
    numbered`words=${words},${kind}`,
    numbered`words=${words},${bullet},${prose}`,
    numbered`ngrams=${names},${kind}`,
    numbered`ngrams=${first},${date},${bullet}`,
    numbered`ngrams=${first},${words}`,
    numbered`cells=${bucket(line.cells.length, [1, 2, 3])},${date}`,
    numbered`indent=${indent},${bullet}`,
    numbered`block=${line.blockStart},${bucket(line.blockSize, [1, 2, 4])}`,
    ...(/[:：]$/u.test(text) ? [numbered`ends with colon`] : []),
    ...line.marks.map((mark) => numbered`mark=${mark},${kind}`),
    ...(label.test(text) ? [numbered`labelled`] : []),
    ...(isGroupName(label.exec(text)?.[1] ?? '') ? [numbered`labels a list`] : []),
    ...(/[.。।]$/u.test(text) ? [numbered`ends with full stop`] : []),
    ...(/[,;،、，(–-]$/u.test(text) ? [numbered`goes on`] : []),
    ...(/\s[|｜•·–—]\s/u.test(text) ? [numbered`separated`] : []),
    ...(/\p{L}/u.test(text) ? [] : [numbered`no letters`]),
  ];
};

const besides = (name: string, own: Sign, other: Sign | undefined, kind: EntrySection): readonly number[] => {
  if (other === undefined) return [numbered`${name}=none`];
  const same = own.look === other.look;
  return [
    numbered`${name}-date=${other.date},${own.date}`,
    numbered`${name}-look=${same},${own.strong},${other.strong}`,
    numbered`${name}-bullet=${other.line.bullet},${own.line.bullet}`,
    numbered`${name}-prose=${other.prose},${own.prose}`,
    numbered`${name}-words=${other.words}`,
    numbered`${name}-words=${other.words},${own.words},${kind}`,
    numbered`${name}-ngrams=${other.names},${kind}`,
    numbered`${name}-ngrams=${other.first},${own.first}`,
    numbered`${name}-size=${bucket(other.line.size - own.line.size, [-0.6, 0.6])}`,
    numbered`${name}-indent=${bucket(other.indent - own.indent, [-1, 0])},${same}`,
    numbered`${name}-case=${other.casing}`,
  ];
};

/** The space above a line, relative to the usual one in the section. */
const gaps = (signs: readonly Sign[]): readonly string[] => {
  const above = signs.map(({ line }, index) => {
    const space = spaceAbove(line, signs[index - 1]?.line);
    return space === null ? null : space / Math.max(1, line.size);
  });
  const sorted = above.filter((gap) => gap !== null).toSorted((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return above.map((gap) => (gap === null ? 'none' : String(bucket(gap - usual, [-0.3, 0.12, 0.35, 0.8, 1.5]))));
};

const isHeading = (text: string, language: LanguageCode | null): boolean =>
  text.length <= 40 && lookUpHeading(headingText(text), language) !== undefined;

/** How many lines away the nearest date is in a direction, and whether bullets lie between. */
const distance = (signs: readonly Sign[], index: number, step: 1 | -1): string => {
  let bullets = false;
  for (let away = 0; away <= 5; away += 1) {
    const other = signs[index + away * step];
    if (other === undefined) return `end ${away}`;
    if (other.date !== 'none') return `${away}${bullets ? ' over bullets' : ''}`;
    bullets ||= other.line.bullet || other.prose;
  }
  return 'far';
};

/** What stands at the same place of other entries: lines of one look as far from one of the `dates`. */
const slots = (signs: readonly Sign[], distances: readonly string[], dates: number): readonly string[] => {
  if (dates < 2) return signs.map(() => 'few');
  const keys = signs.map(({ look }, index) => `${distances[index]} ${look}`);
  const shares = new Map(
    [...Map.groupBy(signs.keys(), (index) => keys[index] ?? '')].map(([key, own]) => {
      const shareOf = (holds: (sign: Sign) => boolean): number =>
        bucket(own.filter((index) => signs[index] !== undefined && holds(signs[index])).length / own.length, [0, 0.4, 0.8]);
      const short = shareOf(({ line }) => line.text.length <= 60);
      return [key, `${bucket(own.length / dates, [0.3, 0.6, 0.9])},${shareOf(({ words }) => words !== '')},${short}`];
    }),
  );
  return keys.map((key) => shares.get(key) ?? '');
};

/** How many lines name an entry before its date, as the first entry shows it. */
const lead = (signs: readonly Sign[]): string => {
  const first = signs.findIndex(({ date }) => date !== 'none');
  if (first < 0) return 'undated';
  return signs.slice(0, first).some(({ line }) => line.bullet) ? 'bullets' : String(Math.min(first, 4));
};

/** What is true of each line of a section of entries, and which states it may be in, for the decode of its entries. */
export const entryFeatures = (
  dated: readonly DatedLine[],
  kind: EntrySection,
  language: LanguageCode | null,
): readonly EntryLine[] => {
  const signs = signsOf(dated, language);
  const groups = groupsOf(signs);
  const above = gaps(signs);
  const leading = lead(signs);
  const dateCount = signs.filter(({ date }) => date !== 'none').length;
  const distances = (step: 1 | -1): readonly string[] => signs.map((_, index) => distance(signs, index, step));
  const [backs, aheads] = [distances(-1), distances(1)];
  const [slotBack, slotAhead] = [slots(signs, backs, dateCount), slots(signs, aheads, dateCount)];
  const forms = formFeatures(dated, signs, backs, leading);
  /** How many of the entries have such a line: one with this text, such as "Tasks", or with this label. */
  const repeats = (keyOf: (text: string) => string | undefined): readonly number[] => {
    const keys = dated.map(({ line }) => keyOf(line.text));
    const counts = Map.groupBy(keys, (key) => key);
    return keys.map((key) => {
      const count = key === undefined ? 0 : (counts.get(key)?.length ?? 0);
      return count < 2 ? 0 : 1 + bucket(count / Math.max(1, dateCount), [0.5, 0.7, 0.9]);
    });
  };
  const repeated = repeats((text) => text);
  const relabelled = repeats((text) => label.exec(text)?.[1]);
  const described = bucket(
    signs.filter(({ prose, line }) => prose || line.bullet).length / Math.max(1, signs.length),
    [0, 0.2, 0.5],
  );
  const dates = bucket(dateCount, [0, 1, 3]);
  return signs.map((own, index) => {
    const group = groups.get(own.look);
    const [back, ahead] = [backs[index], aheads[index]];
    const features = [
      numbered`line`,
      numbered`kind=${kind},${dates}`,
      ...ownFeatures(own, kind),
      ...besides('before', own, signs[index - 1], kind),
      ...besides('after', own, signs[index + 1], kind),
      numbered`after2-date=${signs[index + 2]?.date ?? 'end'},${own.date}`,
      numbered`before2-date=${signs[index - 2]?.date ?? 'end'},${own.date}`,
      numbered`before2-words=${signs[index - 2]?.words ?? 'end'},${own.words},${kind}`,
      numbered`above=${above[index]}`,
      numbered`above=${above[index]},${own.strong},${own.line.bullet}`,
      numbered`above=${above[index]},${kind},${own.prose}`,
      numbered`below=${above[index + 1] ?? 'end'}`,
      numbered`back=${back},${leading}`,
      numbered`ahead=${ahead},${leading}`,
      numbered`ahead=${ahead},${own.strong}`,
      numbered`back=${back},${own.strong}`,
      numbered`back=${back},${kind},${own.prose}`,
      numbered`ahead=${ahead},${kind},${own.prose}`,
      numbered`first=${index === 0},${own.strong}`,
      numbered`group=${group?.count},${own.strong}`,
      numbered`group-dated=${group?.dated},${dates}`,
      numbered`group-before=${group?.before},${own.line.bullet}`,
      numbered`group-after=${group?.after},${own.line.bullet}`,
      numbered`group-prose=${group?.prose},${own.line.bullet}`,
      numbered`repeated=${repeated[index]},${dates}`,
      ...(relabelled[index] === 0 ? [] : [numbered`relabelled=${relabelled[index]},${dates}`]),
      numbered`described=${described},${kind}`,
      numbered`described=${described},${own.line.bullet || own.prose},${bucket(own.line.text.length, [40, 80])}`,
      numbered`slot-back=${slotBack[index]}`,
      numbered`slot-back=${slotBack[index]},${back}`,
      numbered`slot-ahead=${slotAhead[index]}`,
      numbered`slot-ahead=${slotAhead[index]},${ahead}`,
      numbered`heading=${isHeading(own.line.text, language)},${own.words !== ''}`,
      numbered`undated=${dates === 0},${own.strong},${own.words !== ''}`,
      ...(forms[index] ?? []),
    ];
    const place = dates === 0 ? 'in undated section' : own.date === 'none' ? 'undated' : 'dated';
    // Where the first entry does not start with a bullet, an undated bullet starts none.
    const mayStart = !own.line.bullet || own.date !== 'none' || signs[0]?.line.bullet === true;
    const isBelowDate = index > 0 && signs[index - 1]?.date !== 'none';
    const isName = kind === 'experience' && isBelowDate && isFirm(own.line);
    const mayBe = ({ role }: EntryState): boolean => (role === 'start' ? mayStart : role !== 'body' || !isName);
    return { features, possible: entryStates.map((state) => isPossible(state, place) && mayBe(state)) };
  });
};
