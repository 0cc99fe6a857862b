import type { LanguageCode } from '@winnow/contracts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { wordingOf } from './cues.ts';
import { knownDegree } from './cut-head.ts';
import { organisationsIn } from './known-organisation.ts';

/** Longer lines name no entry, in characters. */
const maxLength = 110;

const none: ReadonlySet<string> = new Set();

/** What the words of a line name: `t` for a title, `c` for an employer, `i` for a school, `d` for a degree. */
export const wordsOfLine = (line: ResumeLine, language: LanguageCode | null): string => {
  const { text } = line;
  const { title, ...wording } = wordingOf(text);
  const known = text.length > maxLength ? none : organisationsIn(line.cells);
  const [company, institution] = [wording.company || known.has('company'), wording.institution || known.has('institution')];
  const degree = text.length <= maxLength && knownDegree(text, language) !== undefined;
  return `${title ? 't' : ''}${company ? 'c' : ''}${institution ? 'i' : ''}${degree ? 'd' : ''}`;
};
