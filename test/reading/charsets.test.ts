import { describe, expect, it } from 'vitest';
import { encodeText } from '../support/encode-text.ts';
import { normalise } from './evaluate/normalise.ts';
import { readLayout } from './evaluate/read-resume.ts';
import { generateResume } from './generate-resume.ts';
import { loadVocabularies, vocabularyCodes } from './load-vocabularies.ts';
import { layOutResume } from './render/render-resume.ts';
import { isLine } from './render/sheet.ts';

const west = ['af', 'da', 'de', 'en', 'es', 'et', 'fi', 'fr', 'id', 'it', 'ms', 'nl', 'no', 'pt', 'sv', 'sw', 'tl'];
const middle = ['cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sr'];
const baltic = ['et', 'lt', 'lv'];
const cyrillic = ['bg', 'ru', 'uk', 'sr'];

/** Charsets from before Unicode, and the languages that were written in them. */
const languagesOf: Readonly<Record<string, readonly string[]>> = {
  'windows-1250': middle,
  'windows-1251': cyrillic,
  'windows-1252': west,
  'windows-1253': ['el'],
  'windows-1254': ['tr'],
  'windows-1255': ['he'],
  'windows-1256': ['ar', 'fa', 'ur'],
  'windows-1257': baltic,
  'windows-1258': ['vi'],
  'windows-874': ['th'],
  'iso-8859-2': middle,
  'iso-8859-5': cyrillic,
  'iso-8859-6': ['ar'],
  'iso-8859-7': ['el'],
  'iso-8859-8': ['he'],
  'iso-8859-9': ['tr'],
  'iso-8859-13': baltic,
  'iso-8859-15': west,
  'koi8-r': ['bg', 'ru'],
  'koi8-u': ['uk'],
  ibm866: ['bg', 'ru'],
  'x-mac-cyrillic': cyrillic,
  macintosh: west,
  gb18030: ['zh'],
  shift_jis: ['ja'],
  'euc-jp': ['ja'],
  'euc-kr': ['ko'],
};

const seeds = 6;
const sizes = ['whole', 'first lines', 'name'] as const;
type Size = (typeof sizes)[number];

/** Some names could be of two countries: `Matošić` in the one charset is `Matoąić` in the other. */
const minOf: Readonly<Record<Size, number>> = { whole: 1, 'first lines': 0.97, name: 0.85 };

/** Where only a dash is beyond ASCII, it is a letter of Windows. */
const minOfMacintosh: typeof minOf = { whole: 0.8, 'first lines': 0.75, name: 0.45 };

const languages = new Map((await loadVocabularies(vocabularyCodes())).map((vocabulary) => [vocabulary.language, vocabulary]));

const textsOf = (language: string, seed: number): Readonly<Record<Size, string>> => {
  const resume = generateResume(languages.get(language)!, seed);
  const lines = layOutResume(resume, 'one-column').sheet.body.filter(isLine);
  const whole = lines.map(({ text, aside = '' }) => `${text} ${aside}`).join('\n');
  return { whole, 'first lines': whole.slice(0, 250), name: `${resume.name}\n${resume.headline}\n${resume.place}\n` };
};

/** What must come out: letters, marks and digits in their order. */
const contentOf = (text: string): string => normalise(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const read = async (bytes: Uint8Array): Promise<string> => {
  const { pages } = await readLayout(bytes);
  return contentOf(pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(({ text }) => text))).join('\n'));
};

/** The share of texts of a size that are read right, of those that the charset can hold and that are not in ASCII alone. */
const measure = async (charset: string, size: Size): Promise<number> => {
  const outcomes: boolean[] = [];
  for (const language of languagesOf[charset] ?? []) {
    for (let seed = 0; seed < seeds; seed += 1) {
      const encoded = encodeText(textsOf(language, seed)[size], charset);
      if (encoded === null || encoded.bytes.every((byte) => byte < 0x80)) continue;
      outcomes.push((await read(encoded.bytes)) === contentOf(encoded.says));
    }
  }
  return outcomes.filter((right) => right).length / outcomes.length;
};

describe('a plain text in a charset from before Unicode', () => {
  it.each(Object.keys(languagesOf))('%s: is read', async (charset) => {
    const shares = await Promise.all(sizes.map((size) => measure(charset, size)));
    const min = charset === 'macintosh' ? minOfMacintosh : minOf;
    for (const [index, size] of sizes.entries()) expect(shares[index], size).toBeGreaterThanOrEqual(min[size]);
  });
});

describe('a plain text in Unicode', () => {
  const forms: Readonly<Record<string, (text: string) => Uint8Array>> = {
    'UTF-8': (text) => Buffer.from(text),
    'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
    'UTF-16LE': (text) => Buffer.from(text, 'utf16le'),
    'UTF-16LE with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    'UTF-16BE': (text) => Buffer.from(text, 'utf16le').swap16(),
    'UTF-16BE with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  };

  it.each(Object.entries(forms))('%s: is read in all 50 languages', async (_, encode) => {
    const wrong: string[] = [];
    for (const language of languages.keys()) {
      const { whole } = textsOf(language, 1);
      if ((await read(encode(whole))) !== contentOf(whole)) wrong.push(language);
    }
    expect(wrong).toEqual([]);
  });
});
