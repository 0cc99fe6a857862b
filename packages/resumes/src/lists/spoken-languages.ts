import type { ResumeContent } from '@winnow/contracts';
import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { foldLetters } from '@winnow/languages';
import { sourceOf } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { ResumeLine } from '../layout/resume-lines.ts';
import { listItems } from './list-items.ts';

type Spoken = ResumeContent['languages'][number];

const tagOf = (code: LanguageCode): string => (code === 'tl' ? 'fil' : code === 'no' ? 'nb' : code);

const extra: readonly (readonly [string, LanguageCode])[] = [
  ['mandarin', 'zh'],
  ['cantonese', 'zh'],
  ['farsi', 'fa'],
  ['norwegian', 'no'],
  ['norsk', 'no'],
  ['tagalog', 'tl'],
  ['castellano', 'es'],
  ['中文', 'zh'],
  ['普通话', 'zh'],
  ['汉语', 'zh'],
  ['國語', 'zh'],
  ['영어', 'en'],
  ['英文', 'en'],
  ['日文', 'ja'],
  ['עברית', 'he'],
];

const build = (): ReadonlyMap<string, LanguageCode> => {
  const names = new Map<string, LanguageCode>();
  const add = (name: string, code: LanguageCode): void => {
    const key = foldLetters(name);
    if (key.length > 1 && !names.has(key)) names.set(key, code);
  };
  for (const [name, code] of extra) add(name, code);
  for (const locale of languageCodes) {
    const display = new Intl.DisplayNames([tagOf(locale)], { type: 'language', fallback: 'none' });
    for (const code of languageCodes) {
      const name = display.of(tagOf(code));
      if (name === undefined) continue;
      add(name, code);
      // Many languages say "the Arabic language": the name is what is left.
      for (const part of name.split(/\s+/u))
        if (part.length >= 4 && !/^(?:language|basa|jazyk|ภาษา|lugha|язык|tiếng)$/iu.test(part)) add(part, code);
      if (locale === 'ar' && name.startsWith('ال')) add(name.slice(2), code);
      if (locale === 'th') add(name.replace(/^ภาษา/u, ''), code);
      if (locale === 'vi') add(name.replace(/^Tiếng\s+/u, ''), code);
    }
  }
  return names;
};

let names: ReadonlyMap<string, LanguageCode> | undefined;

/** The language that a text names, by its name in any of the 50 languages; null when it names none of the 50. */
export const spokenLanguageIn = (text: string): LanguageCode | null => {
  names ??= build();
  const folded = foldLetters(text);
  const whole = names.get(folded);
  if (whole !== undefined) return whole;
  const words = folded.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    const found = names.get(`${word} ${words[index + 1] ?? ''}`) ?? names.get(word);
    if (found !== undefined) return found;
  }
  return null;
};

const native =
  /\b(?:native|mother tongue|muttersprach\w*|langue maternelle|maternelle|nativ[oae]|lengua materna|madrelingua|língua materna|moedertaal|modersm[åa]l|morsm[åa]l|äidinkieli|emakeel|ojczysty|rodilý|materinský|materinji|materni|anyanyelv\w*|limba maternă|ana ?dil\w*|bahasa ibu|penutur asli|dzimtā|gimtoji)(?![\p{L}])|родно[йи]|рідн[аи]|роден|матерњи|μητρικ|اللغة الأم|اللغه الام|زبان مادری|مادری|מולדת|שפת אם|מאתר|母语|母語|ネイティブ|모국어|원어민|मातृभाषा|মাতৃভাষা|માતૃભાષા|தாய்மொழி|మాతృభాష|ಮಾತೃಭಾಷೆ|മാതൃഭാഷ|ภาษาแม่|เจ้าของภาษา|tiếng mẹ đẻ|የአፍ መፍቻ|مادری زبان/iu;

const levelIn = (text: string): Spoken['level'] => {
  const cefr = /(?<![A-Za-z])([ABC][12])(?![A-Za-z\d])/u.exec(text)?.[1];
  if (cefr !== undefined) return cefr as NonNullable<Spoken['level']>;
  return native.test(text) ? 'native' : null;
};

const splitter = /\s*[;|•·、\t]\s*|\s*[,，،](?![^(（]*[)）])\s*/u;

/** The lines of a skills section that a label says to list languages, and that do: "Languages: English, French", yet not "Languages: Python". */
export const labelledLanguages = (lines: readonly ResumeLine[]): readonly ResumeLine[] =>
  listItems(lines).flatMap(({ text, label, line }) =>
    label !== null && lookUpHeading(label, null)?.kind === 'languages' && spokenLanguageIn(text) !== null
      ? [{ ...line, text, cells: [text], pieces: [text] }]
      : [],
  );

/** The spoken languages of the lines: as printed, with code and level where the words tell them. Words like "fluent" name no level of the scale. */
export const readLanguages = (lines: readonly ResumeLine[]): readonly Spoken[] => {
  const found: { text: string; code: LanguageCode | null; line: ResumeLine }[] = [];
  for (const line of lines) {
    for (const piece of (line.cells.length > 1 ? line.cells : [line.text]).flatMap((cell) => cell.split(splitter))) {
      const text = piece.trim();
      const last = found.at(-1);
      const code = spokenLanguageIn(text);
      if (!/\p{L}/u.test(text)) continue;
      // What names no language after one that does is its level: "German, native" or a level on the next line.
      if (code === null && last !== undefined && last.code !== null && levelIn(last.text) === null)
        last.text = `${last.text} ${text}`;
      else found.push({ text, code, line });
    }
  }
  return found
    .filter(({ text, code }) => code !== null || text.split(/\s+/u).length <= 3)
    .map(({ text, code, line }) => ({
      value: text.slice(0, 80),
      code,
      level: levelIn(text),
      confidence: code === null ? 0.4 : 0.95,
      source: sourceOf(line),
    }));
};
