export type Preference = { readonly respondAsync: boolean; readonly waitMs: number };

const none: Preference = { respondAsync: false, waitMs: 0 };

const maxWaitSeconds = 25;

/**
 * Parses a `Prefer` header (RFC 7240): `respond-async`, and `wait=n` in seconds before that applies. Unknown preferences are
 * ignored.
 */
export const parsePrefer = (header: string | undefined): Preference => {
  if (header === undefined) return none;
  const preferences = header.split(',').map((part) => part.trim().toLowerCase());
  const wait = preferences.map((part) => /^wait=(\d{1,4})$/.exec(part)?.[1]).find((seconds) => seconds !== undefined);
  return {
    respondAsync: preferences.includes('respond-async'),
    waitMs: Math.min(Number(wait ?? 0), maxWaitSeconds) * 1000,
  };
};
