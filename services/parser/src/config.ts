import { limitsConfig } from '@winnow/runtime';

const { pages, unpackedBytes, textCharacters, readingMs } = limitsConfig;

/** Keys of this service besides the common ones. */
export const parserConfig = { pages, unpackedBytes, textCharacters, readingMs };
