import { lazily } from '@winnow/kernel';
import { anyOf, localeOf } from '@winnow/languages';
import { wordsOfAll } from '../words-of-all.ts';

const withAnyApostrophe = (source: string): string => source.replace(/[’']/gu, "['’]");

/** Patterns for the words around and inside personal names, from all languages. */
export const nameWords = lazily(() => {
  const particles = anyOf(wordsOfAll(({ names }) => names?.particles));
  const elided = anyOf(wordsOfAll(({ names }) => names?.elided));
  const credentials = anyOf(wordsOfAll(({ names }) => names?.credentials)).replaceAll('\\.', '\\.?');
  const courtesyTitles = anyOf(wordsOfAll(({ names }) => names?.courtesyTitles));
  const english = anyOf(localeOf('en').names?.courtesyTitles ?? []);
  const academicTitles = anyOf(wordsOfAll(({ names }) => names?.academicTitles));
  return {
    /** Lower-case words inside a name. "A/l" and "a/p" mean son of and daughter of in Malaysia. */
    particles: new RegExp(`^(?:${withAnyApostrophe(particles)})$`, 'iu'),
    /** An article or preposition attached to the name: d’Aubrimont, ’t Hart. */
    elided: new RegExp(String.raw`^(?:${withAnyApostrophe(elided)})?['’]?(?=\p{Lu})`, 'u'),
    credentials: new RegExp(String.raw`,?\s+(?:${credentials})\.?$`, 'iu'),
    /** British English writes its own without a full stop. */
    courtesyTitles: new RegExp(String.raw`^(?:(?:${courtesyTitles})\.\s+|(?:${english})\s+(?=\S+\s+\S))`, 'iu'),
    /** "Dipl.-Ing. (FH)", "Dr.in med. univ.", "Prof.ssa": not "Md." and "Wm.", which are given names. */
    academicTitles: new RegExp(String.raw`^(?:(?:(?:${academicTitles})\.[\p{L}.-]*|\(\p{L}{1,6}\))\s+)+(?=\S+\s+\S)`, 'iu'),
  };
});
