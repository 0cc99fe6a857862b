/**
 * A seed of 31 bits for a text (FNV-1a over its UTF-16 bytes), used when the caller gave none, so that the same call gives the
 * same questions.
 */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 1;
};
