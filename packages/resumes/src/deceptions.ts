import type { ExtractionWarning } from '@winnow/contracts';
import { addressesMachine } from '@winnow/languages';
import type { LayoutDocument } from '@winnow/reading';

/** Letters of other scripts that look like Latin letters, as in "Pyth\u043En". */
const cyrillic = 'АВЕЅІЈКМНОРСТУХЬаеѕіјкморстухԁԛԝ';
const greek = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ';
const lookalike = new RegExp(`^[\\p{Script=Latin}${cyrillic}${greek}]+$`, 'u');

const notLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Up to this many such words may be typos. */
const maxTypos = 2;

/**
 * Lower-case Latin letters inside a Cyrillic word: "мaркeтинг". Names such as PHP may take Cyrillic endings, but are upper case.
 */
const disguised = /\p{Script=Cyrillic}[aceiopxy]|[aceiopxy]\p{Script=Cyrillic}/u;
const onlyLookalikes = /^[\p{Script=Cyrillic}aceiopxyABCEHIKMOPTX]+$/u;

/** True for a word that mixes letters of two scripts that look alike. */
const isMixed = (word: string): boolean =>
  word.length > 2 &&
  /\p{Script=Latin}/u.test(word) &&
  notLatin.test(word) &&
  (lookalike.test(word) || (disguised.test(word) && onlyLookalikes.test(word)));

/**
 * Text, visible or hidden, that targets programs instead of readers: instructions to a machine, and words spelled with look-alike
 * letters.
 */
export const deceptionsIn = ({ pages }: LayoutDocument): readonly ExtractionWarning[] =>
  pages.flatMap(({ number, blocks }): readonly ExtractionWarning[] => {
    const lines = blocks.flatMap((block) => block.lines);
    // The text of a line omits hidden text; its runs include it.
    const text = lines.map(({ runs }) => runs.map((run) => run.text).join(' ')).join(' ');
    const mixed = notLatin.test(text) ? (text.match(/\p{L}+/gu) ?? []).filter(isMixed).length : 0;
    return [
      ...(addressesMachine(text) ? [{ code: 'machine_instructions', page: number } as const] : []),
      ...(mixed > maxTypos ? [{ code: 'lookalike_characters', page: number } as const] : []),
    ];
  });
