import { companyWords } from '../words/company-words.ts';

/** Nothing behind this many characters says who the employer is. */
const reach = 4_000;

const longest = 200;

/** The company that a text names with its legal form, the form included; null when it names none. */
export const companyIn = (text: string): string | null => {
  const start = text.slice(0, reach);
  const { named, notInName } = companyWords();
  for (const pattern of named) {
    const found = pattern.exec(start)?.[0];
    if (found !== undefined) return found.trim().replace(notInName, '').slice(0, longest);
  }
  return null;
};
