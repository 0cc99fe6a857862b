import { headingKey } from '../heading-key.ts';
import { allHiringLocales, type HiringLocale } from '../hiring-locale.ts';

type Named = { readonly [name: string]: readonly string[] };

/** Texts by their keys with the name under which a language lists them; of several languages, the first in the order of the codes. */
const firstNames = (namedIn: (locale: HiringLocale) => Named): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const [name, texts] of allHiringLocales().flatMap((locale) => Object.entries(namedIn(locale))))
    for (const key of texts.map(headingKey)) if (!names.has(key)) names.set(key, name);
  return names;
};

/** The headings of job descriptions in all languages, by their keys, with the part that they name. */
export const writeJobHeadings = (): Iterable<readonly [key: string, part: string]> => firstNames(({ job }) => job.headings);

/** The labels of facts in job descriptions of all languages, by their keys, with the fact that they name. */
export const writeJobLabels = (): Iterable<readonly [key: string, fact: string]> => firstNames(({ job }) => job.labels);
