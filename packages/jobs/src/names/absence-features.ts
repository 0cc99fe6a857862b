import { bucket } from '@winnow/decode';
import { domainsIn } from '../facts/domains-in.ts';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import { unnamed } from './choose-name.ts';
import type { Word } from './line-words.ts';
import type { NamedLine } from './named-lines.ts';

/** What speaks for or against a text that does not name the employer: agencies keep the name back, and small ads leave it out. */
export const absenceFeatures = (
  text: string,
  lines: readonly NamedLine[],
  pieces: readonly DecodedPiece[],
): readonly string[] => {
  const likeliest = pieces.reduce((most, { company }) => Math.max(most, company), Number.NEGATIVE_INFINITY);
  const has = (holds: (word: Word) => boolean): boolean => lines.some(({ words }) => words.some(holds));
  const features = [
    `piece company ${bucket(likeliest, [-600, -300, -100, 0, 200])}`,
    `length ${bucket(text.length, [400, 800, 1_500, 3_000])}`,
    lines.length <= 2 ? 'paragraph' : 'lines',
  ];
  if (has(({ mark }) => mark === 'client')) features.push('client');
  if (lines.some((line) => line.legal().length > 0)) features.push('legal form');
  if (has(({ mark }) => mark === 'introduces')) features.push('introduces');
  if (has(({ kind }) => kind)) features.push('kind');
  if (domainsIn(text).length > 0) features.push('domain');
  if (/[«„“「『]/u.test(text)) features.push('quotation');
  return [unnamed, ...features.map((each) => `${unnamed} ${each}`)];
};
