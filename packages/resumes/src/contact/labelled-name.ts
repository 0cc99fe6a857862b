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

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]+$/u;

/** "氏名 藤本 晶子", "성 명 (한글) 배수현": a label, maybe with a space in it, that only a space parts from the name. */
const afterEastAsianLabel = (text: string): string | undefined => {
  const words = text.split(/\s+/u);
  const count = [1, 2].find((own) => {
    const label = words.slice(0, own).join('');
    return eastAsian.test(label) && isLabel(label, 'name');
  });
  if (count === undefined || count >= words.length) return undefined;
  return words
    .slice(count)
    .join(' ')
    .replace(/^[(（][^()（）]*[)）]\s*/u, '')
    .replace(/\s*[(（].*$/u, '');
};

/** What the line, or its cells, or the line below give as names or parts of one. */
const valuesIn = (line: ResumeLine, next: ResumeLine | undefined): readonly string[] => {
  const cells = line.cells.length > 1 ? line.cells : [line.text];
  const beside = line.cells.flatMap((cell, at) => (isNameLabel(cell) ? (line.cells[at + 1] ?? []) : []));
  const [cell] = next?.cells ?? [];
  const below = isNameLabel(line.text) ? (hasNameShape(next?.text ?? '') ? next?.text : cell) : undefined;
  const behind = cells.flatMap((piece) => afterLabel(piece, 'name') ?? afterEastAsianLabel(piece) ?? []);
  const values = below !== undefined ? [below] : beside.length > 0 ? beside : behind;
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

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

const says = (words: readonly string[], { words: others }: Part): boolean => others.every((word) => words.includes(word));

/** Labels of the parts of one name are this many lines apart at most. */
const partsWithin = 3;

/** The parts of each name, without those that say again what another one says; a name in another script is another name. */
const namesOf = (parts: readonly Part[]): readonly (readonly Part[])[] => {
  const names: Part[][] = [];
  for (const part of parts) {
    const name = names.at(-1);
    const last = name?.at(-1);
    const isNear = last !== undefined && part.index - last.index <= partsWithin && isLatin(part.text) === isLatin(last.text);
    if (name === undefined || !isNear) names.push([part]);
    else if (name.every((earlier) => says(part.words, earlier))) names[names.length - 1] = [part];
    else if (
      !says(
        name.flatMap(({ words }) => words),
        part,
      )
    )
      name.push(part);
  }
  return names;
};

const lettersOnly = /^[\p{L}\p{M}.'’\s-]{3,60}$/u;

const sortedWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s,]+/u)
    .toSorted()
    .join(' ');

/** The name of the parts, as it is printed in one piece elsewhere or in their order. */
const readParts = (parts: readonly Part[], lines: readonly ResumeLine[]): ExtractedText | null => {
  const [first] = parts;
  const whole = parts.map(({ text }) => text).join(' ');
  const isName = parts.length > 1 ? lettersOnly.test(whole) : hasNameShape(whole) || isFamilyFirst(whole);
  if (first === undefined || !isName) return null;
  const sorted = sortedWords(whole);
  const printed = lines.find(({ text }) => sortedWords(cleanName(text)) === sorted);
  return printed === undefined ? extracted(whole, 0.95, first.line) : extracted(cleanName(printed.text), 0.95, printed);
};

/**
 * The name that a label such as "Name:" announces, in one piece or, as forms ask for it, in its parts ("Surname", "Given names") in
 * the order in which they are printed; null without one.
 */
export const labelledName = (lines: readonly ResumeLine[]): ExtractedText | null => {
  for (const parts of namesOf(partsOf(lines))) {
    const name = readParts(parts, lines);
    if (name !== null) return name;
  }
  return null;
};
