import type { LanguageCode } from '@winnow/contracts';
import { lazily, wordsAt } from '@winnow/kernel';
import { loadTable } from './load-data.ts';
import { hasAdjoiningWords } from './scripts.ts';
import { type DegreeLevel, type DegreeUse, foldDegree, readDegreeUses } from './tables/degree-words.ts';

/** Shorter words have other meanings in other languages. */
const longWord = 5;

/** Longer words may continue: "Bachelorabschluss". */
const wholeWord = 5;

const table = lazily(() => loadTable('degrees'));

const letter = /[\p{L}\p{Nd}]/u;

/** Of most signs of a folded text, telling it takes no Unicode properties. */
const isLetterAt = (folded: string, index: number): boolean => {
  const code = folded.charCodeAt(index);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return letter.test(folded.charAt(index));
};

const letterOrMark = /[\p{L}\p{M}\p{Nd}]/u;

type Found = DegreeUse & { readonly length: number };

/** The words for degrees in a folded text. Words do not match after a letter, except in scripts without spaces. */
const degreesIn = (folded: string): readonly Found[] => {
  const found: Found[] = [];
  const adjoins = hasAdjoiningWords(folded);
  for (let index = 0; index < folded.length; index += 1) {
    const begins = !isLetterAt(folded, index - 1);
    if (!begins && !adjoins) continue;
    for (const [word, uses] of wordsAt(table(), folded, index)) {
      const free = begins && (word.length > wholeWord || !letterOrMark.test(folded[index + word.length] ?? ' '));
      if (free || hasAdjoiningWords(word)) found.push(...readDegreeUses(uses).map((use) => ({ ...use, length: word.length })));
    }
  }
  return found;
};

/** True for the name of a degree in the given language or in English, and nothing else. */
export const isDegreeName = (text: string, language: LanguageCode | null): boolean => {
  const folded = foldDegree(text).trim();
  return degreesIn(folded).some(
    (each) => each.length === folded.length && (each.language === language || each.language === 'en'),
  );
};

const rank: readonly DegreeLevel[] = ['doctorate', 'master', 'bachelor', 'associate', 'vocational', 'secondary'];

/**
 * The degree in a text: in the given language, in English, or a long word of any other unless only the `own` languages count; the
 * longest word wins, then the highest level.
 */
export const degreeIn = (
  text: string,
  language: LanguageCode | null,
  languages: 'all' | 'own' = 'all',
): DegreeLevel | undefined => {
  const found = degreesIn(foldDegree(text));
  const own = found.filter((each) => each.language === language || each.language === 'en');
  const counted = own.length > 0 || languages === 'own' ? own : found.filter(({ length }) => length >= longWord);
  const longest = Math.max(...counted.map(({ length }) => length));
  return rank.find((level) => counted.some((each) => each.level === level && each.length === longest));
};
