import type { LanguageCode } from '@winnow/contracts';
import { hasUnspacedScript } from '@winnow/languages';
import { isAnyLabel, isDocumentTitle, isPlaceholder } from '../entries/cues.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { isPersonalLabel } from '../headings/personal-lines.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { isGreeting } from '../layout/split-cover-letter.ts';
import { countPieces } from '../signs.ts';
import { labelledName } from './labelled-name.ts';
import { cleanName, hasNameShape, isFamilyFirst, nativeName } from './name-shape.ts';
import { nameWords } from './name-words.ts';

/** How a text is taken from its line. */
type NamePart = 'whole' | 'cell' | 'first' | 'large' | 'styled' | 'native' | 'joined' | 'labelled' | 'untitled' | 'bare';

/** What may be the name of the person, and the line that shows it. */
export type NameCandidate = {
  readonly text: string;
  /** The text as printed, with titles and credentials. */
  readonly printed: string;
  readonly part: NamePart;
  readonly line: ResumeLine;
  /** The lines below and above, which may go on with the name. */
  readonly next: ResumeLine | undefined;
  readonly before: ResumeLine | undefined;
  /** The place of the line among those that may name the person. */
  readonly order: number;
};

/** Where names end on their line: at signs that part, and at dashes between spaces. */
const separators = /\s*[|｜•·,،，、;]\s*|\s*(?<!\s\p{Ll})\/\s*|\s+[–—-]{1,3}\s+/u;

/** Titles that no table knows: "OÄ Dr.in med. univ." ends with its last abbreviation. */
const abbreviations = /^(?:\S+\s+)*?\p{L}{2,}[\p{L}.-]*\.\s+(?=\p{L}+\s+\p{L})(?!.*\p{L}{2}\.\s)/u;

/** Degrees and memberships behind a name: ", MD, FACP". */
const credentials = /(?:,\s*\p{Lu}[\p{L}.-]{1,7})+$/u;

/** A name over two lines has no more words than this. */
const maxJoined = 5;

/** In scripts without spaces, the title of a document is the end of a word: "干部履历审批表". */
const endsAsDocument = (text: string): boolean =>
  hasUnspacedScript(text) && [2, 3, 4].some((count) => count < text.length && isDocumentTitle(text.slice(-count)));

/** "Curriculum Vitae Highlights" */
const beginsAsDocument = (text: string): boolean => isDocumentTitle(text.split(/\s+/u).slice(0, 2).join(' '));

/** True for a text that is neither a heading nor the title of the document nor what a form asks for. */
const isFree = (text: string, language: LanguageCode | null): boolean =>
  !isDocumentTitle(text) &&
  !beginsAsDocument(text) &&
  !endsAsDocument(text) &&
  lookUpHeading(text, language) === undefined &&
  !isAnyLabel(text) &&
  !isPersonalLabel(text, language);

const partsOf = (
  line: ResumeLine,
  next: ResumeLine | undefined,
  language: LanguageCode | null,
): readonly (readonly [NamePart, string])[] => {
  const { text, cells, pieces, largeWords } = line;
  const native = nativeName.exec(text)?.[0];
  if (native !== undefined) return [['native', native]];
  const [first = text] = text.split(separators).filter((part) => part !== '' && !isDocumentTitle(part));
  const isJoinable =
    next !== undefined &&
    next.page === line.page &&
    countPieces(text) + countPieces(next.text) <= maxJoined &&
    [text, next.text].every((each) => isFree(each, language));
  return [
    ['whole', text],
    ...(cells.length > 1 ? cells.map((cell) => ['cell', cell] as const) : []),
    ['first', first],
    ...(largeWords === null ? [] : ([['large', largeWords]] as const)),
    ['styled', pieces[0] ?? text],
    ['untitled', text.replace(abbreviations, '')],
    ['bare', text.replace(credentials, '')],
    ...(isJoinable ? ([['joined', `${text} ${next.text}`]] as const) : []),
  ];
};

/** "Mercè Tarradellas i": the name goes on. "Anh Do" is whole. */
const endsOpen = (text: string): boolean => {
  const last = text.split(/\s+/u).at(-1) ?? '';
  return /^\p{Ll}/u.test(last) && nameWords().particles.test(last);
};

/** True for a text that is written as a name, alone or with the family name first, is whole, and is no heading or title of the document. */
const mayBeName = (text: string, language: LanguageCode | null): boolean =>
  (hasNameShape(text) || isFamilyFirst(text)) && !/[\d@]/u.test(text) && !endsOpen(text) && isFree(text, language);

/** Lines in which the person may be named, those that are next to each other in the resume, and those in which a form may ask for the name. */
export type NamePlaces = {
  readonly lines: readonly ResumeLine[];
  readonly areNeighbours: (line: ResumeLine, next: ResumeLine) => boolean;
  readonly asked: readonly ResumeLine[];
};

/** What the lines may name the person by, each text of a line once, and the first name that a form asks for. */
export const nameCandidates = (
  { lines, areNeighbours, asked }: NamePlaces,
  language: LanguageCode | null,
): readonly NameCandidate[] => {
  const inLines = lines.flatMap((line, order) => {
    if (line.bullet || isPlaceholder(line.text) || isDocumentTitle(line.text) || isGreeting(line)) return [];
    const [above, below] = [lines[order - 1], lines[order + 1]];
    const before = above !== undefined && areNeighbours(above, line) ? above : undefined;
    const next = below !== undefined && areNeighbours(line, below) ? below : undefined;
    const found = new Map<string, NameCandidate>();
    for (const [part, printed] of partsOf(line, next, language)) {
      const text = cleanName(printed);
      if (!found.has(text) && mayBeName(text, language)) found.set(text, { text, printed, part, line, next, before, order });
    }
    return [...found.values()];
  });
  const labelled = labelledName(asked, (text) => isFree(text, language));
  if (labelled === undefined) return inLines;
  const { text, line } = labelled;
  return [{ text, printed: text, part: 'labelled', line, next: undefined, before: undefined, order: 0 }, ...inLines];
};
