import type { ResumeLine } from '../layout/resume-line.ts';
import { functionWords } from '../lists/function-words.ts';
import { endsWithSpacedForm, isLegalForm } from './cues.ts';

/** The name of an employer is no longer than this, in characters. */
const maxLength = 60;

/** True for a text of several words that ends with a legal form or another word for employers: "Softel s. r. o.", but not "Welcomed guests of the hotel". */
export const endsWithLegalForm = (text: string): boolean => {
  const words = text.split(/\s+/u);
  const last = words.at(-1) ?? '';
  return words.length > 1 && ((!/^\p{Ll}/u.test(last) && isLegalForm(last)) || endsWithSpacedForm(text));
};

/** Legal forms are short; longer words for employers, such as "Services" and "Media", also name work. */
const shortForm = /^\p{L}{1,4}\.?$|\.\p{L}+\.?$/u;

/** True for a name with a legal form: it names an employer whatever stands in its place in other entries. */
export const namesFirm = (text: string): boolean => endsWithLegalForm(text) && shortForm.test(text.split(/\s+/u).at(-1) ?? '');

/** True for a short line that ends with a legal form: right below a date, it describes nothing. */
export const isFirm = ({ text, bullet }: ResumeLine): boolean =>
  !bullet &&
  text.length <= maxLength &&
  endsWithLegalForm(text) &&
  !text.split(/\s+/u).some((word) => functionWords().has(word.toLowerCase()));
