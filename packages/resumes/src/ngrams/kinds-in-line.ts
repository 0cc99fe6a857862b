import { remember } from '../remember.ts';
import { type TextKind, textModel } from './text-kinds.ts';

/** A letter for each kind of text. */
const letters: { readonly [kind in TextKind]: string } = {
  title: 't',
  company: 'c',
  place: 'p',
  institution: 'i',
  degree: 'd',
  field: 'f',
  skill: 's',
  certificate: 'k',
  heading: 'h',
  person: 'n',
  other: 'o',
};

/** Between the parts of a line. */
const separator = /\s*[,;|｜•·@、，()（）]\s*|\s[–—-]\s|\t|\s{3,}/u;

/** More parts are rarely those of a name. */
const maxParts = 2;

const letterOf = (part: string): string => {
  const best = textModel.bestOf(part);
  return best === undefined ? '' : letters[best.kind];
};

const kindsInParts = remember(
  (text: string): string =>
    text
      .split(separator)
      .filter((part) => /\p{L}/u.test(part))
      .slice(0, maxParts)
      .map(letterOf)
      .join(''),
  (text) => text,
);

/**
 * What the first parts of a line without its dates name most likely by their n-grams, a letter each: `t` for a title, `c` for an
 * employer and so on.
 */
export const kindsInLine = (text: string, dates: readonly { readonly raw: string }[]): string =>
  kindsInParts(dates.reduce((rest, { raw }) => rest.replace(raw, ' | '), text));
