import type { LanguageCode } from '@winnow/contracts';
import { allLocales } from './all-locales.ts';
import { headingKey } from './heading-key.ts';
import type { Locale } from './locale.ts';

export type DetectedLanguage = { readonly language: LanguageCode | null; readonly confidence: number };

type Script = { readonly name: string; readonly pattern: RegExp; readonly weight: number };

/** A sign of Han says as much as three letters, one of kana, Hangul or Ethiopic as much as two. */
const scripts: readonly Script[] = [
  ...['Latn', 'Cyrl', 'Arab', 'Deva', 'Hebr', 'Grek', 'Beng', 'Gujr', 'Knda', 'Mlym', 'Taml', 'Telu', 'Thai'].map((name) => ({
    name,
    pattern: new RegExp(`\\p{Script=${name}}`, 'gu'),
    weight: 1,
  })),
  { name: 'Ethi', pattern: /\p{Script=Ethi}/gu, weight: 2 },
  { name: 'Hang', pattern: /\p{Script=Hang}/gu, weight: 2 },
  { name: 'Kana', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 2 },
  { name: 'Hani', pattern: /\p{Script=Hani}/gu, weight: 3 },
];

/** A script other than Latin decides once it has this share of the Latin letters: resumes are full of Latin product names. */
const decidingShare = 0.15;

const families: Readonly<Record<string, readonly LanguageCode[]>> = {
  Cyrl: ['ru', 'uk', 'bg', 'sr'],
  Arab: ['ar', 'fa', 'ur'],
  Deva: ['hi', 'mr'],
  Hebr: ['he'],
  Grek: ['el'],
  Beng: ['bn'],
  Gujr: ['gu'],
  Knda: ['kn'],
  Mlym: ['ml'],
  Taml: ['ta'],
  Telu: ['te'],
  Thai: ['th'],
  Ethi: ['am'],
  Hang: ['ko'],
  Kana: ['ja'],
  Hani: ['zh'],
};

/** Letters that only some languages of a script write. */
const letters: readonly (readonly [RegExp, readonly LanguageCode[]])[] = [
  [/[іїєґ]/gu, ['uk']],
  [/[ыэё]/gu, ['ru']],
  [/[ђћџљњј]/gu, ['sr']],
  [/[پچژگ]/gu, ['fa', 'ur']],
  [/[ٹڈڑںےھہ]/gu, ['ur']],
  [/[ةأإىي]/gu, ['ar']],
  [/ळ/gu, ['mr']],
  [/[őű]/gu, ['hu']],
  [/[ığş]/gu, ['tr']],
  [/[țșă]/gu, ['ro']],
  [/[łńśźż]/gu, ['pl']],
  [/[ćđ]/gu, ['hr']],
  [/[řůě]/gu, ['cs']],
  [/[ľĺŕ]/gu, ['sk']],
  [/ä/gu, ['de', 'sv', 'fi', 'et']],
  [/å/gu, ['da', 'no', 'sv']],
  [/ß/gu, ['de']],
  [/ã/gu, ['pt']],
  [/õ/gu, ['pt', 'et']],
  [/ñ/gu, ['es', 'tl']],
  [/[æø]/gu, ['da', 'no']],
  [/[ėųį]/gu, ['lt']],
  [/[āēīūģķļņ]/gu, ['lv']],
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơư]/gu, ['vi']],
];

/** Word by word, so that a hostile text without spaces costs no more than its length. */
const withoutAddresses = (text: string): string =>
  text.replace(/\S+/gu, (word) => {
    if (word.slice(1, -1).includes('@')) return ' ';
    const link = /https?:\S|www\.\S/u.exec(word)?.index;
    if (link !== 0 && /\.(?:com|org|net|io)/u.test(word.slice(1))) return ' ';
    return link === undefined ? word : `${word.slice(0, link)} `;
  });

