import { InvalidArgumentError } from 'commander';

/** Parses an option that is a whole number within bounds. */
export const parseWhole =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d{1,10}$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Must be a whole number from ${min} to ${max}.`);
  };

/** Parses an option that is a list: comma-separated, given once or several times. */
export const collectList = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
];
