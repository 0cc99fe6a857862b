import type { LanguageCode } from '@winnow/contracts/constants';
import { anyOf, hasUnspacedScript } from '@winnow/languages';
import { tableOfLanguage } from '@winnow/languages/hiring';
import { type JobLine, maxHeadingLength } from '../text/job-lines.ts';
import { statementsIn } from '../text/statements.ts';

/** A part of a sentence that may be one requirement, or a part of one. Offsets are UTF-16 units of the normalised text. */
export type Piece = {
  readonly start: number;
  readonly end: number;
  /** Numbers of its line and its sentence. */
  readonly line: number;
  readonly statement: number;
  /** The sign before it: that of its line or sentence for the first piece. */
  readonly joint: 'line' | 'sentence' | ',' | ';' | ':' | '-' | 'and';
};

type Cut = { readonly at: number; readonly joint: Piece['joint'] };

const opening = /[(（[「『«“„]/u;
const closing = /[)）\]」』»”]/u;

const andWords = tableOfLanguage(({ job }): RegExp | null => {
  const words = (job.joining.and ?? []).filter((word) => !hasUnspacedScript(word));
  return words.length === 0 ? null : new RegExp(` (?:${anyOf(words)}) `, 'giu');
});

const signJoint = (text: string, index: number): Piece['joint'] | undefined => {
  const sign = text[index] ?? '';
  if (/[;；]/u.test(sign)) return ';';
  const digits = /\p{Nd}/u.test(text[index - 1] ?? '') && /\p{Nd}/u.test(text[index + 1] ?? '');
  if (/[,，、،]/u.test(sign)) return digits ? undefined : ',';
  if (/[:：]/u.test(sign)) return digits || !/[\s*_]|^$|[^\p{ASCII}]/u.test(text[index + 1] ?? '') ? undefined : ':';
  if (/[|·]/u.test(sign)) return '-';
  return /[–—-]/u.test(sign) && text[index - 1] === ' ' && text[index + 1] === ' ' ? '-' : undefined;
};

/** Where a sentence is cut: at signs and before words such as "and", outside brackets. */
const cutsOf = (text: string, language: LanguageCode): readonly Cut[] => {
  const cuts: Cut[] = [];
  const depths: number[] = [];
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (opening.test(sign)) depth += 1;
    else if (closing.test(sign)) depth = Math.max(0, depth - 1);
    depths.push(depth);
    const joint = depth === 0 ? signJoint(text, index) : undefined;
    if (joint !== undefined) cuts.push({ at: index + 1, joint });
  }
  const and = andWords(language);
  for (const { index } of and === null ? [] : text.matchAll(and))
    if (depths[index] === 0) cuts.push({ at: index + 1, joint: 'and' });
  return cuts.toSorted((a, b) => a.at - b.at);
};

/** "It would be great, if you": a short line above a list is its heading, with all commas in it. */
const announces = (lines: readonly JobLine[], index: number): boolean => {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === undefined || next?.bullet !== true || line.bullet || line.text.length > maxHeadingLength) return false;
  return !/[.!?。！？;；|]/u.test(line.text.replace(/[.…!?]+$/u, '')) && !/[:：](?=.)/u.test(line.text);
};

/** The pieces of the lines of a text, in order; pieces without letters or digits belong to the one before. */
export const cutPieces = (text: string, lines: readonly JobLine[], language: LanguageCode): readonly Piece[] => {
  const pieces: Piece[] = [];
  let statement = -1;
  for (const [line, { start, end }] of lines.entries())
    for (const [order, sentence] of statementsIn(text, { start, end }).entries()) {
      statement += 1;
      const words = text.slice(sentence.start, sentence.end);
      const first: Cut = { at: 0, joint: order === 0 ? 'line' : 'sentence' };
      const cuts = announces(lines, line) ? [first] : [first, ...cutsOf(words, language)];
      for (const [index, { at, joint }] of cuts.entries()) {
        const own = words.slice(at, cuts[index + 1]?.at ?? words.length);
        if (!/[\p{L}\p{N}]/u.test(own)) continue;
        const from = sentence.start + at + own.length - own.trimStart().length;
        const to = sentence.start + at + own.trimEnd().length;
        const known = pieces.at(-1)?.statement === statement;
        pieces.push({ start: from, end: to, line, statement, joint: known ? joint : first.joint });
      }
    }
  return pieces;
};
