import type { ResumeLine } from '../layout/resume-line.ts';
import { functionWords } from '../lists/function-words.ts';
import { isLegalForm } from './cues.ts';

/** The name of an employer is no longer than this, in characters. */
const maxLength = 60;

/** True for a text of several words that ends with a legal form: "Softel s. r. o.", but not "Welcomed guests of the hotel". */
export const endsWithLegalForm = (text: string): boolean => {
  const words = text.split(/\s+/u);
  return [1, 2, 3].some((count) => {
    const form = words.slice(-count).join(' ');
    return count < words.length && (!/^\p{Ll}/u.test(form) || form.includes('.')) && isLegalForm(form);
  });
};

/** True for a short line that ends with a legal form: right below a date, it describes nothing. */
export const isFirm = ({ text, bullet }: ResumeLine): boolean =>
  !bullet &&
  text.length <= maxLength &&
  endsWithLegalForm(text) &&
  !text.split(/\s+/u).some((word) => functionWords().has(word.toLowerCase()));
