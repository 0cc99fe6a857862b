import type { LanguageCode } from '@winnow/contracts/constants';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { functionWords } from './function-words.ts';
import { joinKnown } from './join-items.ts';
import { headsLanguages, isLevelText, isName, levelSigns, namesLanguage } from './language-names.ts';

/** A part of a list of languages; its place or look may tell whether it is a name or a level. */
export type LanguagePiece = { readonly text: string; readonly line: ResumeLine; readonly role: 'name' | 'level' | null };

/** "Hindi (native) Kumaoni (native)", "French ●●● Breton ●○○": a level in signs ends an item, whatever the next one is. */
const signedLevel = new RegExp(String.raw`(?<=[)）${levelSigns}])(?:\s*\/)?\s+(?=\p{L}[\p{L}\p{M}-]*\s*[(（${levelSigns}])`, 'u');
const endsInSigns = new RegExp(`[)）${levelSigns}]$`, 'u');

/** Between the items of a list, outside brackets. */
export const splitter = /\s*[;；|｜•·、\t]\s*|\s*[,，،፣](?![^(（]*[)）])\s*/u;

/** Levels below languages, each in the column of its own: they are put behind the languages that have none beside them. */
const paired = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const rows: ResumeLine[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    const tags = above === undefined ? [] : joinKnown(above.tags);
    const open = tags.flatMap((tag, index) => (isLevelText(tag) || isLevelText(tags[index + 1] ?? '') ? [] : [index]));
    const below = [joinKnown(line.tags), line.cells].find(({ length }) => length === open.length) ?? [];
    const names = open.some((index) => namesLanguage(tags[index] ?? ''));
    // In a table, each row has a name and its level.
    const pairs = open.length > 1 && names && below.length === open.length && line.columns === null;
    if (above === undefined || !pairs || below.some(namesLanguage)) rows.push(line);
    else {
      const levels = new Map(open.map((index, at) => [index, below[at] ?? '']));
      const cells = tags.map((tag, index) => `${tag}${levels.has(index) ? ` – ${levels.get(index)}` : ''}`);
      rows[rows.length - 1] = { ...above, text: cells.join(', '), cells, pieces: cells, tags: cells };
    }
  }
  return rows;
};

/** A name in the first tags of a row, and its level in the others. */
const rowOf = (line: ResumeLine, languages: readonly LanguageCode[]): readonly [name: string, level: string] | null => {
  const tags = joinKnown(line.tags);
  const at = tags.findLastIndex((_, index) => index < tags.length - 1 && isName(tags.slice(0, index + 1).join(' '), languages));
  const rest = tags.slice(at + 1);
  return at < 0 || rest.some(namesLanguage) || signedLevel.test(rest.join(' '))
    ? null
    : [tags.slice(0, at + 1).join(' '), rest.join(' ')];
};

/** "Languages: French (fluent)": the text behind a label that heads the list. */
const behindLabel = (text: string): string => {
  const [whole = '', label = ''] = /^([^:：]{2,30})[:：]\s*/u.exec(text) ?? [];
  return label !== '' && !namesLanguage(label) && headsLanguages(label) ? text.slice(whole.length) : text;
};

/** What stands between a level and the name of the next language. */
const between = /[\s/.,–—-]+$/u;

