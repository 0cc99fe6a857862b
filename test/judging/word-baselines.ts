const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text in small letters, also of scripts without spaces. */
const wordsOf = (text: string): readonly string[] =>
  [...segmenter.segment(text.normalize('NFKC').toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  );

/** The usual parameters of BM25 (Robertson and Zaragoza 2009). */
const [saturation, lengthShare] = [1.2, 0.75];

/** The BM25 score of each text for a query, counting the texts as the collection. */
export const bm25 = (query: string, texts: readonly string[]): readonly number[] => {
  const documents = texts.map(wordsOf);
  const mean = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  const terms = [...new Set(wordsOf(query))].map((term) => {
    const holders = documents.filter((words) => words.includes(term)).length;
    return { term, weight: Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5)) };
  });
  return documents.map((words) => {
    const counts = Map.groupBy(words, (word) => word);
    const norm = saturation * (1 - lengthShare + (lengthShare * words.length) / mean);
    return terms.reduce((sum, { term, weight }) => {
      const count = counts.get(term)?.length ?? 0;
      return sum + (weight * count * (saturation + 1)) / (count + norm);
    }, 0);
  });
};

/** The share of the words of a query that each text has. */
export const overlap = (query: string, texts: readonly string[]): readonly number[] => {
  const wanted = [...new Set(wordsOf(query))];
  return texts.map((text) => {
    const words = new Set(wordsOf(text));
    return wanted.filter((word) => words.has(word)).length / wanted.length;
  });
};
