import type { LanguageCode } from '@winnow/contracts/constants';
import { occupationsOf } from '@winnow/skills';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import { marksEverybody, nameBounds, namesEmployer, namesPosition, nameWords } from '../words/name-words.ts';
import { bare } from './bare.ts';
import { companyIn } from './company-in.ts';

const maxLength = 160;

/** What looks even less like a title is none. */
const minMargin = -350;

/** Below these lines only words that clearly are a title count. */
const maxLines = 10;
const maxPieces = 80;

/** Pieces of one name stand next to each other. */
const maxGap = 3;

/** How much less the pieces beside the best one may look like the same name. */
const onward = -300;

/** Whether words are nothing but what an advertisement calls itself: "Vacancy". */
const isNotice = (words: string): boolean => {
  const rest = bare(words.replace(nameWords().notices, '')).replace(/[\p{P}\p{N}\s]/gu, '');
  return rest.length <= 3;
};

/** "Example Ltd seeks a": what is sought comes next. */
const endsSeeking = (words: string): boolean => {
  const found = nameWords().seeker.exec(words);
  return found !== null && words.slice(found.index + found[0].length).replace(/\P{L}/gu, '').length <= 8;
};

/** What speaks for a title beside the learned weights, which few examples teach. */
const priorOf = (text: string, piece: DecodedPiece, previous: DecodedPiece | undefined, language: LanguageCode): number => {
  const words = text.slice(piece.start, piece.end);
  if (isNotice(words)) return -1_000;
  const before = previous === undefined ? '' : text.slice(previous.start, previous.end);
  const labelled = previous?.statement === piece.statement && isNotice(before);
  const awaited = previous !== undefined && piece.line - previous.line <= 1 && endsSeeking(before);
  const isTop = piece.line < maxLines && words.length <= maxLength;
  const named =
    namesPosition(words) || (isTop && occupationsOf(words, language).length > 0) ? 200 : namesEmployer(words) ? -300 : 0;
  const { state } = piece;
  const asked = 'kind' in state || (state.role !== 'title' && state.role !== 'other' && state.role !== 'company') ? -400 : 0;
  const isSought = nameWords().seeker.test(words);
  const company = companyIn(words) === null || isSought ? 0 : -500;
  const early = piece.line <= 3 ? 150 : piece.line < maxLines ? 0 : -300;
  return (
    named +
    asked +
    company +
    early +
    (labelled ? 500 : 0) +
    (awaited ? 400 : 0) +
    (isSought && !endsSeeking(words) ? 150 : 0) +
    (marksEverybody(words) ? 300 : 0) +
    (/[,!?]$/u.test(words) && words.length < 25 ? -250 : 0)
  );
};

/** The words of the pieces that name the position best, with those beside it that go on with its name. */
const titleWordsIn = (text: string, pieces: readonly DecodedPiece[], language: LanguageCode): string | undefined => {
  let [at, most] = [-1, minMargin];
  for (const [index, piece] of pieces.slice(0, maxPieces).entries()) {
    const score = piece.title + priorOf(text, piece, pieces[index - 1], language);
    if (score > most) [at, most] = [index, score];
  }
  if (at < 0) return undefined;
  let last = at;
  const joins = (piece: DecodedPiece | undefined): boolean =>
    piece !== undefined &&
    piece.statement === pieces[at]?.statement &&
    piece.start - (pieces[last]?.end ?? 0) <= maxGap &&
    !piece.isSkill &&
    piece.title > onward;
  while (joins(pieces[last + 1])) last += 1;
  return text.slice(pieces[at]?.start ?? 0, pieces[last]?.end ?? 0).replaceAll('\n', ' ');
};

/** "nurse for our clinic", "nurse who likes": the name of a position in a sentence without what comes behind it. */
const endedName = (words: string, language: LanguageCode): string => {
  const at = nameBounds(language).end?.exec(words)?.index;
  return at === undefined || at < 3 ? words : words.slice(0, at);
};

/** "Example Ltd … için nurse": what stands behind the last word after which a position is named. */
const begunName = (words: string, language: LanguageCode): string => {
  const { begin } = nameBounds(language);
  const company = companyIn(words);
  const rest = company === null ? words : words.slice(words.indexOf(company) + company.length);
  const last = begin === undefined ? undefined : [...rest.matchAll(begin)].at(-1);
  const own = last === undefined ? rest : rest.slice(last.index + last[0].length);
  return bare(own) === '' ? words : own;
};

/** The rest of a verb is no name. */
const isName = (words: string): boolean =>
  /\p{L}{3}|[\p{Lo}--\p{Script=Hiragana}]\p{Lo}/v.test(words) && !/^[\p{Script=Hiragana}\s\p{P}]+$/u.test(words);

/** "Bakery seeks a baker", "bakert keresünk": the side of the verb that names the position. */
const sought = (words: string, language: LanguageCode): string => {
  const found = nameWords().seeker.exec(words);
  if (found === null) return words;
  const before = bare(begunName(words.slice(0, found.index), language));
  const behind = bare(endedName(words.slice(found.index + found[0].length), language));
  const names = (side: string): boolean => namesPosition(side) || occupationsOf(side, language).length > 0;
  if (isName(behind) && (names(behind) || !names(before))) return behind;
  return before === '' ? words : before;
};

/** Without what an advertisement calls itself: "Vacancy: ", "【急募】", "채용 공고". */
const withoutNotice = (words: string): string => {
  const start = words.replace(/^[【[「〔]?[^【】[\]「」〔〕]{1,30}[】\]」〕]\s*/u, '');
  const { notice } = nameWords();
  const found = notice.exec(start);
  if (found === null) return start;
  const rest = found.index <= 2 ? start.slice(found.index + found[0].length) : start.slice(0, found.index);
  return /\p{L}{2}/u.test(rest) && (found.index <= 2 || found.index + found[0].length >= start.length - 4) ? bare(rest) : start;
};

/** "Head nurse, full time", "店長(仙台)": a title ends where a bracket with digits or places begins that is not its own. */
const appended = /\s*[(（][^()（）]*[,،、・\p{Nd}][^()（）]*[)）]$|[,،]\s[^,،]*\p{Nd}.*$/u;

/** The position where the pieces name it, without advertising words; undefined where none does. */
export const namedTitle = (text: string, pieces: readonly DecodedPiece[], language: LanguageCode): string | undefined => {
  const words = titleWordsIn(text, pieces, language);
  if (words === undefined) return undefined;
  const own = bare(withoutNotice(bare(sought(withoutNotice(bare(words)), language))).replace(appended, ''));
  return own.slice(0, maxLength);
};
