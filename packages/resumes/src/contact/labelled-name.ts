import type { ExtractedText } from '@winnow/contracts';
import { afterLabel, isLabel, isPlaceholder, labelKinds } from '../entries/cues.ts';
import { extracted } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { cleanName, hasNameShape, isFamilyFirst } from './name-shape.ts';

type Part = { readonly text: string; readonly words: readonly string[]; readonly line: ResumeLine; readonly index: number };

/** "Name", "Surname / First name". */
const isNameLabel = (text: string): boolean =>
  isLabel(text, 'name') || text.split(/\s*[,/&+]\s*/u).every((part) => isLabel(part, 'name'));

const isAnyLabel = (text: string): boolean => labelKinds.some((kind) => isLabel(text, kind));

/** "氏名 藤本 晶子": a label that only a space parts from the name. */
const afterEastAsianLabel = (text: string): string | undefined => {
  const [, label = '', name] = /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]+)\s+(.+)$/u.exec(text) ?? [];
  return isLabel(label, 'name') ? name : undefined;
};

/** What the line, or one of its cells, or the line below gives as a name. */
const valuesIn = (line: ResumeLine, next: ResumeLine | undefined): readonly string[] => {
  const at = line.cells.findIndex(isNameLabel);
  const [cell] = next?.cells ?? [];
  const below = isNameLabel(line.text) ? (hasNameShape(next?.text ?? '') ? next?.text : cell) : undefined;
  const value = below ?? (at < 0 ? undefined : line.cells[at + 1]);
  const values =
    value === undefined
      ? (line.cells.length > 1 ? line.cells : [line.text]).flatMap(
          (piece) => afterLabel(piece, 'name') ?? afterEastAsianLabel(piece) ?? [],
        )
      : [value];
  return values.filter((each) => !isAnyLabel(each) && !isPlaceholder(each));
};

const spelled = (value: string): string => {
  const [whole = ''] = value.split(/\s{2,}|[|;]/u);
  const name = cleanName(whole);
  return isFamilyFirst(name) ? name : cleanName(whole.split(',')[0] ?? '');
};

const partsOf = (lines: readonly ResumeLine[]): readonly Part[] =>
  lines.flatMap((line, index) =>
    valuesIn(line, lines[index + 1]).flatMap((value) => {
      const text = spelled(value);
      const words = text.toLowerCase().split(/[\s,]+/u);
      return text === '' || /[\d@]/u.test(text) ? [] : [{ text, words, line, index }];
    }),
  );

const sorted = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s,]+/u)
    .toSorted()
    .join(' ');

/** The same name as it is printed elsewhere, or as it is. */
const asPrinted = (name: string, lines: readonly ResumeLine[]): string =>
  lines.map(({ text }) => cleanName(text)).find((text) => sorted(text) === sorted(name)) ?? name;

/** Labels of the parts of one name are this many lines apart at most. */
const partsWithin = 3;

/** The parts of each name, without those that say again what another one says. */
const namesOf = (parts: readonly Part[]): readonly (readonly Part[])[] => {
  const names: Part[][] = [];
  for (const part of parts) {
    const name = names.at(-1);
    const last = name?.at(-1);
    if (name === undefined || last === undefined || part.index - last.index > partsWithin) names.push([part]);
    else if (!part.words.every((word) => name.some(({ words }) => words.includes(word)))) name.push(part);
  }
  return names;
};

/**
 * The name that a label such as "Name:" announces, in one piece or, as forms ask for it, in its parts ("Surname", "Given names") in
 * the order in which they are printed; null without one.
 */
export const labelledName = (lines: readonly ResumeLine[]): ExtractedText | null => {
  for (const name of namesOf(partsOf(lines))) {
    const [first] = name;
    const texts = [name.map(({ text }) => text).join(' '), first?.text ?? ''];
    const text = texts.find((each) => hasNameShape(each) || isFamilyFirst(each));
    if (first !== undefined && text !== undefined) return extracted(asPrinted(text, lines), 0.95, first.line);
  }
  return null;
};
