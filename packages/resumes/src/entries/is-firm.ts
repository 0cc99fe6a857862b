import type { ResumeLine } from '../layout/resume-line.ts';
import { functionWords } from '../lists/function-words.ts';
import { isLegalForm } from './cues.ts';

/** The name of an employer is no longer than this, in characters. */
const maxLength = 60;

/** True for a short line that ends with a legal form: right below a date, it describes nothing. */
export const isFirm = ({ text, bullet }: ResumeLine): boolean => {
  if (bullet || text.length > maxLength) return false;
  const words = text.split(/\s+/u);
  const last = words.at(-1) ?? '';
  // "Welcomed guests of the hotel"
  return !/^\p{Ll}/u.test(last) && isLegalForm(last) && !words.some((word) => functionWords().has(word.toLowerCase()));
};
