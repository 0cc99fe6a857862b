/** Control characters, which a terminal would obey, and marks that turn the direction of what follows. Line ends stay. */
const unsafe = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text that can be shown in a terminal: names of files and words of resumes come from strangers. */
export const plainText = (text: string): string => text.replaceAll('\t', ' ').replaceAll(unsafe, '');

/** A body with every text in it made plain. */
export const plainBody = <T>(body: T): T => {
  if (typeof body === 'string') return plainText(body) as T;
  if (Array.isArray(body)) return body.map(plainBody) as T;
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, plainBody(value)])) as T;
  return body;
};
