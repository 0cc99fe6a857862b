import { foldLetters } from '@winnow/languages';

/** Mail and web addresses of others than the employer. */
const common: ReadonlySet<string> = new Set(['gmail', 'example', 'outlook', 'hotmail', 'yahoo', 'mail', 'www', 'jobs']);

/** Only the letters and digits of a folded text. */
export const squashedFolded = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Only the letters and digits of a text, folded. */
export const squashed = (text: string): string => squashedFolded(foldLetters(text));

/** The names of domains in the text: "acmefoods" of "jobs@acme-foods.example". */
export const domainsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:@|https?:\/\/|www\.)([\p{L}\p{N}-]{3,40}(?:\.[\p{L}\p{N}-]{2,40}){1,4})/gu)].flatMap(({ 1: host = '' }) =>
    host
      .split('.')
      .slice(0, -1)
      .filter((label) => label.length >= 4 && !common.has(label))
      .map(squashed),
  );
