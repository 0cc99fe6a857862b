import { constants, deflateRawSync } from 'node:zlib';

const blockBytes = 1024 * 1024;

const piece = (text: string | Uint8Array): Buffer => deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** Raw deflate data that unpack to a text repeated to so many megabytes, with others around it; made without having all of it in memory. */
export const rawRepeats = (text: string, megabytes: number, before = '', after = ''): Buffer => {
  const block = piece(Buffer.alloc(Math.ceil(blockBytes / text.length) * text.length, text));
  return Buffer.concat([piece(before), ...Array.from({ length: megabytes }, () => block), deflateRawSync(after)]);
};

/** The same as zlib data; the checksum at their end is missing, which readers forgive. */
export const packedRepeats = (text: string, megabytes: number): Buffer =>
  Buffer.concat([Buffer.from([0x78, 0x9c]), rawRepeats(text, megabytes)]);
