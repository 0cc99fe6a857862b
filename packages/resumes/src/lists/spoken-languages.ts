import type { ResumeContent, SectionKind } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { cutText } from '@winnow/kernel';
import { isLanguageName, languageLevelIn, spokenLanguageIn } from '@winnow/languages';
import { sourceOf } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { joinItems, joinKnown, rightEdges } from './join-items.ts';
import { listItems } from './list-items.ts';
import { isLevel } from './skill-names.ts';

type Spoken = ResumeContent['languages'][number];

const splitter = /\s*[;|•·、\t]\s*|\s*[,，،፣](?![^(（]*[)）])\s*/u;

/** Sections whose labels are no headings of lists, and that of the languages themselves. */
const unlabelled: ReadonlySet<SectionKind> = new Set(['languages', 'experience', 'references', 'publications']);

/**
 * The texts behind labels for spoken languages, in a skills section or on a line of their own: "Languages: English, French", but
 * not "Languages: Python".
 */
export const labelledLanguages = ({ kind, lines }: Section): readonly ResumeLine[] => {
  if (unlabelled.has(kind)) return [];
  const items = listItems(kind === 'skills' ? lines : lines.filter(({ text }) => /[:：]/u.test(text))).filter(
    ({ label }) => label !== null && lookUpHeading(label, null)?.kind === 'languages',
  );
  const spoken = new Set(items.flatMap(({ text, line }) => (spokenLanguageIn(text) === null ? [] : [line])));
  return items.filter(({ line }) => spoken.has(line)).map(({ text, line }) => withText(line, text));
};

/** The name of a language without what stands behind a sign: "Euskera – básico", "Kikuyu (fluent)". */
const headOf = (text: string): string => text.split(/\s*[(（:：]|\s+[–—-]\s+/u)[0] ?? text;

/** False for a name with a level of its own: it is a language and not the level of the previous one. */
const isRemark = (text: string): boolean =>
  headOf(text) === text || languageLevelIn(headOf(text)) !== null || /^[(（]/u.test(text);

const withoutLevel = (words: readonly string[]): readonly string[] => {
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const last = words.slice(-count).join(' ');
    if (isLevel(last) || languageLevelIn(last) !== null) return withoutLevel(words.slice(0, -count));
  }
  return words;
};

/** How many words name the language: "Tiếng Anh", "inglise keel"; 0 when none of the 50 is named first. */
const wordsOfName = (words: readonly string[]): number => {
  const prefixes = [3, 2, 1].filter((count) => count <= words.length);
  const startOf = (count: number): string => words.slice(0, count).join(' ');
  const whole = prefixes.find((count) => isLanguageName(startOf(count)));
  const least = whole ?? prefixes.findLast((count) => spokenLanguageIn(startOf(count)) !== null) ?? 0;
  // One more word that is no level belongs to the name: "ترکی آذربایجانی".
  return least === words.length - 1 && withoutLevel(words).length === words.length ? words.length : least;
};

/** The language and its level as they are printed: "Euskera", "básico". */
const namesIn = (text: string): { readonly name: string; readonly level_raw: string | null } => {
  const words = headOf(text).split(/\s+/u);
  const count = wordsOfName(words);
  const name = (count === 0 ? withoutLevel(words) : words.slice(0, count)).join(' ').replace(/[\s,.;]+$/u, '');
  const rest = text.slice(text.indexOf(name) + name.length).replace(/^[\s(（:：,，·–—-]+|[\s)）.]+$/gu, '');
  return { name, level_raw: /[\p{L}\p{Nd}]/u.test(rest) ? rest : null };
};

const mayLackLevel = (text: string): boolean => namesIn(text).level_raw === null && languageLevelIn(text) === null;

/** Levels below languages, each in the column of its own: they are put behind them. */
const paired = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const rows: ResumeLine[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    const tags = above?.tags ?? [];
    const pairs =
      tags.length > 1 &&
      tags.length === line.tags.length &&
      tags.every((tag) => spokenLanguageIn(tag) !== null && mayLackLevel(tag)) &&
      line.tags.every((tag) => spokenLanguageIn(tag) === null);
    if (above === undefined || !pairs) rows.push(line);
    else {
      const cells = tags.map((tag, index) => `${tag} ${line.tags[index] ?? ''}`);
      rows[rows.length - 1] = { ...above, cells, pieces: cells, tags: cells };
    }
  }
  return rows;
};

const piecesOf = (line: ResumeLine): readonly string[] => {
  const named = line.tags.filter((tag) => spokenLanguageIn(tag) !== null).length;
  const texts = named > 1 ? joinKnown(line.tags) : line.cells.length > 1 ? line.cells : [line.text];
  return texts.flatMap((text) => text.split(splitter));
};

/**
 * The spoken languages in the lines: name and level as printed, with code and level if known. Words such as "fluent" are not a
 * level on the scale.
 */
export const readLanguages = (lines: readonly ResumeLine[]): readonly Spoken[] => {
  const found: { text: string; code: LanguageCode | null; line: ResumeLine }[] = [];
  for (const line of paired(joinItems(lines, () => false, rightEdges(lines)))) {
    for (const piece of piecesOf(line)) {
      const text = piece.trim();
      const last = found.at(-1);
      const code = spokenLanguageIn(text);
      if (!/\p{L}/u.test(text)) continue;
      // A text after a language that is not itself a language is its level: "German, native", or a level on the next line.
      const level = isLevel(text) || (languageLevelIn(text) !== null && text.split(/\s+/u).length <= 3);
      const remark = last !== undefined && last.code !== null && mayLackLevel(last.text) && isRemark(text);
      if (code === null && last !== undefined && (level || remark)) last.text = `${last.text} ${text}`;
      else found.push({ text, code, line });
    }
  }
  return found
    .map((each) => ({ ...each, ...namesIn(each.text) }))
    .filter(({ code, name }) => code !== null || name.split(/\s+/u).length <= 3)
    .map(({ text, name, level_raw, code, line }) => ({
      value: cutText(text, 80),
      name: cutText(name, 80),
      level_raw: level_raw === null ? null : cutText(level_raw, 80),
      code,
      level: languageLevelIn(text),
      confidence: code === null ? 0.4 : 0.95,
      source: sourceOf(line),
    }));
};
