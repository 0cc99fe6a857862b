import { InvalidArgumentError } from 'commander';

const secondsOf: { readonly [unit: string]: number } = { s: 1, m: 60, h: 3_600, d: 86_400 };

const pattern = /^(?:\d{1,9}[smhd])+$/;

/** Seconds of a duration such as `90s`, `30m`, `1h30m` or `30d`; `undefined` for anything else. */
export const durationIn = (text: string): number | undefined => {
  const given = text.trim().toLowerCase();
  if (!pattern.test(given)) return undefined;
  const parts = [...given.matchAll(/(\d+)([smhd])/g)];
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (secondsOf[unit] ?? 0), 0);
};

/** Parses an option that is a duration, in seconds. */
export const parseDuration = (text: string): number => {
  const seconds = durationIn(text);
  if (seconds === undefined) throw new InvalidArgumentError('A duration has units, such as 90s, 30m, 1h30m or 30d.');
  return seconds;
};
