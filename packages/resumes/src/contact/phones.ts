import type { ResumeContent } from '@winnow/contracts';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isPeriodOfCells } from '../dates/form-periods.ts';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { afterLabel, isLabel } from '../entries/cues.ts';
import { sourceOf } from '../evidence.ts';
import { foldWithMap } from '../fold-with-map.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { emailsIn } from './emails.ts';

type Phone = ResumeContent['profile']['phones'][number];

/**
 * Digits with the separators between them. `x`, `*`, `#` and bullets are masked digits, also at the start; a separate mask
 * character counts only after another one. A dot between spaces separates values.
 */
const candidate =
  /(?:\+\s?)?\(?(?:[x*•#]{2,4}[\s().\-/]{1,3}){0,2}\+?\d(?:(?:[\s().\-/]{0,3}|·)(?:\d|[x*•#](?=[x*•#\d])|(?<=[x*•#\d]|[x*•#][\s().\-/]{1,3})[x*•#])){5,16}/gu;

const maskCount = (text: string): number => text.match(/[x*•#]/gu)?.length ?? 0;

const digitCount = (text: string): number => text.replace(/\D/gu, '').length;

const masked = (text: string): boolean => maskCount(text) > 1;

/** A run of digits is a date, not a phone number, when removing its dates leaves at most two digits. */
const isDate = (text: string): boolean => {
  if (isPeriodOfCells(text)) return true;
  let rest = text;
  for (const { raw } of parseDateRanges(text, [])) rest = rest.replace(raw, '');
  return digitCount(rest) <= 2;
};

const withoutAddresses = (text: string): string => {
  let rest = text;
  for (const { raw } of emailsIn(text)) rest = rest.replace(raw, ' '.repeat(raw.length));
  return rest.replace(/(?:https?:\/\/|www\.)\S+|(?<!\S)\S+\.\p{L}{2,}\/\S+/giu, (url) => ' '.repeat(url.length));
};

export type RawPhone = { readonly raw: string; readonly digits: string };

/** The phone numbers in a text, as printed and with digits folded. Skips dates, addresses and numbers of an invalid length. */
export const phonesIn = (text: string): readonly RawPhone[] => {
  if (!/\p{N}/u.test(text)) return [];
  const folded = foldWithMap(withoutAddresses(text));
  return [...folded.text.matchAll(candidate)].flatMap((match) => {
    const end = match.index + match[0].length;
    const before = folded.text[match.index - 1] ?? ' ';
    const after = folded.text[end] ?? ' ';
    const digits = match[0].trim();
    const count = digitCount(digits) + maskCount(digits);
    if (/[\p{L}\d#$€]/u.test(before) && !/\p{L}/u.test(before)) return [];
    if (/[\d%]/u.test(after) || count < 7 || count > 16 || isDate(digits)) return [];
    return [{ raw: folded.original(match.index, end), digits }];
  });
};

type Context = {
  /** Countries to try for national numbers, in this order. */
  readonly countries: readonly CountryCode[];
  /** How many of these countries the document mentions; the others are guessed from its language. */
  readonly named: number;
};

const toPhone = ({ raw, digits }: RawPhone, line: ResumeLine, { countries, named }: Context): Phone => {
  const base = { raw, source: sourceOf(line) };
  const unread: Phone = { value: raw, ...base, e164: null, valid: false, confidence: masked(digits) ? 0.4 : 0.5 };
  if (masked(digits)) return unread;
  const international = /^\(?\s?\+/u.test(digits) || digits.startsWith('00');
  const number = digits.replace(/^00/u, '+').replace(/^\(\s?\+\s?(\d+)\s?\)/u, '+$1');
  for (const [index, country] of (international ? [undefined] : countries).entries()) {
    const parsed = parsePhoneNumberFromString(number, country === undefined ? {} : { defaultCountry: country });
    if (parsed?.isValid() !== true) continue;
    const confidence = international ? 0.98 : index < named ? 0.9 : 0.75;
    return { value: parsed.number, ...base, e164: parsed.number, valid: true, confidence };
  }
  return unread;
};

/**
 * The phone numbers of the lines, deduplicated; as printed when not valid in any likely country. Outside the contact data, a
 * number needs a plus sign or a label.
 */
export const findPhones = (
  contact: readonly ResumeLine[],
  elsewhere: readonly ResumeLine[],
  context: Context,
): readonly Phone[] => {
  const found = new Map<string, Phone>();
  const add = (line: ResumeLine, raw: RawPhone): void => {
    const phone = toPhone(raw, line, context);
    const key = phone.e164 ?? phone.raw.replace(/\s/gu, '');
    if (!found.has(key)) found.set(key, phone);
  };
  for (const line of contact) for (const raw of phonesIn(line.text)) add(line, raw);
  if (found.size > 0) return [...found.values()];
  for (const [index, line] of elsewhere.entries()) {
    const previous = elsewhere[index - 1]?.text ?? '';
    const labelled =
      afterLabel(line.text, 'phone') !== undefined ||
      line.cells.some((cell) => isLabel(cell, 'phone')) ||
      isLabel(previous, 'phone');
    for (const raw of phonesIn(line.text)) if (labelled || raw.digits.startsWith('+')) add(line, raw);
  }
  return [...found.values()];
};
