/** What `readRanges` reads, in the words of a configuration key. */
export const acceptedRanges = 'CIDRs separated by commas, such as 10.0.0.0/8';

/** Parses a list of address ranges; `undefined` unless all items are valid. */
export const readRanges =
  (isValid: (item: string) => boolean) =>
  (text: string): readonly string[] | undefined => {
    const items = text.split(',').flatMap((item) => item.trim() || []);
    return items.every(isValid) ? items : undefined;
  };
