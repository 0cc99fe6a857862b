import type { Box, ResumeContent, SectionKind } from '@winnow/contracts';
import { unspacedScripts } from '@winnow/languages';
import type { TextLine } from './text-lines.ts';
import { countCharacters, isCountedInCharacters } from './words.ts';

/** A statement about work: a bullet point with its wrapped lines, or a paragraph. */
export type Statement = {
  readonly text: string;
  readonly bullet: boolean;
  readonly page: number;
  readonly box: Box | null;
  readonly section: SectionKind;
};

const describedIn: ReadonlySet<SectionKind | null> = new Set<SectionKind>(['experience', 'projects', 'volunteering']);

/** A line without a bullet and with at least this many characters is running text; titles, employers and dates are shorter. */
const runningText = 70;
/** Scripts of syllables and ideographs need fewer. */
const denseRunningText = 25;
const endsUnspaced = new RegExp(`[${unspacedScripts}]$`, 'u');
const syllables = /\p{Script=Ethiopic}/u;

const isRunningText = (text: string): boolean =>
  text.length >= runningText ||
  ((isCountedInCharacters(text) || syllables.test(text)) && countCharacters(text) >= denseRunningText);

type Quoted = { readonly source: { readonly page: number; readonly quote: string } } | null;

const keyOf = (page: number, text: string): string => `${page} ${text.slice(0, 120)}`;

/** Lines that name a position or project are not statements, even with a bullet. */
const namingLines = ({ experience, projects }: ResumeContent): ReadonlySet<string> => {
  const values: readonly Quoted[] = [
    ...experience.flatMap(({ company, title, start }) => [company, title, start]),
    ...projects.map(({ name }) => name),
  ];
  return new Set(values.flatMap((value) => (value === null ? [] : [keyOf(value.source.page, value.source.quote)])));
};

const join = (first: string, second: string): string => {
  const end = first.slice(-2);
  if (/\p{L}[-\u00AD]$/u.test(end)) return `${first.slice(0, -1)}${second}`;
  return endsUnspaced.test(end) ? `${first}${second}` : `${first} ${second}`;
};

type OpenStatement = Statement & { text: string; block: number; lastPage: number };

/**
 * A sentence interrupted by a page break continues at the top of the next page: with a lower-case letter, or as a text too long
 * to be a title.
 */
const continues = (last: OpenStatement, next: { readonly text: string; readonly page: number }): boolean =>
  next.page === last.lastPage + 1 && !/[.!?。]$/u.test(last.text) && (isRunningText(next.text) || /^\p{Ll}/u.test(next.text));

/** The bullet points and paragraphs of the sections on experience, projects and volunteering, in reading order. */
export const statementsOf = (lines: readonly TextLine[], content: ResumeContent): readonly Statement[] => {
  const naming = namingLines(content);
  const found: OpenStatement[] = [];
  let open = false;
  for (const { text, bullet, page, box, block, section, band } of lines) {
    if (band !== 'body' || section === null || !describedIn.has(section) || naming.has(keyOf(page, text))) {
      open = false;
      continue;
    }
    const last = found.at(-1);
    if (!bullet && open && last !== undefined && (last.block === block || continues(last, { text, page }))) {
      last.text = join(last.text, text);
      last.lastPage = page;
      last.block = block;
      continue;
    }
    open = bullet || isRunningText(text);
    if (open) found.push({ text, bullet, page, box, section, block, lastPage: page });
  }
  return found.map(({ block: _, lastPage: __, ...statement }) => statement);
};
