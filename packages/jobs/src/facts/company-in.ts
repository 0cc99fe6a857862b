import { spansOf } from '../text/spans-of.ts';
import { companyWords } from '../words/company-words.ts';

/** The name of the employer starts within this many characters. */
const reach = 4_000;

const maxLength = 200;

/** The company in a text, recognized by its legal form, which is included; null without one. */
export const companyIn = (text: string): string | null => {
  const start = text.slice(0, reach);
  const { named, notInName } = companyWords();
  for (const pattern of named) {
    const found = pattern.exec(start)?.[0];
    if (found !== undefined) return found.trim().replace(notInName, '').slice(0, maxLength);
  }
  return null;
};

/** Where companies are named with a legal form. */
export const companiesIn = (text: string): readonly { readonly start: number; readonly end: number }[] => {
  const { everywhere, notInName } = companyWords();
  return everywhere.flatMap((pattern) =>
    spansOf(pattern, text).map(({ start, end }) => ({ start: end - text.slice(start, end).replace(notInName, '').length, end })),
  );
};
