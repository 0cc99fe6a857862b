import type { LanguageCode } from '@winnow/contracts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { kindsOf } from './kinds-of.ts';
import { knownDegree } from './known-degree.ts';
import { organisationsIn } from './known-organisation.ts';

/** Longer lines name no entry, in characters. */
const maxLength = 110;

/** What the words of a line name: `t` for a title, `c` for an employer, `i` for a school, `d` for a degree. */
export const wordsOfLine = ({ text, cells }: ResumeLine, language: LanguageCode | null): string => {
  const mayName = text.length <= maxLength;
  const degree = mayName && knownDegree(text, language) !== undefined;
  return `${kindsOf(text, mayName ? organisationsIn(cells) : [])}${degree ? 'd' : ''}`;
};
