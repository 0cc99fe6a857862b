import type { LanguageCode } from '@winnow/contracts/constants';
import { languageLevelIn } from '@winnow/languages';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { joinKnown } from './join-items.ts';
import { isName, namesLanguage } from './language-names.ts';
import { isLevel } from './skill-names.ts';

/** A part of a list of languages; its place or look may tell whether it is a name or a level. */
export type LanguagePiece = { readonly text: string; readonly line: ResumeLine; readonly role: 'name' | 'level' | null };

const splitter = /\s*[;|•·、\t]\s*|\s*[,，،፣](?![^(（]*[)）])\s*/u;

const isLevelText = (text: string): boolean => isLevel(text) || languageLevelIn(text) !== null;

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
  return at < 0 || rest.some(namesLanguage) ? null : [tags.slice(0, at + 1).join(' '), rest.join(' ')];
};

const textsOf = (line: ResumeLine): readonly string[] => {
  const named = line.tags.filter(namesLanguage).length;
  const texts = named > 1 ? joinKnown(line.tags) : line.cells.length > 1 ? line.cells : [line.text];
  return texts.flatMap((text) => text.split(splitter)).filter((text) => /\p{L}/u.test(text));
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
    return role === null ? textsOf(line).map((text) => ({ text: text.trim(), line, role })) : [{ text: line.text, line, role }];
  });
};
