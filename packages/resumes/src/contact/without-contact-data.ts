import { emailsIn } from './emails.ts';
import { urlsIn } from './links.ts';
import { phonesIn } from './phone-numbers.ts';

/** Replaces e-mail addresses, phone numbers and links with `mark`. */
export const withoutContactData = (text: string, mark: string): string => {
  let rest = text;
  for (const { raw } of emailsIn(text)) rest = rest.replace(raw, mark);
  for (const { raw } of phonesIn(rest)) rest = rest.replace(raw, mark);
  for (const url of urlsIn(rest, true)) rest = rest.replace(url.replace(/^https:\/\//u, ''), mark).replace(url, mark);
  return rest;
};
