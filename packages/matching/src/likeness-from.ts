import type { LikenessOf, OpenWords } from './open-words.ts';

/** The likenesses of what was open, row by row: each wanted text with each text of the resume. */
export const likenessFrom = (compared: OpenWords & { readonly likenesses: Uint8Array }): LikenessOf => {
  const rows = new Map(compared.wanted.map((wanted, row) => [wanted, row * compared.texts.length]));
  const columns = new Map(compared.texts.map((text, column) => [text, column]));
  return (wanted, text) => {
    const [row, column] = [rows.get(wanted), columns.get(text)];
    return row === undefined || column === undefined ? 0 : (compared.likenesses[row + column] ?? 0);
  };
};
