/** Maximum quote length in the contract, in characters. */
const maxQuoteLength = 300;

/** How far back from the limit a space is searched for; scripts without spaces are cut between two letters. */
const maxWordLength = 60;

/** False for marks, joiners and second halves of a character: no cut may precede these. */
const letterStart = /^(?!\p{M}|\u200C|\u200D|[\uDC00-\uDFFF])/u;

/** The beginning of a text, at most 300 characters, cut at the end of a word and otherwise unchanged. */
export const cutQuote = (text: string): string => {
  const whole = text.trim();
  if (whole.length <= maxQuoteLength) return whole;
  const space = whole.slice(0, maxQuoteLength + 1).search(/\s\S*$/u);
  if (space >= maxQuoteLength - maxWordLength) return whole.slice(0, space).trimEnd();
  let end = maxQuoteLength;
  while (end > 1 && !letterStart.test(whole.charAt(end))) end -= 1;
  return whole.slice(0, end);
};
