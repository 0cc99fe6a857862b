import type { ResumeLine } from '../layout/resume-line.ts';
import { remember } from '../remember.ts';
import { emailsIn } from './emails.ts';
import { phonesIn } from './phone-numbers.ts';

/** True for a line with an address or a number to call. */
export const reaches = remember(
  ({ text }: ResumeLine): boolean => emailsIn(text).length > 0 || phonesIn(text).length > 0,
  (line) => line,
);
