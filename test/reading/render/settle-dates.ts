const endOfDirectory = 0x0605_4b50;
/** Midnight of 1 January 2026 as DOS writes it: time, then date. */
const dosTime = ((2026 - 1980) << 25) | (1 << 21) | (1 << 16);

/** A ZIP archive whose files all have the same date, so that the same content makes the same bytes. */
export const settleDates = (archive: Uint8Array): Uint8Array => {
  const zip = Buffer.from(archive);
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== endOfDirectory) end -= 1;
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    zip.writeUInt32LE(dosTime >>> 0, at + 12);
    zip.writeUInt32LE(dosTime >>> 0, zip.readUInt32LE(at + 42) + 10);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return zip;
};
