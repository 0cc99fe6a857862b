/**
 * Control characters, which a terminal would interpret, and marks that change the direction of the following text. Line ends
 * stay.
 */
const unsafe = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text that is safe to print in a terminal: file names and words of resumes are untrusted. */
export const plainText = (text: string): string => text.replaceAll('\t', ' ').replaceAll(unsafe, '');

/** A body with every text in it made safe to print. */
export const plainBody = <T>(body: T): T => {
  if (typeof body === 'string') return plainText(body) as T;
  if (Array.isArray(body)) return body.map(plainBody) as T;
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, plainBody(value)])) as T;
  return body;
};
