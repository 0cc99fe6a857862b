const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A full stop after so few letters may be that of an abbreviation, as in "approx." or "z. B.". */
const maybeAbbreviation = /(?<![\p{L}\p{M}\p{N}])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,3}\.$/u;

const continues = /^[\p{Ll}\p{Nd}(]/u;

/** The sentences of a text. What may be an abbreviation ends none: two sentences in one are better than half of one. */
export const sentencesOf = (text: string): readonly string[] => {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && (maybeAbbreviation.test(last.trimEnd()) || continues.test(segment)))
      sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
};
