import type { SectionKind } from '@winnow/contracts';
import { hasSameLook } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import type { State } from '../roles/states.ts';
import { lookUpHeading } from './heading-lookup.ts';
import { headingText, mayBeHeading } from './may-be-heading.ts';

export type Heading = {
  readonly kind: SectionKind;
  readonly text: string;
  /** Text after "Heading:" on the same line. */
  readonly rest: string;
  /** Number of lines of the heading. */
  readonly lines: number;
};

/** A heading with the text that it introduces on the same line. */
const inline = /^([^:：]{2,60})[:：]\s*(\S.*)$/u;

/** True when a heading wraps onto the next line: that line is a heading of the same kind, or both together are a known one. */
const wrapsOnto = (line: ResumeLine, state: State, next: ResumeLine, nextState: State | undefined): boolean => {
  if (line.column !== next.column || line.page !== next.page || !hasSameLook(line, next) || !mayBeHeading(next)) return false;
  const alike = nextState?.role === 'heading' && nextState.kind === state.kind;
  return (
    alike || [`${line.text} ${next.text}`, `${line.text}${next.text}`].some((text) => lookUpHeading(text, null) !== undefined)
  );
};

/** The headings among decoded lines, by line index. */
export const findHeadings = (lines: readonly ResumeLine[], states: readonly State[]): ReadonlyMap<number, Heading> => {
  const found = new Map<number, Heading>();
  for (let index = 0; index < lines.length; index += 1) {
    const [line, state, next] = [lines[index], states[index], lines[index + 1]];
    if (line === undefined || state?.role !== 'heading') continue;
    // The first line names a person or a document unless its words are those of a heading.
    if (index === 0 && lookUpHeading(headingText(line.text), null) === undefined) continue;
    const [, label, rest = ''] = inline.exec(line.text) ?? [];
    const wraps = label === undefined && next !== undefined && wrapsOnto(line, state, next, states[index + 1]);
    const text = wraps ? `${line.text} ${next?.text}` : (label ?? line.text);
    found.set(index, { kind: state.kind, text: headingText(text), rest, lines: wraps ? 2 : 1 });
    if (wraps) index += 1;
  }
  return found;
};
