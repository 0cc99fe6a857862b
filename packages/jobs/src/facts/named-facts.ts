import { foldLetters } from '@winnow/languages';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import { marksEverybody, namesEmployer, namesPosition, nameWords } from '../words/name-words.ts';
import { companyIn } from './company-in.ts';

type Names = { readonly title: string | undefined; readonly company: string | undefined };

const maxLength = 160;

/** An employer without a line of its own is named in the first paragraphs. */
const maxReach = 800;

/** Signs around a name, but not the brackets that belong to it. */
const bare = (text: string): string =>
  text.replace(
    /^[\s\p{Extended_Pictographic}\p{Pd}*#_:;,.|·•!¡¿»«"“”„]+|[\s\p{Extended_Pictographic}\p{Pd}*#_:;,.|·•!?»«"“”„]+$/gu,
    '',
  );

/** What looks even less like a title is none. */
const minMargin = -350;

/** Below these lines only words that clearly are a title count. */
const maxLines = 10;
const maxPieces = 80;

/** How much less the pieces beside the best one may look like the same name. */
const onward = -300;

type Run = { readonly first: number; readonly last: number };

const isNotice = (words: string): boolean => {
  const rest = bare(words.replace(new RegExp(nameWords().notice.source, 'giu'), '')).replace(/[\p{P}\p{N}\s]/gu, '');
  return rest.length <= 3;
};

/** What speaks for a title beside the learned weights, which few examples teach. */
const priorOf = (text: string, piece: DecodedPiece, previous: DecodedPiece | undefined): number => {
  const words = text.slice(piece.start, piece.end);
  if (isNotice(words)) return -1_000;
  const labelled = previous?.statement === piece.statement && isNotice(text.slice(previous.start, previous.end));
  const named = namesPosition(words) ? 200 : namesEmployer(words) ? -300 : 0;
  const { state } = piece;
  const asked = 'kind' in state || (state.role !== 'title' && state.role !== 'other' && state.role !== 'company') ? -400 : 0;
  const company = companyIn(words) === null ? 0 : -500;
  const early = piece.line <= 3 ? 150 : piece.line < maxLines ? 0 : -300;
  return (
    named +
    asked +
    company +
    early +
    (labelled ? 500 : 0) +
    (marksEverybody(words) ? 300 : 0) +
    (/[,!?]$/u.test(words) && words.length < 25 ? -250 : 0)
  );
};

/** The piece that names the position best, with those beside it that go on with its name. */
const titleRun = (text: string, pieces: readonly DecodedPiece[]): Run | undefined => {
  let [at, most] = [-1, minMargin];
  for (const [index, piece] of pieces.slice(0, maxPieces).entries()) {
    const score = piece.title + priorOf(text, piece, pieces[index - 1]);
    if (score > most) [at, most] = [index, score];
  }
  if (at < 0) return undefined;
  let last = at;
  const joins = (piece: DecodedPiece | undefined): boolean =>
    piece?.statement === pieces[at]?.statement && (piece?.title ?? 0) > onward;
  while (joins(pieces[last + 1])) last += 1;
  return { first: at, last };
};

/** The first piece that is told to name the employer. */
const companyRun = (pieces: readonly DecodedPiece[]): Run | undefined => {
  const first = pieces.findIndex(({ state }) => state.role === 'company');
  let last = first;
  while (pieces[last + 1]?.state.role === 'company' && pieces[last + 1]?.statement === pieces[first]?.statement) last += 1;
  return first < 0 ? undefined : { first, last };
};

const wordsOf = (text: string, pieces: readonly DecodedPiece[], run: Run | undefined): string | undefined =>
  run === undefined ? undefined : text.slice(pieces[run.first]?.start ?? 0, pieces[run.last]?.end ?? 0).replaceAll('\n', ' ');

/** "Bakery seeks a baker", "bakert keresünk": the side of the verb that names the position. */
const sought = (words: string): string => {
  const found = nameWords().seeker.exec(words);
  if (found === null) return words;
  const before = bare(words.slice(0, found.index));
  const behind = bare(words.slice(found.index + found[0].length));
  if (behind !== '' && (namesPosition(behind) || !namesPosition(before))) return behind;
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
const titleOf = (words: string): string =>
  bare(
    withoutNotice(bare(sought(withoutNotice(bare(words))))).replace(
      /\s*[(（][^()（）]*[,،、・\p{Nd}][^()（）]*[)）]$|[,،]\s[^,،]*\p{Nd}.*$/u,
      '',
    ),
  );

/** Mail and web addresses of others than the employer. */
const common: ReadonlySet<string> = new Set(['gmail', 'example', 'outlook', 'hotmail', 'yahoo', 'mail', 'www', 'jobs']);

const squashed = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The names of domains in the text: "acmefoods" of "jobs@acme-foods.example". */
const domainsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:@|https?:\/\/|www\.)([\p{L}\p{N}-]{3,40}(?:\.[\p{L}\p{N}-]{2,40}){1,4})/gu)].flatMap(({ 1: host = '' }) =>
    host
      .split('.')
      .slice(0, -1)
      .filter((label) => label.length >= 4 && !common.has(label))
      .map(squashed),
  );

const capitalised =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*(?:\s(?:[&+]|\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*|de|do|da|di|del|van|och|und|y|e|i|do)(?=\s|[,.;:)]|$)){0,5}/gu;

/** The name in a text that one of its domains is made of. */
const byDomain = (words: string, domains: readonly string[]): string | undefined => {
  if (domains.length === 0) return undefined;
  for (const { 0: found } of words.matchAll(capitalised)) {
    const parts = found.split(/\s+/u);
    for (let from = 0; from < parts.length; from += 1)
      for (let to = parts.length; to > from; to -= 1) {
        const own = bare(parts.slice(from, to).join(' '));
        const key = squashed(own);
        if (key.length >= 4 && domains.some((domain) => domain === key || (key.length >= 6 && domain.startsWith(key))))
          return own;
      }
  }
  return undefined;
};

const quotedIn = (words: string): string | undefined => /[«„“「"]([\p{Lu}\p{Lo}][^»”“」"\n]{2,60})[»”“」"]/u.exec(words)?.[1];

/** The name within the words that were told to name the employer. */
const companyOf = (words: string): string => {
  const quoted = quotedIn(words);
  if (quoted !== undefined) return quoted;
  const whole = bare(words.split(/\s+[–—|·•-]\s+|\s*[|·•]\s*|[,，(（]/u)[0] ?? words);
  if (!/\p{Ll}/u.test(whole) || whole.split(/\s+/u).length <= 3) return whole;
  // Of a sentence, the capitalised words.
  const names = [...whole.matchAll(capitalised)].map(({ 0: found }) => bare(found));
  return names.toSorted((a, b) => b.split(' ').length - a.split(' ').length)[0] ?? whole;
};

/** Title and employer where the pieces say so, without advertising words; an employer also by its address, or in quotation marks. */
export const namedFacts = (text: string, pieces: readonly DecodedPiece[]): Names => {
  const title = wordsOf(text, pieces, titleRun(text, pieces));
  const company = wordsOf(text, pieces, companyRun(pieces));
  const start = text.slice(0, maxReach);
  const named =
    company === undefined ? undefined : (companyIn(company) ?? byDomain(company, domainsIn(text)) ?? companyOf(company));
  return {
    title: title === undefined ? undefined : titleOf(title).slice(0, maxLength),
    company: (named ?? byDomain(start, domainsIn(text)) ?? companyIn(text) ?? quotedIn(start))?.slice(0, maxLength),
  };
};