/** "English:", "German(C1)", "French,": what may follow a name in its last word. */
const signsBehind = /[:：(（]\S*$|[,.]$/u;

/** "Spanish and" English: without the word that joins the two. */
const withoutJoint = (text: string): string => {
  const words = text.split(/\s+/u);
  return words.length > 1 && functionWords().has((words.at(-1) ?? '').toLowerCase()) ? words.slice(0, -1).join(' ') : text;
};

/** Longer texts are no list of languages. */
const maxListLength = 1_000;

/** "French ●●●●● Breton ●●○○○", "German (native) / English (good)": behind a level, the name of a language begins another item. */
const atNames = (text: string, languages: readonly LanguageCode[]): readonly string[] => {
  if (text.length > maxListLength) return [text];
  const words = text.split(/\s+/u);
  const nameAt = (index: number): number =>
    [3, 2, 1].find((count) =>
      isName(
        words
          .slice(index, index + count)
          .join(' ')
          .replace(signsBehind, ''),
        languages,
      ),
    ) ?? 0;
  const parts: string[] = [];
  let start = 0;
  let named = nameAt(0);
  for (const index of words.keys()) {
    const next = index < start + Math.max(1, named) ? 0 : nameAt(index);
    if (next === 0) continue;
    const own = words.slice(start, index).join(' ').replace(between, '');
    // A level may also stand before its language: "Native English".
    const hasLevel = named > 0 ? !isName(own, languages) : endsInSigns.test(own) && isLevelText(own);
    if (!hasLevel || /[(（][^()（）]*$/u.test(own)) continue;
    parts.push(own);
    start = index;
    named = next;
  }
  return [...parts.map(withoutJoint), words.slice(start).join(' ').replace(between, '')];
};

/** The sentences of a text that tell of languages: behind a list of them stands what else there is to say. */
const sentencesOf = (text: string): readonly string[] => {
  const sentences = text.split(/(?<=[)）]|[\p{L}\p{M}]{2})(?:\.\s+|[。।]\s*)(?=\p{L})(?![^(（]*[)）])/u);
  return sentences.filter((sentence, index) => index === 0 || namesLanguage(sentence) || isLevelText(sentence));
};

const textsOf = (line: ResumeLine, languages: readonly LanguageCode[]): readonly string[] => {
  const own = sentencesOf(behindLabel(line.text)).join(', ');
  const named = line.tags.filter(namesLanguage).length;
  const cells = named > 1 ? joinKnown(line.tags) : line.cells.length > 1 ? line.cells : [line.text];
  return (own === line.text ? cells : [own])
    .flatMap((text) => text.split(splitter))
    .flatMap((text) => text.split(signedLevel))
    .flatMap((text) => atNames(text, languages))
    .filter((text) => /\p{L}/u.test(text));
};

const lookOf = (line: ResumeLine): string => `${line.cell?.column ?? ''} ${line.bullet} ${styleKey(line)}`;

/** What the look of a line tells: lines of one look are names, those of another one are levels. */
const rolesByLook = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): ReadonlyMap<string, 'name' | 'level'> => {
  const looks = Map.groupBy(lines, lookOf);
  const kinds = [...looks].flatMap(([look, own]): readonly (readonly [string, 'name' | 'level'])[] => {
    const names = own.filter(({ text }) => isName(text, languages)).length;
    if (names * 2 >= own.length) return [[look, 'name']];
    return own.some(({ text }) => namesLanguage(text)) ? [] : [[look, 'level']];
  });
  return new Map(new Set(kinds.map(([, role]) => role)).size === 2 ? kinds : []);
};

/** The parts of the lines of a list of languages. */
export const languagePieces = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly LanguagePiece[] => {
  const rows = paired(lines);
  const whole = rows.filter((line) => line.tags.length < 2 || isName(line.text, languages));
  const roles = rolesByLook(whole, languages);
  const hasRows = rows.some((line) => rowOf(line, languages) !== null);
  return rows.flatMap((line): readonly LanguagePiece[] => {
    const tags = joinKnown(line.tags);
    const unknown = hasRows && tags.length === 2 && !tags.some(namesLanguage) ? ([tags[0] ?? '', tags[1] ?? ''] as const) : null;
    const row = rowOf(line, languages) ?? unknown;
    if (row !== null)
      return [
        { text: row[0], line, role: 'name' },
        { text: row[1], line, role: 'level' },
      ];
    const role = whole.includes(line) ? (roles.get(lookOf(line)) ?? null) : null;
    return role === null
      ? textsOf(line, languages).map((text) => ({ text: text.trim(), line, role }))
      : [{ text: line.text, line, role }];
  });
};
