/** No name of a skill is longer in the file. */
const maxLength = 200;
const maxNames = 1_000;

/** A name as the file may hold it; empty for one that it cannot. */
const cleanName = (name: string): string => {
  const clean = name
    .replace(/[\t\r\n|~*]+/g, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s^!?]+/u, '')
    .trim();
  return clean.length > maxLength ? '' : clean;
};

/** A label without the remark behind it: "Java (computer programming)". */
export const labelOf = (name: string): string => {
  const clean = cleanName(name);
  return clean.replace(/\s*\([^()]*\)$/u, '') || clean;
};

/** One word in small letters is too often an ordinary word: it counts beside other skills. */
export const isCommonWord = (name: string): boolean => /^[\p{Ll}\p{M}]+$/u.test(name);

/** Other names, each once and none of them the label, with the sign of those that are common words. */
export const aliasesOf = (label: string, names: readonly string[]): string[] => {
  const clean = new Set(names.map(cleanName).filter((name) => name !== '' && name !== label));
  return [...clean].slice(0, maxNames).map((name) => (isCommonWord(name) ? `?${name}` : name));
};

/** Job titles in small letters, each once. */
export const titlesOf = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => cleanName(name).toLowerCase()).filter((name) => name !== ''))].slice(0, maxNames);
