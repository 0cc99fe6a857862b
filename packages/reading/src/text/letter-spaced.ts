const spacedLetters = /(?<![^\s])[\p{L}\p{N}](?:[ \u00a0][\p{L}\p{N}]){3,}(?![^\s])/gu;
const wideSpaces = /[\s\u00a0]{2,}/u;

/** Longer lines are not spaced headings. */
const maxLength = 2000;

/** True for a text with four or more single letters in a row, separated by spaces, and of at most 2,000 characters. */
export const isLetterSpaced = (text: string): boolean => text.length <= maxLength && text.search(spacedLetters) >= 0;

/** `E X P   O N E` as `EXP ONE`: joins single letters separated by single spaces to words; wider spaces separate the words. */
export const joinLetterSpaced = (text: string): string =>
  isLetterSpaced(text)
    ? text
        .split(wideSpaces)
        .map((part) => part.replace(spacedLetters, (letters) => letters.replace(/[ \u00a0]/g, '')))
        .join(' ')
    : text;
