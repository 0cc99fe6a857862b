import { makeZip } from '../support/make-zip.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import type { SampleFile } from './sample-files.ts';

type Mutation = (bytes: Buffer, random: SeededRandom) => Buffer;

const maxBytes = 2_000_000;

const stretch = (length: number, random: SeededRandom): readonly [from: number, to: number] => {
  const from = random.integer(0, length);
  return [from, Math.min(length, from + random.integer(1, random.pick([4, 64, 1024, 65_536])))];
};

const flipBits: Mutation = (bytes, random) => {
  const flipped = Buffer.from(bytes);
  for (let count = random.integer(1, random.pick([1, 8, 200])); count > 0 && flipped.length > 0; count -= 1) {
    const at = random.integer(0, flipped.length - 1);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random.integer(0, 7));
  }
  return flipped;
};

const truncate: Mutation = (bytes, random) => bytes.subarray(0, random.integer(0, bytes.length));

const cutOut: Mutation = (bytes, random) => {
  const [from, to] = stretch(bytes.length, random);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
};

const repeat: Mutation = (bytes, random) => {
  const [from, to] = stretch(bytes.length, random);
  const piece = bytes.subarray(from, to);
  const max = Math.max(1, Math.floor(maxBytes / Math.max(1, piece.length)));
  const times = Math.min(max, random.pick([1, 2, 50, 5_000]));
  return Buffer.concat([bytes.subarray(0, to), ...Array.from({ length: times }, () => piece), bytes.subarray(to)]);
};

const insertNoise: Mutation = (bytes, random) => {
  const at = random.integer(0, bytes.length);
  const noise = Buffer.from(Array.from({ length: random.integer(1, 64) }, () => random.integer(0, 255)));
  return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]);
};

/** Each byte is a character of its own, so that nothing is lost on the way through text. */
const inText =
  (change: (text: string, random: SeededRandom) => string): Mutation =>
  (bytes, random) =>
    Buffer.from(change(bytes.toString('latin1'), random), 'latin1');

/** Replaces one of the places that a pattern finds. */
const replaceOne = (text: string, pattern: RegExp, random: SeededRandom, make: (found: string) => string): string => {
  const places = [...text.matchAll(pattern)];
  if (places.length === 0) return text;
  const { 0: found, index } = random.pick(places);
  return text.slice(0, index) + make(found) + text.slice(index + found.length);
};

const numbers = [
  '0',
  '-1',
  '1',
  '255',
  '65536',
  '2147483647',
  '2147483648',
  '4294967295',
  '-2147483648',
  '99999999999999999999',
  '1e308',
  '.',
  '1.5e-40',
  'NaN',
];

const changeNumber = inText((text, random) => replaceOne(text, /-?\d+(?:\.\d+)?/g, random, () => random.pick(numbers)));

const pdfWords = [
  '/Type', '/Pages', '/Page', '/Kids', '/Count', '/Parent', '/Contents', '/Resources', '/Font', '/MediaBox', '/Length', '/Filter', '/FlateDecode',
  '/DecodeParms', '/ToUnicode', '/Encoding', '/Widths', 'obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref', 'null', 'true',
  '<<', '>>', '[', ']', '(', ')', '<', '>', 'BT', 'ET', 'Tj', 'TJ', 'Tf', 'Tm', 'Td', 'cm', 'q', 'Q', 'Do', 're', 'W', 'n', 'f', '1 0 R', '3 0 R',
]; // biome-ignore format: a list of words

const changeWord = inText((text, random) =>
  replaceOne(text, /\/[A-Za-z0-9]+|\b[A-Za-z*]{1,9}\b|<<|>>|[[\]()<>]|\d+ 0 R/g, random, () => random.pick(pdfWords)),
);

const changeTag = inText((text, random) => {
  const tags = [...text.matchAll(/<[^<>]{1,200}>/g)].map(([tag]) => tag);
  if (tags.length === 0) return text;
  return replaceOne(text, /<[^<>]{1,200}>/g, random, (tag) =>
    random.pick([
      () => '',
      () => tag + tag,
      () => random.pick(tags),
      () => tag.repeat(random.pick([10, 300, 5_000])),
      () => tag.replace(/"[^"]*"/, `"${random.pick([...numbers, '', '&amp;', '&#0;', '&x;', '../../etc', 'é'.repeat(5_000)])}"`),
    ])(),
  );
});

const shiftLetters = inText((text, random) =>
  replaceOne(text, /[\x20-\x7e]{2,40}/g, random, () =>
    random.pick([
      '\u00ff'.repeat(300),
      '\u0000',
      'a'.repeat(50_000),
      '- '.repeat(20_000),
      '\n'.repeat(50_000),
      'a@'.repeat(10_000),
      '1/'.repeat(20_000),
    ]),
  ),
);

const anywhere: readonly Mutation[] = [flipBits, truncate, cutOut, repeat, insertNoise, changeNumber, shiftLetters];
const byFormat: readonly (readonly [RegExp, readonly Mutation[]])[] = [
  [/pdf$/, [...anywhere, changeWord, changeWord, changeWord]],
  [/xml$|rels$/, [...anywhere, changeTag, changeTag, changeTag]],
  [/./, anywhere],
];

const damage = (name: string, bytes: Uint8Array, random: SeededRandom): Buffer => {
  const [, mutations = anywhere] = byFormat.find(([pattern]) => pattern.test(name)) ?? [];
  let damaged = Buffer.from(bytes);
  for (let times = random.pick([1, 1, 2, 4]); times > 0; times -= 1)
    damaged = Buffer.from(random.pick(mutations)(damaged, random));
  return damaged.subarray(0, maxBytes);
};

/** A damaged copy of a file; of a package, one or two of its parts are damaged before they are packed. */
export const mutate = (file: SampleFile, random: SeededRandom): Uint8Array => {
  if ('bytes' in file) return damage(file.name, file.bytes, random);
  const victims = new Set([random.pick(file.parts).name, random.chance(0.7) ? 'word/document.xml' : '']);
  return makeZip(
    file.parts.map(({ name, text }) => {
      const bytes = Buffer.from(text);
      return { name, bytes: victims.has(name) ? damage(name, bytes, random) : bytes };
    }),
  );
};
