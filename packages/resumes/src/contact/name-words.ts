import { lazily } from '@winnow/kernel';
import { anyOf, hasUnspacedScript, localeOf } from '@winnow/languages';
import { wordsOfAll } from '../words-of-all.ts';

const withAnyApostrophe = (source: string): string => source.replace(/[’']/gu, "['’]");

const inAnyQuotes = (source: string): string => source.replace(/'/gu, "['’׳]").replace(/"/gu, '["”״]');

/** Patterns for the words around and inside personal names, from all languages. */
export const nameWords = lazily(() => {
  const particles = anyOf(wordsOfAll(({ names }) => names?.particles));
  const elided = anyOf(wordsOfAll(({ names }) => names?.elided));
  const credentials = anyOf(wordsOfAll(({ names }) => names?.credentials)).replaceAll('\\.', '\\.?');
  const courtesyTitles = anyOf(wordsOfAll(({ names }) => names?.courtesyTitles));
  const english = anyOf(localeOf('en').names?.courtesyTitles ?? []);
  const academicTitles = anyOf(wordsOfAll(({ names }) => names?.academicTitles));
  // The longest first: "Dott.ssa" is no "Dott." before "ssa".
  const plain = wordsOfAll(
    ({ names }) => names?.plainTitles,
    (title) => title.normalize('NFKC'),
  ).toSorted((a, b) => b.length - a.length);
  const [closed, open] = [plain.filter((title) => title.endsWith('.')), plain.filter((title) => !title.endsWith('.'))];
  const [unspaced, spaced] = [open.filter(hasUnspacedScript), open.filter((title) => !hasUnspacedScript(title))];
  return {
    /** Lower-case words inside a name. "A/l" and "a/p" mean son of and daughter of in Malaysia. */
    particles: new RegExp(`^(?:${withAnyApostrophe(particles)})$`, 'iu'),
    /** An article or preposition attached to the name: d’Aubrimont, ’t Hart. */
    elided: new RegExp(String.raw`^(?:${withAnyApostrophe(elided)})?['’]?(?=\p{Lu})`, 'u'),
    credentials: new RegExp(String.raw`,?\s+(?:${credentials})\.?$`, 'iu'),
    /** British English writes its own without a full stop. */
    courtesyTitles: new RegExp(String.raw`^(?:(?:${courtesyTitles})\.\s+|(?:${english})\s+(?=\S+\s+\S))`, 'iu'),
    /** One title, "м-р", "श्रीमती", "المهندس": told by its letters, so in the case in which it is listed. */
    plainTitle: new RegExp(
      String.raw`^(?:(?:${inAnyQuotes(anyOf(closed))})(?:\s+|(?=[\p{Lu}\p{Lo}]))|(?:${inAnyQuotes(anyOf(spaced))})\s+|(?:${anyOf(unspaced)})(?!\p{M})\s*)(?=\S+\s+\S)`,
      'u',
    ),
    /** "Dipl.-Ing. (FH)", "Dr.in med. univ.", "Prof.ssa": not "Md." and "Wm.", which are given names. */
    academicTitles: new RegExp(String.raw`^(?:(?:(?:${academicTitles})\.[\p{L}.-]*|\(\p{L}{1,6}\))\s+)+(?=\S+\s+\S)`, 'iu'),
  };
});
