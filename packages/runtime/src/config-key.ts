/** One configuration key: how its text is parsed, what is accepted, what it means. The README lists all keys. */
export type ConfigKey<T> = {
  readonly key: string;
  /** Used when the variable is unset or empty; null when the value is optional and then `undefined`. */
  readonly fallback: string | null;
  readonly accepts: string;
  readonly meaning: string;
  /** Never printed. */
  readonly secret?: boolean;
  /** `undefined` when the text is not accepted. */
  readonly read: (text: string) => T | undefined;
};

type Details = { readonly key: string; readonly fallback: string; readonly meaning: string; readonly secret?: boolean };

const define = <T>(details: Details, accepts: string, read: (text: string) => T | undefined): ConfigKey<T> => ({
  ...details,
  accepts,
  read,
});

const unitMs: { readonly [unit: string]: number } = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const readDuration = (text: string): number | undefined => {
  const [, digits, unit] = /^(\d{1,9})(ms|s|m|h|d)$/.exec(text) ?? [];
  return digits === undefined || unit === undefined ? undefined : Number(digits) * (unitMs[unit] ?? 0);
};

/** The same key without a default: `undefined` when it is not set. */
export const optional = <T>(key: ConfigKey<T>): ConfigKey<T | undefined> => ({ ...key, fallback: null });

/** Any text. */
export const textKey = (details: Details): ConfigKey<string> => define(details, 'any text', (text) => text);

/** A text that a pattern describes. */
export const patternKey = (details: Details & { readonly pattern: RegExp; readonly accepts: string }): ConfigKey<string> => {
  const { pattern, accepts, ...rest } = details;
  return define(rest, accepts, (text) => (pattern.test(text) ? text : undefined));
};

/** One of a list of words. */
export const choiceKey = <const Choice extends string>(
  details: Details & { readonly choices: readonly Choice[] },
): ConfigKey<Choice> => {
  const { choices, ...rest } = details;
  return define(rest, choices.join(', '), (text) => choices.find((choice) => choice === text));
};

/** A whole number within bounds. */
export const integerKey = (details: Details & { readonly min: number; readonly max: number }): ConfigKey<number> => {
  const { min, max, ...rest } = details;
  return define(rest, `a whole number from ${min} to ${max}`, (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  });
};

const maxDurationMs = 3_650 * 86_400_000;

/** A duration in milliseconds, up to ten years unless `maxMs` is smaller: a timer supports at most 24 days. */
export const durationKey = (details: Details & { readonly maxMs?: number }): ConfigKey<number> => {
  const { maxMs = maxDurationMs, ...rest } = details;
  return define(rest, 'a number with ms, s, m, h or d, such as 24h', (text) => {
    const duration = readDuration(text);
    return duration !== undefined && duration > 0 && duration <= maxMs ? duration : undefined;
  });
};

/** A comma-separated list; empty when unset. */
export const listKey = (
  details: Details & { readonly accepts: string; readonly valid: (item: string) => boolean },
): ConfigKey<readonly string[]> => {
  const { accepts, valid, ...rest } = details;
  return define(rest, accepts, (text) => {
    const items = text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return items.every(valid) ? items : undefined;
  });
};
