const hour = 3_600_000;
const day = 24 * hour;
/** Time of the first response in the documentation. */
const began = Date.parse('2026-11-23T09:00:00.000Z');

/** Letters and digits of an ID or secret that depend on nothing but its number. */
const filled = (number: number, length: number, alphabet: string): string => {
  let state = number * 2_654_435_761 + 97;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return alphabet[Math.floor(state / 65_536) % alphabet.length];
  }).join('');
};

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Replaces what differs from run to run: IDs, times, secrets, cursors and durations. The same value is always replaced by the same
 * one, and times keep their order and distance in whole hours.
 */
export const createSteadyText = (): ((text: string) => string) => {
  const known = new Map<string, string>();
  const replaceOnce = (found: string, make: (number: number) => string): string => {
    const replacement = known.get(found) ?? make(known.size);
    known.set(found, replacement);
    return replacement;
  };
  let first: number | undefined;
  const steadyTime = (found: string): string => {
    first ??= Date.parse(found);
    // Requests take a moment; what lies hours ahead is an expiry.
    const hours = Math.round((Date.parse(found) - first) / hour);
    return replaceOnce(`${hours}`, () => new Date(began + hours * hour).toISOString());
  };
  /** Days of the report of usage; periods of resumes end with the month. */
  const steadyDay = (_found: string, before: string, date: string): string => {
    const days = Math.round((Date.parse(date) - Math.floor((first ?? Date.parse(date)) / day) * day) / day);
    return `${before}${new Date(began + days * day).toISOString().slice(0, 'yyyy-mm-dd'.length)}"`;
  };
  return (text) =>
    text
      .replaceAll(/\b(acc|key|op|req|batch|cand|int|whd|aud|job|mem)_([0-9a-z]{20,})\b/g, (found, prefix: string, rest: string) =>
        replaceOnce(found, (number) => `${prefix}_${filled(number, rest.length, crockford)}`),
      )
      .replaceAll(/\bwk_[0-9A-Za-z]{49}\b/g, 'wk_EXAMPLEKEYnotARealOneXXXXXXXXXXXXXXXXXXXXXXXXX')
      .replaceAll(/whsec_[0-9A-Za-z+/=]{44}/g, 'whsec_RVhBTVBMRSBzZWNyZXQsIG5vdCBhIHJlYWwgb25lISE=')
      .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, steadyTime)
      .replaceAll(/("(?:day|from|to)":")(\d{4}-\d{2}-\d{2})"/g, steadyDay)
      .replaceAll(/"milliseconds":\d+/g, '"milliseconds":12')
      .replaceAll(/"next_cursor":"[^"]+"/g, '"next_cursor":"WyJ0aGUgbmV4dCBwYWdlIl0"')
      .replaceAll(/"last_four":"\w{4}"/g, '"last_four":"XXXX"')
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+\//g, 'https://example.com/');
};