const words = (text: string): readonly string[] => text.match(/[\p{L}\p{M}’']+/gu) ?? [];

/** Words of headings, verbs, labels and degrees: they tell a language too, less surely than function words. */
const vocabularyOf = (locale: Locale): ReadonlySet<string> => {
  const { headings, actionVerbs, contactLabels, degrees, present } = locale;
  const texts = [
    ...Object.values(headings),
    actionVerbs,
    ...Object.values(contactLabels),
    ...Object.values(degrees),
    present,
  ].flat();
  const known = new Set(locale.stopWords);
  return new Set(texts.flatMap((text) => words(text.toLowerCase())).filter((word) => word.length > 2 && !known.has(word)));
};

type Tables = {
  readonly vocabularies: ReadonlyMap<LanguageCode, ReadonlySet<string>>;
  /** In how many languages a word is known. */
  readonly wordUse: ReadonlyMap<string, number>;
  readonly headingLanguages: ReadonlyMap<string, readonly LanguageCode[]>;
};

const build = (): Tables => {
  const vocabularies = new Map(allLocales.map((locale) => [locale.code, vocabularyOf(locale)]));
  const wordUse = new Map<string, number>();
  const headingLanguages = new Map<string, readonly LanguageCode[]>();
  for (const { code, stopWords, headings } of allLocales) {
    for (const word of [...new Set(stopWords), ...(vocabularies.get(code) ?? [])])
      wordUse.set(word, (wordUse.get(word) ?? 0) + 1);
    for (const heading of Object.values(headings).flat()) {
      const key = headingKey(heading);
      const known = headingLanguages.get(key) ?? [];
      if (!known.includes(code)) headingLanguages.set(key, [...known, code]);
    }
  }
  return { vocabularies, wordUse, headingLanguages };
};

/** Built when first asked for: most that load this package detect nothing. */
let tables: Tables | undefined;

const allTables = (): Tables => {
  tables ??= build();
  return tables;
};

/** A heading counts as much as this many stop words: it is nearly a proof where few languages share it. */
const headingVotes = 4;

/** What a word of the vocabulary counts beside a stop word. */
const vocabularyWeight = 0.6;

type Facts = {
  /** How often each word stands in the text. */
  readonly counts: ReadonlyMap<string, number>;
  /** For each line that is a known heading, the languages that use it. */
  readonly headings: readonly (readonly LanguageCode[])[];
  readonly lowerCase: string;
};

const score = (locale: Locale, { counts, headings, lowerCase }: Facts, { vocabularies, wordUse }: Tables): number => {
  let votes = 0;
  const add = (word: string, weight: number): void => {
    const count = counts.get(word);
    if (count !== undefined) votes += (weight * count) / (wordUse.get(word) ?? 1) ** 0.7;
  };
  for (const word of new Set(locale.stopWords)) add(word, 1);
  for (const word of vocabularies.get(locale.code) ?? []) add(word, vocabularyWeight);
  for (const languages of headings) {
    if (languages.includes(locale.code)) votes += headingVotes / languages.length;
  }
  for (const [pattern, languages] of letters) {
    if (languages.includes(locale.code)) votes += (lowerCase.match(pattern)?.length ?? 0) / (4 * languages.length);
  }
  return votes;
};

const scriptOf = (text: string): { readonly name: string; readonly share: number } | undefined => {
  const weights = new Map(scripts.map(({ name, pattern, weight }) => [name, (text.match(pattern)?.length ?? 0) * weight]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total < 10) return undefined;
  const kana = weights.get('Kana') ?? 0;
  const han = weights.get('Hani') ?? 0;
  // Japanese mixes kana into Han; five per cent tells it from Chinese.
  if (kana > 0 && kana >= 0.05 * (han + kana)) weights.set('Kana', kana + han).delete('Hani');
  const latin = weights.get('Latn') ?? 0;
  weights.delete('Latn');
  const [name, weight] = [...weights].toSorted((a, b) => b[1] - a[1])[0] ?? ['Latn', 0];
  return weight > decidingShare * latin ? { name, share: weight / total } : { name: 'Latn', share: latin / total };
};

/** Tells the language of visible lines from the script, the stop words and the headings; null when there is nothing to judge. */
export const detectLanguage = (lines: readonly string[]): DetectedLanguage => {
  const text = withoutAddresses(lines.join('\n'));
  const script = scriptOf(text);
  if (script === undefined) return { language: null, confidence: 0 };
  const family = families[script.name];
  if (family?.length === 1) return { language: family[0] ?? null, confidence: Math.min(0.99, 0.8 + 0.2 * script.share) };
  const candidates = allLocales.filter((locale) =>
    family === undefined ? locale.script === 'Latn' : family.includes(locale.code),
  );
  const counts = new Map<string, number>();
  const lowerCase = text.toLowerCase();
  for (const word of words(lowerCase)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = allTables();
  const headings = lines.map((line) => known.headingLanguages.get(headingKey(line)) ?? []);
  const facts: Facts = { counts, headings, lowerCase };
  const ranked = candidates
    .map((locale) => ({ code: locale.code, votes: score(locale, facts, known) }))
    .toSorted((a, b) => b.votes - a.votes);
  const [best, second] = ranked;
  if (best === undefined || best.votes < 1) return { language: family?.[0] ?? null, confidence: family === undefined ? 0 : 0.3 };
  const margin = (best.votes - (second?.votes ?? 0)) / best.votes;
  const amount = best.votes / (best.votes + 3);
  return { language: best.code, confidence: Math.round(Math.min(0.99, 0.4 + 0.6 * margin) * amount * 100) / 100 };
};
