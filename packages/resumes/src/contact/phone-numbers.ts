import { isPeriodOfCells } from '../dates/form-periods.ts';
import { parseDateRanges } from '../dates/parse-date-ranges.ts';
import { foldWithMap } from '../fold-with-map.ts';
import { emailsIn } from './emails.ts';

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

/** True for a number of which some digits are not told. */
export const isMasked = (text: string): boolean => maskCount(text) > 1;

/** A Brazilian postal code, whose label (CEP) means a mobile number in Turkish. */
const postalCode = /^\d{5}-\d{3}$/u;

/** The ORCID iD of a researcher. */
const orcid = /^000[09]-000\d-\d{4}-\d{3}[\dX]?$/u;

/** A day without signs between its parts, right behind a word: "履歴書20231122". */
const day = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u;

const maskedYear = /(?:19|20)[x*#]{2}|\d{1,2}[/.][x*#]{4}/gu;

/** A run of digits is a date, not a phone number, when removing its dates leaves at most two digits. */
const isDate = (text: string): boolean => {
  if (isPeriodOfCells(text)) return true;
  let rest = text.replace(maskedYear, '');
  for (const { raw } of parseDateRanges(text, [])) rest = rest.replace(raw, '');
  // A masked number may have fewer digits to begin with.
  return digitCount(rest) <= 2 && (!isMasked(text) || rest !== text);
};

const withoutAddresses = (text: string): string => {
  let rest = text;
  for (const { raw } of emailsIn(text)) rest = rest.replace(raw, ' '.repeat(raw.length));
  return rest.replace(/(?:https?:\/\/|www\.)\S+|(?<!\S)\S+\.\p{L}{2,}\/\S+/giu, (url) => ' '.repeat(url.length));
};

/** Cheap precondition for a number without any digit. */
const maskedGroup = new RegExp(`${mask}{3}[)-]`, 'iu');

/** A number as printed and with digits folded, and what stands around it. */
export type RawPhone = { readonly raw: string; readonly digits: string; readonly before: string; readonly after: string };

/** Seven digits on either side: "0209 / 555 81 73" is one number. */
const betweenNumbers = /(?<=\d(?:[\s().-]*\d){6,}\s+)\/(?=\s+[+(]?\d(?:[\s().-]*\d){6,})/gu;

/** The phone numbers in a text. Skips dates, addresses and numbers of an invalid length. */
export const phonesIn = (text: string): readonly RawPhone[] => {
  if (!/\p{N}/u.test(text) && !maskedGroup.test(text)) return [];
  const folded = foldWithMap(withoutAddresses(text));
  // Of the same length: two numbers, not one.
  const parted = folded.text.replace(betweenNumbers, '|');
  return [...parted.matchAll(candidate)].flatMap((match) => {
    const end = match.index + match[0].length;
    const before = folded.text[match.index - 1] ?? ' ';
    const after = folded.text[end] ?? ' ';
    const digits = match[0].trim();
    const count = digitCount(digits) + maskCount(digits);
    if (/[\p{L}\d#$€]/u.test(before) && !/\p{L}/u.test(before)) return [];
    if (maskCount(digits) > 0 && digitCount(digits) < 3 && /\p{L}/u.test(before + after)) return [];
    if (/[\d%]/u.test(after) || count < 7 || count > 16 || isDate(digits)) return [];
    if (postalCode.test(digits) || orcid.test(digits) || (/\p{L}/u.test(before) && day.test(digits))) return [];
    return [
      {
        raw: folded.original(match.index, end),
        digits,
        before: folded.original(0, match.index).trim(),
        after: folded.original(end, parted.length),
      },
    ];
  });
};
