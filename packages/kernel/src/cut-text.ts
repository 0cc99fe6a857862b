/** The first `length` UTF-16 units of a text at most, without splitting a character. */
export const cutText = (text: string, length: number): string => {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
};
