import type { ResumeContent, SectionKind } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { cutText } from '@winnow/kernel';
import { languageLevelIn, spokenLanguageIn } from '@winnow/languages';
import { sourceOf } from '../evidence.ts';
import { isLabelAlone } from '../headings/split-label.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { joinItems, rightEdges } from './join-items.ts';
import { knownSkill } from './known-skill.ts';
import { headOf, headsLanguages, isGraded, isLanguage, isName, namesAndLevels, namesLanguage } from './language-names.ts';
import { languagePieces, splitter } from './language-pieces.ts';
import { languageRows } from './language-rows.ts';
import { listItems } from './list-items.ts';
import { isLevel } from './skill-names.ts';

type Spoken = ResumeContent['languages'][number];

/** Sections whose labels are no headings of lists, and that of the languages themselves. */
const unlabelled: ReadonlySet<SectionKind> = new Set(['languages', 'experience', 'references', 'publications']);

/** "Languages known:" on a line of its own. */
const asksForLanguages = (text: string): boolean => isLabelAlone(text) && headsLanguages(text);

/** The line with its label, which may be the line above or the first cell of a row: "Languages known:" above "Marathi, Hindi". */
const withLabel = (line: ResumeLine, index: number, lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  if (asksForLanguages(line.text)) return [];
  const above = lines[index - 1]?.text ?? '';
  if (asksForLanguages(above)) return [withText(line, `${above} ${line.text}`)];
  const [first = '', ...others] = line.cells;
  if (others.length === 0 || !headsLanguages(first)) return [line];
  const rest = others.join(', ').replace(/^[:：]\s*/u, '');
  return [withText(line, `${first.replace(/\s*[:：]$/u, '')}: ${rest}`)];
};

/**
 * The texts behind labels for spoken languages, in a skills section or on a line of their own: "Languages: English, French", but
 * not "Languages: Python".
 */
const labelledLanguages = ({ kind, lines }: Section): readonly ResumeLine[] => {
  if (unlabelled.has(kind)) return [];
  const told = lines.flatMap(withLabel);
  const whole = kind === 'skills' ? told : told.filter(({ text }) => /[:：]/u.test(text));
  const items = listItems(whole).filter(({ label }) => label !== null && headsLanguages(label));
  const spoken = new Set(items.flatMap(({ text, line }) => (spokenLanguageIn(text) === null ? [] : [line])));
  return items.filter(({ line }) => spoken.has(line)).map(({ text, line }) => withText(line, text));
};

/** "Photoshop, Spanish (working)": languages among the skills, without a label of their own. */
const amongSkills = ({ kind, lines }: Section, languages: readonly LanguageCode[]): readonly ResumeLine[] => {
  if (kind !== 'skills' || !lines.some(({ text }) => namesLanguage(text))) return [];
  const items = listItems(lines).filter(({ text }) => isLanguage(text) && knownSkill(text) === undefined);
  // "Italian, French, Thai" may be what a cook cooks.
  const areSpoken = items.some(({ text }) => {
    const code = spokenLanguageIn(text);
    return isGraded(text, languages) || code === 'en' || (code !== null && languages.includes(code));
  });
  return areSpoken ? items.map(({ text, line }) => withText(line, text)) : [];
};

/** "English (native), Igbo (conversational)": a line of languages with their levels, and nothing else. */
const listsLanguages = ({ text }: ResumeLine, languages: readonly LanguageCode[]): boolean => {
  const parts = text.split(splitter);
  return parts.length > 1 && parts.every((part) => isGraded(part, languages));
};

/** Lines without a heading of their own that name languages and their levels. */
const unheadedLanguages = ({ kind, lines }: Section, languages: readonly LanguageCode[]): readonly ResumeLine[] => {
  const lists = lines.filter((line) => listsLanguages(line, languages));
  if (lists.length > 0 || unlabelled.has(kind)) return lists;
  const whole = joinItems(lines, () => false, rightEdges(lines));
  const graded = whole.map(({ text }) => isGraded(text, languages));
  const hasNeighbour = (index: number): boolean => graded[index - 1] === true || graded[index + 1] === true;
  const found = whole.filter((_, index) => graded[index] === true && hasNeighbour(index));
  if (found.length > 0) return found;
  // Alone, it takes a level that is known: "English: B1/B2".
  return whole.filter(({ text }, index) => graded[index] === true && languageLevelIn(text) !== null);
};

