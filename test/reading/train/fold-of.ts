/** Where a file to learn from comes from. */
export type Origin = { readonly family?: string; readonly file: string };

const parts = 3;

/** All layouts that are filled from the same lists of words. */
export const madeFold = parts;

export const folds = [...Array(parts + 1).keys()];

/** Authors wrote so many files in a row, and use words of their own. */
const perAuthor = 60;

/** The fold of a file: files of one author, and all that are made of the same words, are in one. */
export const foldOf = ({ family, file }: Origin): number => {
  const number = /^(?:authored|retold)-(\d+)$/.exec(family ?? '')?.[1];
  if (number !== undefined) return Math.floor(Number(number) / perAuthor) % parts;
  const isReal = family === undefined || family.includes('/');
  return isReal ? Buffer.from(family ?? file).reduce((sum, byte) => sum + byte, 0) % parts : madeFold;
};
