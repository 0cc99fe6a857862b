/** The beginning of a text, of at most `length` UTF-16 units, that ends with a whole character. */
export const cutText = (text: string, length: number): string => {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
};
