import { lazilyByKey } from '@winnow/kernel';

type Range = readonly [first: number, last: number];

/**
 * Lead and trail bytes of everyday characters: punctuation, syllables, and the first level of ideographs as defined by the
 * standards.
 */
const everyday = {
  gb18030: { leads: [[0xa1, 0xa3], [0xb0, 0xd7]], trails: [[0xa1, 0xfe]] },
  big5: { leads: [[0xa1, 0xc6]], trails: [[0x40, 0x7e], [0xa1, 0xfe]] },
  shift_jis: { leads: [[0x81, 0x83], [0x88, 0x98]], trails: [[0x40, 0xfc]] },
  'euc-jp': { leads: [[0xa1, 0xa5], [0xb0, 0xcf]], trails: [[0xa1, 0xfe]] },
  'euc-kr': { leads: [[0xa1, 0xa3], [0xb0, 0xc8]], trails: [[0xa1, 0xfe]] },
} as const satisfies Readonly<Record<string, { readonly leads: readonly Range[]; readonly trails: readonly Range[] }>>; // biome-ignore format: a table

export type DoubleByteCharset = keyof typeof everyday;

export const isDoubleByte = (charset: string): charset is DoubleByteCharset => charset in everyday;

const numbers = (ranges: readonly Range[]): readonly number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The everyday characters of an East Asian charset. */
export const everydayCharacters = lazilyByKey((charset: DoubleByteCharset): ReadonlySet<string> => {
  const { leads, trails } = everyday[charset];
  const pairs = numbers(leads).flatMap((lead) => numbers(trails).flatMap((trail) => [lead, trail, 0x0a]));
  return new Set(new TextDecoder(charset).decode(Uint8Array.from(pairs)).replace(/[\n\ufffd]/g, ''));
});