/** False for a name with a level of its own: it is a language and not the level of the previous one. */
const isRemark = (text: string): boolean =>
  headOf(text) === text || languageLevelIn(headOf(text)) !== null || /^[(（]/u.test(text);

/** The flag of a country, or other signs, before a name: "+++ Deutsch". */
const flag =
  /^(?:\p{Regional_Indicator}|\p{Extended_Pictographic}|\ufe0f|\u200d|[+*>])(?:\p{Regional_Indicator}|\p{Extended_Pictographic}|\ufe0f|\u200d|[+*>\s])*(?=\p{L})/u;

type Item = {
  readonly text: string;
  level: string;
  readonly code: LanguageCode | null;
  readonly line: ResumeLine;
  last: ResumeLine;
};

/** What no table knows may be the name of a language where it has a level, or is a word among languages. */
const mayBeName = (name: string, level: string | null, areKnown: boolean): boolean =>
  name.split(/\s+/u).length <= (level !== null ? 2 : areKnown ? 1 : 0) &&
  !/^\p{Ll}|[\p{Nd}(（]/u.test(name) &&
  languageLevelIn(name) === null &&
  knownSkill(name) === undefined;

const mayLackLevel = ({ text, level }: Item, languages: readonly LanguageCode[]): boolean =>
  level === '' && (namesAndLevels([{ text, level }], languages)[0]?.level ?? null) === null && languageLevelIn(text) === null;

/** The languages in the pieces of a list, each with what stands apart from it. */
const itemsOf = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): readonly Item[] => {
  const found: Item[] = [];
  for (const { text: printed, line, role } of languagePieces(
    joinItems(lines, () => false, rightEdges(lines)),
    languages,
  )) {
    const last = found.at(-1);
    const text = printed.replace(flag, '');
    const code = spokenLanguageIn(text);
    if (role === 'level') {
      // The look of levels is also that of texts that belong to no language, except where a level wraps.
      const wraps = last !== undefined && last.last.block === line.block && last.last !== last.line && !line.bullet;
      if (last !== undefined && (last.level === '' || wraps)) {
        last.level = `${last.level} ${text}`.trim();
        last.last = line;
      }
      continue;
    }
    // A text after a language that is not itself a language is its level: "German, native", or a level on the next line.
    const lacksLevel = last !== undefined && mayLackLevel(last, languages);
    const level =
      (lacksLevel || isRemark(text)) && (isLevel(text) || (languageLevelIn(text) !== null && text.split(/\s+/u).length <= 3));
    const remark = lacksLevel && last.code !== null && isRemark(text);
    const isNew = role === 'name' || code !== null || isName(headOf(text), languages);
    if (!isNew && last !== undefined && (level || remark)) last.level = `${last.level} ${text}`.trim();
    else found.push({ text, level: '', code, line, last: line });
  }
  return found;
};

/**
 * The spoken languages of a resume: name and level as printed, with code and level if known. Words such as "fluent" are not a
 * level on the scale.
 */
export const readLanguages = (sections: readonly Section[], languages: readonly LanguageCode[]): readonly Spoken[] => {
  const own = languageRows(sections.filter(({ kind }) => kind === 'languages').flatMap(({ lines }) => lines));
  const labelled = sections.flatMap((section) => labelledLanguages(section));
  const told = [...own, ...labelled];
  const lines = told.length > 0 ? told : sections.flatMap((section) => amongSkills(section, languages));
  const listed = lines.length > 0 ? lines : sections.flatMap((section) => unheadedLanguages(section, languages));
  const items = itemsOf(listed, languages);
  // What names no language that is known, and no level, is another list.
  if (
    !items.some(
      ({ code, text, level }) => code !== null || isName(headOf(text), languages) || languageLevelIn(`${text} ${level}`) !== null,
    )
  )
    return [];
  const names = namesAndLevels(items, languages);
  const known = items.filter(({ code, text }) => code !== null || isName(headOf(text), languages)).length;
  const areKnown = known * 2 >= items.length;
  return items.flatMap((item, index): readonly Spoken[] => {
    const { code, line } = item;
    const { name = '', level = null } = names[index] ?? {};
    const text = `${item.text} ${item.level}`.trim();
    if (code === null && !isName(name, languages) && !mayBeName(name, level, areKnown)) return [];
    return [
      {
        value: cutText(text, 80),
        name: cutText(name, 80),
        level_raw: level === null ? null : cutText(level, 80),
        code,
        level: languageLevelIn(text),
        confidence: code !== null ? 0.95 : isName(name, languages) ? 0.8 : 0.4,
        source: sourceOf(line),
      },
    ];
  });
};
