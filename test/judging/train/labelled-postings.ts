import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { joinPosting } from './join-lines.ts';
import { shortenPosting } from './shorten-posting.ts';

/** The words of a posting with a label, at `[start, end)` of its text. */
type Labelled = { readonly start: number; readonly end: number; readonly tag: string };

type Fact = 'title' | 'company' | 'years' | 'licence' | 'school';

/** Words in braces within a line: what they name or ask for, at `[start, end)` of the text. */
export type Marked = {
  readonly start: number;
  readonly end: number;
  readonly fact: Fact;
  readonly years?: number;
  readonly level?: string;
  readonly equivalent?: boolean;
  /** The field of a degree, as written. */
  readonly field?: string;
};

export type LabelledPosting = {
  readonly id: string;
  readonly text: string;
  readonly labels: readonly Labelled[];
  readonly marks: readonly Marked[];
};

const tags =
  /^(?:title|company|place|about|task|must|wish|none|trait|offer|legal|apply|h:(?:about|task|must|wish|offer|legal|apply|profile))$/u;

const braces =
  /\{(?<fact>title|company|years|licence|school) (?:(?<years>\d+) )?(?:(?<level>secondary|vocational|associate|bachelor|master|doctorate|any) )?(?<equivalent>equivalent )?(?<words>[^{}]+)\}/gu;

/** A line without its braces, with what they marked. */
const unmarked = (given: string): { readonly words: string; readonly marks: readonly Marked[] } => {
  const marks: Marked[] = [];
  let words = '';
  let at = 0;
  for (const { 0: all, index, groups } of given.matchAll(braces)) {
    const { fact, years, level, equivalent } = groups as Record<string, string | undefined>;
    const own = (groups as { readonly words?: string } | undefined)?.words ?? '';
    const field = fact === 'school' ? /\[(.+?)\]/u.exec(own)?.[1] : undefined;
    words += given.slice(at, index);
    at = index + all.length;
    const start = words.length;
    words += fact === 'school' ? own.replace(/[[\]]/gu, '') : own;
    marks.push({
      start,
      end: words.length,
      fact: fact as Fact,
      ...(years === undefined ? {} : { years: Number(years) }),
      ...(level === undefined ? {} : { level }),
      ...(fact === 'school' ? { equivalent: equivalent !== undefined } : {}),
      ...(field === undefined ? {} : { field }),
    });
  }
  return { words: words + given.slice(at), marks };
};

/** A posting from its labelled lines (README.md, "Labelled postings"); a sentence after the first of its line has a `+`. */
const parsePosting = (id: string, file: string): LabelledPosting => {
  let text = '';
  const labels: Labelled[] = [];
  const marks: Marked[] = [];
  for (const [index, line] of file.trimEnd().split(/\r?\n/u).entries()) {
    if (line.trim() === '') {
      text += '\n';
      continue;
    }
    const [tag = '', given] = line.split('\t');
    const bare = tag.replace(/\+$/u, '');
    if (given === undefined || !tags.test(bare)) throw new Error(`${id}, line ${index + 1}: no label that is known: ${tag}`);
    const goesOn = tag !== bare && text.endsWith('\n') && text.length > 1;
    const { words, marks: own } = unmarked(given.trim());
    if (words.includes('{')) throw new Error(`${id}, line ${index + 1}: no mark that is known: ${words}`);
    if (goesOn) text = `${text.slice(0, -1)} `;
    for (const mark of own) marks.push({ ...mark, start: text.length + mark.start, end: text.length + mark.end });
    labels.push({ start: text.length, end: text.length + words.length, tag: bare });
    text += `${words}\n`;
  }
  return { id, text, labels, marks };
};

const filesIn = (folder: URL): readonly (readonly [id: string, file: string])[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .toSorted()
        .map((name) => [name.replace(/\.txt$/u, ''), readFileSync(new URL(name, folder), 'utf8')])
    : [];

/** The labelled postings of a folder. */
export const loadPostings = (folder: URL): readonly LabelledPosting[] =>
  filesIn(folder).map(([id, file]) => parsePosting(id, file));

/** Those of them that can be shortened, as somebody would type them in a hurry. */
export const loadShortPostings = (folder: URL): readonly LabelledPosting[] =>
  filesIn(folder).flatMap(([id, file]) => {
    const short = shortenPosting(file);
    return short === undefined ? [] : [parsePosting(`${id}-short`, short)];
  });

/** Each so many-th of them with its lines joined to one paragraph. */
export const loadJoinedPostings = (folder: URL, each: number): readonly LabelledPosting[] =>
  filesIn(folder)
    .filter((_, index) => index % each === 0)
    .map(([id, file]) => parsePosting(`${id}-joined`, joinPosting(file)));
