const keyBytes = 32;

const parseOne = (text: string): Uint8Array | undefined => {
  const hexadecimal = /^[0-9a-f]{64}$/i.test(text);
  const key = Buffer.from(text, hexadecimal ? 'hex' : 'base64');
  if (key.length !== keyBytes) return undefined;
  // Decoding skips what is not base64, so only the canonical encoding of the bytes is accepted.
  return hexadecimal || key.toString('base64').replace(/=$/, '') === text.replace(/=$/, '') ? key : undefined;
};

/** Decodes keys of 32 bytes, as base64 or hexadecimal digits, separated by commas. Returns `undefined` for any other text. */
export const parseSecretKeys = (text: string): readonly Uint8Array[] | undefined => {
  const keys = text.split(',').map((item) => parseOne(item.trim()));
  return keys.every((key) => key !== undefined) ? keys : undefined;
};
