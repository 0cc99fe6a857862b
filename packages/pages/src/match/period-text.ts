import type { LanguageCode } from '@winnow/contracts';
import { timeOf } from '@winnow/kernel';

/** Writes a period of months; without an end, it lasts. */
export type PeriodText = (from: string, to: string | null) => string;

/** Writes months as people in a language do, in the calendar of resumes. */
export const periodTextIn = (language: LanguageCode): PeriodText => {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const monthText = (month: string): string => {
    const time = timeOf(`${month}-01T00:00:00Z`);
    return Number.isNaN(time) ? month : format.format(time);
  };
  return (from, to) => `${monthText(from)} – ${to === null ? '…' : monthText(to)}`;
};
