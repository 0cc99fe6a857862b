import type { LanguageCode } from '@winnow/contracts/constants';
import { hasAdjoiningWords, languageNamesIn } from '@winnow/languages';
import { createPhrases, type Phrases } from '@winnow/skills';

/** Languages that decline the names of languages: a name is known by its beginning. */
const declining: ReadonlySet<LanguageCode> = new Set([
  ...(['bg', 'cs', 'el', 'et', 'fi', 'hr', 'lt', 'lv', 'pl', 'ro', 'ru', 'sk', 'sl', 'sr', 'tr', 'uk'] as const),
]);

/** Usual names beside those of the tables. */
const more: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, LanguageCode>>>>> = {
  en: { mandarin: 'zh', cantonese: 'zh', farsi: 'fa', filipino: 'tl', tagalog: 'tl' },
  es: { castellano: 'es', mandarín: 'zh' },
  hi: { हिंदी: 'hi', अंग्रेजी: 'en' },
  ko: { 영어: 'en', 중국어: 'zh', 일본어: 'ja', 한국어: 'ko' },
  zh: {
    英语: 'en',
    英文: 'en',
    日语: 'ja',
    日文: 'ja',
    普通话: 'zh',
    汉语: 'zh',
    中文: 'zh',
    国语: 'zh',
    英語: 'en',
    日語: 'ja',
  },
};

const shortestStarred = 4;

const formsOf = (name: string, locale: LanguageCode): readonly string[] => {
  // Without its word for "language", a Vietnamese name is a word like any other.
  if (locale === 'vi' && !name.startsWith('tieng ')) return [];
  if (locale === 'en' || hasAdjoiningWords(name) || name.length < shortestStarred) return [name];
  if (!declining.has(locale)) return [name, `${name}*`];
  return [name, ...[1, 2].map((cut) => `${name.slice(0, Math.max(shortestStarred, name.length - cut))}*`)];
};

const build = (locale: LanguageCode): Phrases<LanguageCode> => {
  const names = [...Object.entries(more[locale] ?? {}), ...languageNamesIn(locale)];
  return createPhrases(names.flatMap(([name, code]) => formsOf(name, locale).map((form) => [form, code] as const)));
};

const known = new Map<LanguageCode, Phrases<LanguageCode>>();

/** The names of languages in one of them, with their usual endings. */
export const languageNamePhrases = (locale: LanguageCode): Phrases<LanguageCode> => {
  const phrases = known.get(locale) ?? build(locale);
  known.set(locale, phrases);
  return phrases;
};

/** Words that show that the name before them is that of a language: "English skills". Folded. */
export const languageNouns: ReadonlySet<string> = new Set(
  'language languages skills speaker speakers speaking communication verbal written oral spoken writing proficiency fluency level knowledge sprache sprachkenntnisse niveau nivel livello nivå poziom уровень язык языка языком языку jezyk jezyka język keel kieli nyelv lingua langue idioma jazyk kalba valoda dil bilgisi 力 能 水 ス 会 語 言 taal sprog språk sprache sind ist wird werden 실 능'.split(
    ' ',
  ),
);
