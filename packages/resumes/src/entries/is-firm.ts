import type { ResumeLine } from '../layout/resume-line.ts';
import { isLegalForm } from './cues.ts';

/** The name of an employer is no longer than this, in characters. */
const maxLength = 60;

/** True for a short line that ends with a legal form: right below a date, it describes nothing. */
export const isFirm = ({ text, bullet }: ResumeLine): boolean =>
  !bullet && text.length <= maxLength && isLegalForm(text.split(/\s+/u).at(-1) ?? '');
