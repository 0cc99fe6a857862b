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

/** Characters that stand for a digit: Latin and Cyrillic x, the multiplication sign, asterisks, number signs and dots. */
const mask = '[xх×*•#●■▪]';
const gap = String.raw`[\s().\-/]`;

/**
 * Digits with the separators between them, some of which may be masked, also at the start; a separate mask character counts only
 * after another one. A dot between spaces separates values.
 */
const withDigits = String.raw`(?:\+\s?)?\(?(?:${mask}{2,4}${gap}{1,3}){0,2}\+?\d(?:(?:${gap}{0,3}|·)(?:\d|${mask}(?=${mask}|\d)|(?<=${mask}|\d|${mask}${gap}{1,3})${mask})){5,16}`;

/** A number masked but for its country code or its last digits: "+1 (XXX) XXX-XXXX", "(***) ***-1234", "+91 XXXXXXXXXX". */
const withoutDigits = [
  String.raw`\+\s?\d{1,3}${gap}{0,3}(?:${mask}{7,12}|${mask}{2,5}(?:${gap}{1,3}(?:${mask}|\d){2,5}){1,4})`,
  String.raw`(?<!${mask})(?:\(${mask}{3}\)\s?|${mask}{3}-)${mask}{3}-(?:${mask}|\d){4}(?!${mask})`,
].join('|');

const candidate = new RegExp(`${withDigits}|${withoutDigits}`, 'gu');

const maskSign = new RegExp(mask, 'gu');

const maskCount = (text: string): number => text.match(maskSign)?.length ?? 0;

const digitCount = (text: string): number => text.replace(/\D/gu, '').length;

const masked = (text: string): boolean => maskCount(text) > 1;

/** The same digit seven times in a row, or all digits in order: numbering plans allow it, and nobody has such a number. */
const madeUp = /(\d)\1{6}|^0?1234567890?$/u;

const maskedYear = /(?:19|20)[x*#]{2}|\d{1,2}[/.][x*#]{4}/gu;

/** A run of digits is a date, not a phone number, when removing its dates leaves at most two digits. */
const isDate = (text: string): boolean => {
  if (isPeriodOfCells(text)) return true;
  let rest = text.replace(maskedYear, '');
  for (const { raw } of parseDateRanges(text, [])) rest = rest.replace(raw, '');
  // A masked number may have fewer digits to begin with.
  return digitCount(rest) <= 2 && (!masked(text) || rest !== text);
};

const withoutAddresses = (text: string): string => {
  let rest = text;
  for (const { raw } of emailsIn(text)) rest = rest.replace(raw, ' '.repeat(raw.length));
  return rest.replace(/(?:https?:\/\/|www\.)\S+|(?<!\S)\S+\.\p{L}{2,}\/\S+/giu, (url) => ' '.repeat(url.length));
};

/** Cheap precondition for a number without any digit. */
const maskedGroup = new RegExp(`${mask}{3}[)-]`, 'iu');

export type RawPhone = { readonly raw: string; readonly digits: string };

/** The phone numbers in a text, as printed and with digits folded. Skips dates, addresses and numbers of an invalid length. */
export const phonesIn = (text: string): readonly RawPhone[] => {
  if (!/\p{N}/u.test(text) && !maskedGroup.test(text)) return [];
  const folded = foldWithMap(withoutAddresses(text));
  return [...folded.text.matchAll(candidate)].flatMap((match) => {
    const end = match.index + match[0].length;
    const before = folded.text[match.index - 1] ?? ' ';
    const after = folded.text[end] ?? ' ';
    const digits = match[0].trim();
    const count = digitCount(digits) + maskCount(digits);
    if (/[\p{L}\d#$€]/u.test(before) && !/\p{L}/u.test(before)) return [];
    if (maskCount(digits) > 0 && digitCount(digits) < 3 && /\p{L}/u.test(before + after)) return [];
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
  if (masked(digits) || madeUp.test(digits.replace(/\D/gu, ''))) return unread;
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
