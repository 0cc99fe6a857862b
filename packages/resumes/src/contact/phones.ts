import type { ResumeContent } from '@winnow/contracts';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isLabel } from '../entries/cues.ts';
import { sourceOf } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { isMasked, phonesIn, type RawPhone } from './phone-numbers.ts';

type Phone = ResumeContent['profile']['phones'][number];

/** The same digit seven times in a row, or all digits in order: numbering plans allow it, and nobody has such a number. */
const madeUp = /(\d)\1{6}|^0?1234567890?$/u;

type Context = {
  /** Countries to try for national numbers, in this order. */
  readonly countries: readonly CountryCode[];
  /** How many of these countries the document mentions; the others are guessed from its language. */
  readonly named: number;
};

const isInternational = ({ digits }: RawPhone): boolean => /^\(?\s?\+/u.test(digits);

const toPhone = (found: RawPhone, line: ResumeLine, { countries, named }: Context): Phone => {
  const { raw, digits } = found;
  const base = { raw, source: sourceOf(line) };
  const unread: Phone = { value: raw, ...base, e164: null, valid: false, confidence: isMasked(digits) ? 0.4 : 0.5 };
  if (isMasked(digits) || madeUp.test(digits.replace(/\D/gu, ''))) return unread;
  const international = isInternational(found) || digits.startsWith('00');
  const number = digits.replace(/^00/u, '+').replace(/^\(\s?\+\s?(\d+)\s?\)/u, '+$1');
  for (const [index, country] of (international ? [undefined] : countries).entries()) {
    const parsed = parsePhoneNumberFromString(number, country === undefined ? {} : { defaultCountry: country });
    if (parsed?.isValid() !== true) continue;
    const confidence = international ? 0.98 : index < named ? 0.9 : 0.75;
    return { value: parsed.number, ...base, e164: parsed.number, valid: true, confidence };
  }
  return unread;
};

/** A number, and what the page says of it. */
type Found = {
  readonly phone: Phone;
  readonly labelled: boolean;
  readonly international: boolean;
  /** Another label: a postal code, the number of an account or a licence. */
  readonly other: boolean;
  /** Between signs, or alone in its cell. */
  readonly alone: boolean;
};

const otherLabel = /(?:〒|p\.?\s*o\.?\s*box|\bbox|\bcep|\bpin|(?:\b(?:no|nr|id)|n[°º]|№|#)\.?)\s*[:：]?$/iu;

/** The label right before a number: the last words before it, up to three. */
const isPhoneLabel = (before: string): boolean => {
  const words = before
    .slice(-60)
    .replace(/(?:[\s.-]*(?:\bn[or°º]|№|#)\.?)?\s*[:：]?$/iu, '')
    .split(/[\s|·•,;/()]+/u);
  return [1, 2, 3].some((count) => isLabel(words.slice(-count).join(' '), 'phone'));
};

const foundIn = (line: ResumeLine, above: string, context: Context): readonly Found[] => {
  const cells = line.cells.length > 1 ? line.cells : [line.text];
  return cells.flatMap((cell, index) => {
    const heading = cells[index - 1] ?? above;
    let said = '';
    let labelled = false;
    return phonesIn(cell).map((raw): Found => {
      const before = raw.before === '' ? heading : raw.before;
      const between = said === '' ? null : before.slice(before.lastIndexOf(said) + said.length);
      labelled = isPhoneLabel(before) || (labelled && between !== null && /^\s*[/,;|·]?$/u.test(between));
      said = raw.raw;
      const international = isInternational(raw);
      return {
        phone: toPhone(raw, line, context),
        labelled,
        international,
        other: !labelled && !international && otherLabel.test(before),
        alone: /^$|[|·•]$/u.test(raw.before) && /^\s*(?:$|[|·•])/u.test(raw.after),
      };
    });
  });
};

const foundInAll = (lines: readonly ResumeLine[], context: Context): readonly Found[] =>
  lines.flatMap((line, index) => foundIn(line, lines[index - 1]?.text ?? '', context)).filter(({ other }) => !other);

const isSure = ({ phone, labelled }: Found): boolean => labelled || phone.valid;

/** True for a number that is one although it is not among the contact data. */
const isSureElsewhere = ({ phone, labelled, international, alone }: Found): boolean =>
  labelled || international || (alone && phone.valid);

/**
 * The phone numbers of the lines, deduplicated; as printed when not valid in any likely country. Beside others, a number needs a
 * label or must be valid; outside the contact data, it needs a label, a plus sign, or to be valid and alone.
 */
export const findPhones = (
  contact: readonly ResumeLine[],
  elsewhere: readonly ResumeLine[],
  context: Context,
): readonly Phone[] => {
  const own = foundInAll(contact, context);
  const sure = own.filter(isSure);
  const others = sure.length > 0 ? [] : foundInAll(elsewhere, context).filter(isSureElsewhere);
  const isTold = own.some(({ alone }) => alone);
  const chosen = sure.length > 0 ? sure : isTold || others.length === 0 ? own : others;
  const phones = chosen.map(({ phone }) => phone);
  return [...Map.groupBy(phones, ({ e164, raw }) => e164 ?? raw.replace(/\s/gu, '')).values()].flatMap(([first]) => first ?? []);
};
