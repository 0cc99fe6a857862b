import type { ResumeLine } from '../layout/resume-line.ts';

/** Lines of one sentence as one text, and which of them holds each part. */
export type Passage = {
  readonly text: string;
  readonly lineAt: (index: number) => ResumeLine;
};

const continues = (line: ResumeLine, previous: ResumeLine): boolean =>
  line.block === previous.block && !line.bullet && (/^\p{Ll}/u.test(line.text) || /[,，、(（-]$/u.test(previous.text));

const passageOf = (lines: readonly [ResumeLine, ...ResumeLine[]]): Passage => {
  const ends: number[] = [];
  let text = '';
  for (const line of lines) {
    text = text === '' ? line.text : `${text} ${line.text}`;
    ends.push(text.length);
  }
  return { text, lineAt: (index) => lines[ends.findIndex((end) => index < end)] ?? lines[0] };
};

/** The lines with those joined that were wrapped inside a sentence or a list. */
export const passagesOf = (lines: readonly ResumeLine[]): readonly Passage[] => {
  const groups: [ResumeLine, ...ResumeLine[]][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    const previous = open?.at(-1);
    if (open !== undefined && previous !== undefined && continues(line, previous)) open.push(line);
    else groups.push([line]);
  }
  return groups.map(passageOf);
};
