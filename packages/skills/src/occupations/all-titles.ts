import { defaultLanguage, type LanguageCode } from '@winnow/contracts/constants';
import { hasTrait, localeOf } from '@winnow/languages';
import { allHiringNames } from '@winnow/languages/hiring';
import { localSign, plainTitle, writeTitle } from '../lines.ts';
import { beginningIn } from '../phrases/create-phrases.ts';

/** A word that other endings may follow, at the end of the title or before a space. Hangul is searched by syllables, whatever follows. */
const longWord = /[\p{L}\p{M}]{5,}(?= |$)/gu;
const longWordOfOtherScripts = /[[\p{L}\p{M}]--\p{Script=Hangul}]{4,}(?= |$)/gv;

/** The vowel that other endings replace: `nauczycielka`, `nauczycielki`. */
const lastVowel = /(?<=.{5})[aeiouyаеиоуыэюяіїєαεηιουω]$/u;

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}+$/u, '')
    .normalize('NFC');

/**
 * A title with stars where the language has endings. Where compounds are closed, endings follow the whole word. English plurals need
 * no star: all phrases are found in them.
 */
const withEndings = (title: string, code: LanguageCode): string => {
  const locale = localeOf(code);
  if (code === defaultLanguage || (locale.stemmer === undefined && locale.inflection === undefined)) return title;
  const word =
    locale.script === 'Latn' || locale.script === 'Cyrl' || locale.script === 'Grek' ? longWord : longWordOfOtherScripts;
  const whole = hasTrait(locale, 'closed_compounds');
  return title.replace(word, (each) => {
    if (whole) return `${each}*`;
    const stem = withoutAccents(each).replace(lastVowel, '');
    return `${stem === withoutAccents(each) ? each : stem}*`;
  });
};

type Use = { readonly phrase: string; readonly id: string; readonly local: boolean; readonly languages: LanguageCode[] };

type Named = {
  readonly code: LanguageCode;
  readonly occupations?: { readonly [id: string]: readonly string[] } | undefined;
};

/** Titles as lines of a table, with the beginnings of their first words; by default those of all languages. */
export const writeTitles = (named: readonly Named[] = allHiringNames()): Iterable<readonly [beginning: string, line: string]> => {
  const uses = new Map<string, Use>();
  for (const { code, occupations = {} } of named) {
    for (const [id, names] of Object.entries(occupations)) {
      for (const name of names) {
        const local = name.startsWith(localSign);
        const phrase = withEndings(plainTitle(local ? name.slice(localSign.length) : name), code);
        const key = `${phrase}\t${id}\t${local}`;
        const use = uses.get(key) ?? { phrase, id, local, languages: [] };
        if (!use.languages.includes(code)) use.languages.push(code);
        uses.set(key, use);
      }
    }
  }
  return [...uses.values()].flatMap(({ phrase, id, languages, local }) => {
    const beginning = beginningIn(phrase);
    return beginning === undefined ? [] : [[beginning, writeTitle(phrase, id, languages, local)] as const];
  });
};
