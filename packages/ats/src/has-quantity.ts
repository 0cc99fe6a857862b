import { casedScripts } from '@winnow/languages';
import { foldDigits } from './digits.ts';

/** Digits that are a date or a phone number: days, months, years of the Gregorian, Persian and Buddhist calendars. */
const noQuantities: readonly RegExp[] = [
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/gu,
  /\b(?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2}\b/gu,
  /\b(?:19|20)\d{2}[./-](?:0?[1-9]|1[0-2])\b/gu,
  /\d{4}\s*[年년]/gu,
  /(?<!\d)\d{1,2}\s*[月월日일](?![間간])/gu,
  /[+(]?\d[\d\s().-]{8,}\d/gu,
  /(?<![\d.,\p{Sc}])(?:19\d{2}|20\d{2}|1[34]\d{2}|25\d{2})(?:\s*[-–—/]\s*\d{2})?(?!\d|[.,]\d|\s*%)/gu,
];

/** A number not preceded by a letter of an alphabet: `B2B`, `S3` and `HTML5` are names. */
const quantity = new RegExp(`(?<![${casedScripts}\\d_])\\d`, 'u');

/** Currency abbreviations that precede an amount without a space: `Rp85`, `RM120,000`. */
const currency =
  /(?<![\p{L}\p{M}])(?:Rp|RM|Rs|Php|US|USD|EUR|GBP|CHF|INR|NGN|KSh|KES|TSh|TZS|Sh|ETB|Br|Kč|Ft|zł|kr|lei|NT|HK|R)(?=\.?\d)/giu;

/** Many languages separate thousands by spaces: `12 500 000`. */
const grouped = /(?<=\d)[\u00A0\u202F ](?=\d{3}(?!\d))/gu;

/** Whether a text contains an amount: a number that is not a date, year or phone number. */
export const hasQuantity = (text: string): boolean =>
  quantity.test(
    noQuantities.reduce(
      (rest, pattern) => rest.replace(pattern, ' '),
      foldDigits(text).replace(grouped, '').replace(currency, '¤'),
    ),
  );
