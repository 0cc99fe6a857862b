type Span = { readonly start: number; readonly end: number };

/** Where a global pattern, which matches no empty text, is found; without the copy of the pattern that `matchAll` makes. */
export const spansOf = (pattern: RegExp, text: string): readonly Span[] => {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null && found[0] !== ''; found = pattern.exec(text))
    spans.push({ start: found.index, end: found.index + found[0].length });
  pattern.lastIndex = 0;
  return spans;
};
