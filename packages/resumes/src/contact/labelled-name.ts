import { afterLabel, isAnyLabel, isLabel, isPlaceholder, wordingOf } from '../entries/cues.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { cleanName, hasNameShape, isFamilyFirst, nativeName } from './name-shape.ts';
import { nameWords } from './name-words.ts';

type Part = { readonly text: string; readonly words: readonly string[]; readonly line: ResumeLine; readonly index: number };

/** "Name", "Surname / First name", in two languages "姓名 Name". */
const isNameLabel = (text: string): boolean =>
  isLabel(text, 'name') || text.split(/\s*[,/&+]\s*|(?<=\p{Lo})\s+(?=\p{Script=Latin})/u).every((part) => isLabel(part, 'name'));

/** Scripts whose labels may be separated from the name by a space alone. */
const spacedLabel = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}-]+$/u;

/** "(한글) 배수현 (한자) 裵秀賢": the name without the scripts in which it is written, and as the first of them writes it. */
const inFirstScript = (text: string): string => text.replace(/^[(（][^()（）]*[)）]\s*/u, '').replace(/(?<=\S)\s*[(（].*$/u, '');

/** "氏名 藤本 晶子", "성 명 (한글) 배수현": a label, maybe with a space in it, that only a space parts from the name. */
const afterSpacedLabel = (text: string): string | undefined => {
  for (const pattern of [/^(\S+)\s+(.*)$/u, /^(\S+\s+\S+)\s+(.*)$/u]) {
    const [, label = '', rest = ''] = pattern.exec(text) ?? [];
    const joined = label.replace(/\s/gu, '');
    // A wide gap ends the name.
    if (spacedLabel.test(joined) && isLabel(joined, 'name')) return inFirstScript(rest.split(/\s{2,}/u)[0] ?? '');
  }
  return undefined;
};

/** "First name(s) / Surname(s)" has the most words. */
const maxLabelWords = 5;

/** Longer texts, in characters, are sentences. */
const maxBeside = 90;

/** Shorter words, and particles such as "Van", are labels in one language and begin a title or a name in another: "Ad". */
const minLabel = 3;

/** True for a heading such as "Personal information", beside which forms name the person. */
const headsContact = (text: string): boolean => /\s/u.test(text) && lookUpHeading(text, null)?.kind === 'contact';

/** "Name of father Mohan Sen", "NAME OF COMPANY …": the label goes on. */
const goesOn = (rest: string): boolean => /^\p{Ll}/u.test(rest) || /^of\s/iu.test(rest);

/** "Nome ROSSI MARIA", "Apelido(s) / Nome(s) próprio(s) Valadão, Telma": the label of a form, close to the name beside it. */
const besideLabel = (text: string): string | undefined => {
  if (text.length > maxBeside) return undefined;
  const words = text.split(' ');
  for (let count = Math.min(maxLabelWords, words.length - 1); count > 0; count -= 1) {
    const [label, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (label.length < minLabel || nameWords().particles.test(label) || goesOn(rest)) continue;
    const isAsked = (hasNameShape(rest) || isFamilyFirst(rest)) && (isNameLabel(label) || headsContact(label));
    if (isAsked && !wordingOf(rest).title && !wordingOf(rest).company) return rest;
  }
  return undefined;
};

/** The name on the line below a label. */
const belowLabel = (next: ResumeLine | undefined): string | undefined => {
  const [cell] = next?.cells ?? [];
  if (next === undefined || cell === undefined) return undefined;
  return hasNameShape(next.text) ? next.text : inFirstScript(cell);
};

/** What the line, or its cells, or the line below give as names or parts of one. */
const valuesIn = (line: ResumeLine, next: ResumeLine | undefined): readonly string[] => {
  const cells = line.cells.length > 1 ? line.cells : [line.text];
  const beside = line.cells.flatMap((cell, at) => (isNameLabel(cell) ? (line.cells[at + 1] ?? []) : []));
  const below = isNameLabel(line.text) ? belowLabel(next) : undefined;
  const behind = cells.flatMap((piece) => afterLabel(piece, 'name') ?? afterSpacedLabel(piece) ?? besideLabel(piece) ?? []);
  const values = (below !== undefined ? [below] : beside.length > 0 ? beside : behind).map((each) =>
    each.replace(/^[:：]\s*/u, ''),
  );
  return values.filter((each) => !isAnyLabel(each) && !isPlaceholder(each));
};

const spelled = (value: string): string => {
  const [whole = ''] = value.split(/\s{2,}|[|;]/u);
  const name = cleanName(nativeName.exec(whole)?.[0] ?? whole);
  return isFamilyFirst(name) ? name : cleanName(name.split(',')[0] ?? '');
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

/** A name that a form asks for, and the line that shows it. */
type LabelledName = { readonly text: string; readonly line: ResumeLine };

/** The name of the parts, as it is printed in one piece elsewhere or in their order. */
const readParts = (parts: readonly Part[], lines: readonly ResumeLine[]): LabelledName | undefined => {
  const [first] = parts;
  const whole = parts.map(({ text }) => text).join(' ');
  const isName = parts.length > 1 ? lettersOnly.test(whole) : hasNameShape(whole) || isFamilyFirst(whole);
  if (first === undefined || !isName) return undefined;
  const sorted = sortedWords(whole);
  for (const line of lines) {
    const own = [line.text, ...line.cells].find((text) => sortedWords(cleanName(text)) === sorted);
    if (own !== undefined) return { text: cleanName(own), line };
  }
  return { text: whole, line: first.line };
};

/**
 * The first name that a label such as "Name:" announces and `mayBe` accepts, in one piece or, as forms ask for it, in its parts
 * ("Surname", "Given names") in the order in which they are printed.
 */
export const labelledName = (lines: readonly ResumeLine[], mayBe: (text: string) => boolean): LabelledName | undefined => {
  for (const parts of namesOf(partsOf(lines))) {
    const name = readParts(parts, lines);
    if (name !== undefined && mayBe(name.text)) return name;
  }
  return undefined;
};
