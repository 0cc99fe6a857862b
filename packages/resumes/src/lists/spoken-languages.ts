import type { ResumeContent } from '@winnow/contracts';
import type { LanguageCode } from '@winnow/contracts/constants';
import { cutText } from '@winnow/kernel';
import { languageLevelIn, spokenLanguageIn } from '@winnow/languages';
import { sourceOf } from '../evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { listItems } from './list-items.ts';

type Spoken = ResumeContent['languages'][number];

const splitter = /\s*[;|•·、\t]\s*|\s*[,，،፣](?![^(（]*[)）])\s*/u;

/**
 * The lines of a skills section that are labelled as languages and contain spoken ones: "Languages: English, French", but not
 * "Languages: Python".
 */
export const labelledLanguages = (lines: readonly ResumeLine[]): readonly ResumeLine[] =>
  listItems(lines).flatMap(({ text, label, line }) =>
    label !== null && lookUpHeading(label, null)?.kind === 'languages' && spokenLanguageIn(text) !== null
      ? [withText(line, text)]
      : [],
  );

/** The name of a language without its level: "Euskera – básico", "Kikuyu (fluent)". */
const nameIn = (text: string): string => text.split(/\s*[(（:：]|\s+[–—-]\s+/u)[0] ?? text;

const mayLackLevel = (text: string): boolean => nameIn(text) === text && languageLevelIn(text) === null;

/** False for a name with a level of its own: it is a language and not the level of the previous one. */
const isRemark = (text: string): boolean =>
  nameIn(text) === text || languageLevelIn(nameIn(text)) !== null || /^[(（]/u.test(text);

/**
 * The spoken languages in the lines: as printed, with code and level if known. Words such as "fluent" are not a level on the
 * scale.
 */
export const readLanguages = (lines: readonly ResumeLine[]): readonly Spoken[] => {
  const found: { text: string; code: LanguageCode | null; line: ResumeLine }[] = [];
  for (const line of lines) {
    for (const piece of (line.cells.length > 1 ? line.cells : [line.text]).flatMap((cell) => cell.split(splitter))) {
      const text = piece.trim();
      const last = found.at(-1);
      const code = spokenLanguageIn(text);
      if (!/\p{L}/u.test(text)) continue;
      // A text after a language that is not itself a language is its level: "German, native", or a level on the next line.
      if (code === null && last !== undefined && last.code !== null && mayLackLevel(last.text) && isRemark(text))
        last.text = `${last.text} ${text}`;
      else found.push({ text, code, line });
    }
  }
  return found
    .filter(({ text, code }) => code !== null || nameIn(text).split(/\s+/u).length <= 3)
    .map(({ text, code, line }) => ({
      value: cutText(text, 80),
      code,
      level: languageLevelIn(text),
      confidence: code === null ? 0.4 : 0.95,
      source: sourceOf(line),
    }));
};
