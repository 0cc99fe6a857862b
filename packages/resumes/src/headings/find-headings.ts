import type { SectionKind } from '@winnow/contracts';
import { withoutEnumeration } from '@winnow/languages';
import { joinLines } from '@winnow/reading';
import { hasSameLook, isBelow } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { State } from '../roles/states.ts';
import { hasSign, letter } from '../signs.ts';
import { lookUpHeading } from './heading-lookup.ts';
import { areSetApart, countLooks, runsOf } from './heading-runs.ts';
import { headingText, mayBeHeading } from './may-be-heading.ts';

export type Heading = {
  readonly kind: SectionKind;
  readonly text: string;
  /** Text after "Heading:" on the same line. */
  readonly rest: string;
  /** Number of lines of the heading. */
  readonly lines: number;
};

/** "~ Work ~", "WORK -----": signs that are drawn around a heading or fill its line. */
const withoutOrnaments = (text: string): string =>
  text.replace(/^([~=*_#•·|–—-])+\s*(?=\S.*\1$)(.*?)\s*\1+$/u, '$2').replace(/\s*[-–—_=.*]{4,}$/u, '') || text;

/** A heading with the text that it introduces on the same line. */
const inline = /^([^:：]{2,60})[:：]\s*(\S.*)$/u;

/** A heading and the text that it introduces on the same line. "III: Work" is a heading as a whole. */
const partsOf = (text: string): { readonly heading: string; readonly rest: string } => {
  const bare = withoutEnumeration(text);
  const [, label, rest = ''] = inline.exec(bare) ?? [];
  return label === undefined ? { heading: text, rest: '' } : { heading: text.slice(0, text.length - bare.length) + label, rest };
};

const latin = /\p{Script=Latin}/u;

/** True for a heading and its translation into another script on the next line: "學歷" above "EDUCATION". */
const isTranslated = (line: ResumeLine, next: ResumeLine): boolean =>
  latin.test(line.text) !== latin.test(next.text) && hasSign(line.text, letter) && hasSign(next.text, letter);

/** True when a heading wraps onto the next line: that line goes on in lower case, both together are a known one, or that line is a heading of the same kind, and not each is one alone. */
const wrapsOnto = (line: ResumeLine, state: State, next: ResumeLine, nextState: State | undefined): boolean => {
  if (line.column !== next.column || line.page !== next.page || !mayBeHeading(next)) return false;
  const isSame = nextState?.role === 'heading' && nextState.kind === state.kind;
  if (isSame && isTranslated(line, next)) return true;
  if (!hasSameLook(line, next)) return false;
  if (/^\p{Lu}/u.test(line.text) && /^\p{Ll}\P{Nd}*$/u.test(next.text) && isBelow(line, next)) return true;
  const areWhole = [line, next].every(({ text }) => lookUpHeading(headingText(text), null) !== undefined);
  return (
    (isSame && !areWhole) ||
    [`${line.text} ${next.text}`, `${line.text}${next.text}`].some((text) => lookUpHeading(text, null) !== undefined)
  );
};

/** In a look in which so many headings are a line alone, more lines in a row are a heading that wraps. */
const minSingle = 2;

/** Headings that wrap onto more lines, as the other headings in their look show, by the index of the first line. */
const wrappedHeadings = (lines: readonly ResumeLine[], states: readonly State[]): ReadonlyMap<number, Heading> => {
  const isHeading = (index: number): boolean =>
    states[index]?.role === 'heading' && partsOf(lines[index]?.text ?? '').rest === '';
  const runs = runsOf(lines);
  const looks = countLooks(runs, isHeading);
  const found = new Map<number, Heading>();
  for (const { from, count, look } of runs) {
    const { heads = 0, single = 0, others = 0 } = looks.get(look) ?? {};
    const indices = Array.from({ length: count }, (_, at) => from + at);
    const last = indices.findLast(isHeading);
    if (count < 2 || from === 0 || last === undefined || single < minSingle || others * 2 > heads) continue;
    const text = headingText(joinLines(lines.slice(from, from + count)));
    const kind = lookUpHeading(text, null)?.kind;
    // The heading of an empty section comes right before the next one, where headings have no space above.
    const isWhole = (index: number): boolean => lookUpHeading(headingText(lines[index]?.text ?? ''), null) !== undefined;
    const mayBeEmpty = indices.some((index) => index < last && isHeading(index) && isWhole(index));
    if (kind === undefined && mayBeEmpty && !areSetApart(runs, look, lines)) continue;
    found.set(from, { kind: kind ?? states[last]?.kind ?? 'other', text, rest: '', lines: count });
  }
  return found;
};

/** The headings among decoded lines, by line index. */
export const findHeadings = (lines: readonly ResumeLine[], states: readonly State[]): ReadonlyMap<number, Heading> => {
  const wrapped = wrappedHeadings(lines, states);
  const found = new Map<number, Heading>();
  for (let index = 0; index < lines.length; index += 1) {
    const [line, state, next, whole] = [lines[index], states[index], lines[index + 1], wrapped.get(index)];
    if (whole !== undefined) {
      found.set(index, whole);
      index += whole.lines - 1;
      continue;
    }
    if (line === undefined || state?.role !== 'heading') continue;
    const { heading, rest } = partsOf(line.text);
    const wraps = rest === '' && next !== undefined && wrapsOnto(line, state, next, states[index + 1]);
    const text = wraps ? `${line.text} ${next?.text}` : heading;
    found.set(index, { kind: state.kind, text: withoutOrnaments(headingText(text)), rest, lines: wraps ? 2 : 1 });
    if (wraps) index += 1;
  }
  return found;
};
