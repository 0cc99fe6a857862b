import type { ExtractedText, LanguageCode, ResumeContent } from '@winnow/contracts';
import { withoutDates } from '../dates/parse-date-ranges.ts';
import { isPlaceholder } from '../entries/cues.ts';
import type { Entry } from '../entries/entry.ts';
import { joinBullets, splitEntries } from '../entries/split-entries.ts';
import { extracted } from '../evidence.ts';
import { styleKey } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { paragraphsOf } from './paragraphs.ts';

/** The lines of a section as list entries, with wrapped lines joined and leftover template text removed. */
export const readList = (lines: readonly ResumeLine[]): readonly ExtractedText[] =>
  paragraphsOf(lines)
    .map((paragraph) => ({ line: paragraph[0], text: paragraph.map(({ text }) => text).join(' ') }))
    .filter(({ text }) => /\p{L}/u.test(text) && !isPlaceholder(text))
    .map(({ text, line }) => extracted(text, line.bullet ? 0.85 : 0.75, line));

/** True for lines in the same style without dates or text between them: each is the name of a project. */
const areNames = ([entry, ...others]: readonly Entry[]): boolean =>
  entry !== undefined &&
  others.length + entry.body.length === 0 &&
  new Set(entry.head.map(({ line }) => styleKey(line))).size === 1 &&
  entry.head.every(({ dates }) => dates.length === 0);

/** The projects in the lines: their name without dates, and their description. */
export const readProjects = (lines: readonly ResumeLine[], languages: readonly LanguageCode[]): ResumeContent['projects'] => {
  const entries = splitEntries(lines, languages, 'projects');
  if (entries.length === 0 || areNames(entries)) return readList(lines).map((name) => ({ name, bullets: [] }));
  return entries.flatMap((entry) => {
    const first = entry.head[0];
    const name = first === undefined ? undefined : withoutDates(first.line.text, first.dates)[0];
    if (first === undefined || name === undefined || isPlaceholder(name)) return [];
    const rest = [...entry.head.slice(1).map(({ line }) => line), ...entry.body];
    return [
      {
        name: extracted(name, first.line.bold ? 0.85 : 0.6, first.line),
        bullets: joinBullets(rest).map((bullet) => extracted(bullet.text, 0.85, bullet.line)),
      },
    ];
  });
};
