import { usageError } from '../cli-error.ts';
import { durationIn } from './duration.ts';

const dateTime = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Milliseconds of a date or time; without a zone it is UTC. `undefined` for an invalid one, such as the 30th of February. */
const timeIn = (text: string): number | undefined => {
  const date = dateTime.exec(text)?.[1];
  if (date === undefined) return undefined;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // A day that the month does not have would silently become one of the next month.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return undefined;
  const given = text.replace(' ', 'T');
  const zoned = /[Z]$|[+-]\d{2}:\d{2}$/.test(given) || given === date ? given : `${given}Z`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? undefined : time;
};

/** Parses a moment given as a date, a time, or a duration from `now` in the `direction`; ISO-8601 UTC. */
export const readMoment = (text: string, option: string, now: number, direction: 'ahead' | 'back'): string => {
  const seconds = durationIn(text);
  const time = seconds === undefined ? timeIn(text.trim()) : now + (direction === 'ahead' ? 1000 : -1000) * seconds;
  if (time === undefined)
    throw usageError(
      `${option}: "${text}" is no time.`,
      'Give a date such as 2027-01-01, a time such as 2027-01-01T12:00Z, or 30d.',
    );
  if (Math.abs(time) > 8.64e15) throw usageError(`${option}: "${text}" is too far away.`);
  return new Date(time).toISOString();
};
