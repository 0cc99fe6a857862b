import type { Line, Run } from '../layout-document.ts';
import { trimRuns } from './find-bullets.ts';
import type { PageLine } from './page-line.ts';

const broken = /(\p{L}{2,})[-\u2010]$/u;
/** Most lines do not end in a hyphen, and need no search for the previous word. */
const endsBroken = (text: string): boolean => text.endsWith('-') || text.endsWith('\u2010');

const brokenHead = (text: string): string | null => (endsBroken(text) ? (broken.exec(text)?.[1] ?? null) : null);

const continued = /^\p{Ll}[\p{L}\p{M}'’]*[^\s]*/u;

/** First halves of English compounds that keep their hyphen; a syllable at which a longer word is split rarely looks like one. */
const compounds = new Set(
  'back client co cost cross customer data decision detail end event first five four front full hands high in large long low multi non object off on open post pre problem real results second self six sub team test third three time two user well world'.split(
    ' ',
  ),
);

const wordOf = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)?/gu;

/** The words of all lines except the halves at a hyphenated line end. */
const words = (lines: readonly PageLine[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ line: { text } }, index) => {
      const start = brokenHead(lines[index - 1]?.line.text ?? '') === null ? text : text.replace(/^\S+/u, '');
      const whole = endsBroken(start) ? start.replace(/\S+[-\u2010]$/u, '') : start;
      return whole.toLowerCase().match(wordOf) ?? [];
    }),
  );

/** A hyphen stays in a compound: a known one, one written with a hyphen elsewhere, or one whose halves occur as separate words. */
const keepsHyphen = (head: string, tail: string, vocabulary: ReadonlySet<string>): boolean => {
  const [start, end] = [head.toLowerCase(), (/^\p{L}[\p{L}\p{M}]*/u.exec(tail)?.[0] ?? '').toLowerCase()];
  if (vocabulary.has(start + end)) return false;
  return compounds.has(start) || vocabulary.has(`${start}-${end}`) || (vocabulary.has(start) && vocabulary.has(end));
};

const lastVisible = (runs: readonly Run[]): number => runs.findLastIndex(({ hidden }) => hidden === null);

const extend = (line: Line, fragment: string, hyphen: string): Line => {
  const at = lastVisible(line.runs);
  const close = (text: string): string => text.trimEnd().replace(/[-\u2010]$/u, '') + hyphen + fragment;
  return {
    ...line,
    text: close(line.text),
    runs: line.runs.map((run, index) => (index === at ? { ...run, text: close(run.text) } : run)),
  };
};

const shorten = (line: Line, fragment: string): Line => ({
  ...line,
  text: line.text.slice(fragment.length).trimStart(),
  runs: trimRuns(line.runs, fragment.length),
});

/** Joins words split at a line end on the line where they begin; a line that contained nothing else is removed. */
export const joinHyphens = (lines: readonly PageLine[]): readonly PageLine[] => {
  let vocabulary: ReadonlySet<string> | null = null;
  const joined: PageLine[] = [];
  for (const item of lines) {
    const previous = joined.at(-1);
    const head = previous === undefined || previous.region !== item.region ? null : brokenHead(previous.line.text);
    const tail = head === null || item.line.bullet ? null : continued.exec(item.line.text);
    const near = previous !== undefined && Math.abs(previous.size - item.size) < 0.6 && item.y - previous.y < 2.2 * item.size;
    if (previous === undefined || head === null || tail === null || !near) {
      joined.push(item);
      continue;
    }
    vocabulary ??= words(lines);
    const hyphen = keepsHyphen(head, tail[0], vocabulary) ? '-' : '';
    joined[joined.length - 1] = { ...previous, line: extend(previous.line, tail[0], hyphen) };
    const rest = shorten(item.line, tail[0]);
    if (rest.text !== '') joined.push({ ...item, line: rest });
  }
  return joined;
};
