/** Signs that are not seen: soft hyphens, joiners, marks of direction. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Case folding of Unicode, which JavaScript lacks: the detour by capitals unfolds ligatures and the sharp s. The capitals of Turkish,
 * whose i has a dot or none, are those of one letter.
 */
const foldCase = (text: string): string =>
  text.toLowerCase().toUpperCase().toLowerCase().replaceAll('i\u0307', 'i').replaceAll('ς', 'σ');

/** The form in which facts are compared: compatibility forms, case, white space, hyphens and apostrophes do not count. */
export const normalise = (text: string | null | undefined): string =>
  foldCase(
    (text ?? '')
      .normalize('NFKC')
      .replace(unseen, '')
      .replace(/[\u2010-\u2015\u2212]/gu, '-')
      .replaceAll('’', "'")
      .replace(/\s+/gu, ''),
  );

/** The decimal digits, of any script as they are. */
export const digitsOf = (text: string | null | undefined): string => (text ?? '').normalize('NFKC').replace(/\P{Nd}/gu, '');
