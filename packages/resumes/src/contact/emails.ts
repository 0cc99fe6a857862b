import type { ExtractedText } from '@winnow/contracts';
import type { LayoutDocument } from '@winnow/reading';
import { extracted } from '../evidence.ts';
import { isBelow } from '../layout/line-style.ts';
import type { ResumeLine } from '../layout/resume-line.ts';

const local = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{Nd}._%+'’-]*[\p{L}\p{Nd}_+-])?`;
const strict = new RegExp(String.raw`${local}@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)*\.[\p{L}]{2,24}`, 'gu');
const loose =
  /[\p{L}\p{Nd}](?:[\p{L}\p{Nd}_%+-]|\s?\.\s?(?=[\p{L}\p{Nd}]))*\s?@\s?[\p{L}\p{Nd}-]+(?:\s?\.\s?[\p{L}\p{Nd}-]+)*\s?\.\s?[\p{L}]{2,10}/gu;

const dotWord = String.raw`\s*[[({<]\s*(?:dot|DOT|punkt|\.)\s*[\])}>]\s*`;
const atWord = String.raw`\s*[[({<]\s*(?:at|AT|At|ät|@)\s*[\])}>]\s*`;

/** "ada [at] example [dot] org", "ada(at)example.org": hidden from programs that gather addresses. */
const spelled = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}])([\p{L}\p{Nd}][\p{L}\p{Nd}._+-]{0,63})(?:${atWord})((?:[\p{L}\p{Nd}-]{1,63}(?:\.|${dotWord})){1,4}\p{L}{2,24})(?![\p{L}\p{Nd}/])`,
  'gu',
);

/** "ada AT example.org", all of a line in small letters: elsewhere, "AT" leads to an employer or a site. */
const spelledAlone = /^(?:e-?mail:?\s+)?([a-z\d][a-z\d._+-]{0,63})\s+AT\s+((?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24})$/u;

/** Sites where people have profiles. */
const site = /^(?:github|gitlab|linkedin|twitter|x|facebook|instagram|medium|xing)\.com$/iu;

const dots = new RegExp(dotWord, 'gu');

type FoundAddress = { readonly address: string; readonly raw: string };

const spelledIn = (text: string): readonly FoundAddress[] =>
  [...text.matchAll(spelled), ...[spelledAlone.exec(text)].filter((match) => match !== null)].flatMap(
    ({ 0: raw, 1: name = '', 2: host = '' }) => {
      const printed = host.replace(dots, '.');
      return site.test(printed) ? [] : [{ raw, address: `${name}@${printed}` }];
    },
  );

/** The addresses in a text. Addresses that contain spaces are accepted only when there is no address without spaces. */
export const emailsIn = (text: string): readonly FoundAddress[] => {
  const isSpelled = !/[@＠]/u.test(text);
  if (isSpelled && !/\bAT\b|[[({<]\s*(?:at|ät)/iu.test(text)) return [];
  const plain = text.normalize('NFKC').replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]/gu, '');
  if (isSpelled) return spelledIn(plain);
  const found = plain.match(strict) ?? plain.match(loose) ?? [];
  return found.map((raw) => ({ raw, address: raw.replace(/\s+/gu, '').replace(/^mailto:/iu, '') }));
};

const mailtoOf = (url: string): string | undefined => {
  const match = /^mailto:([^?]+)/iu.exec(url);
  try {
    return match === null ? undefined : emailsIn(decodeURIComponent(match[1] ?? ''))[0]?.address;
  } catch {
    return undefined;
  }
};

/** The addresses that links of the file lead to. */
const linkedIn = (layout: LayoutDocument): readonly ExtractedText[] =>
  layout.pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const value = mailtoOf(link.url);
      return value === undefined ? [] : [{ value, confidence: 0.8, source: { page: page.number, box: link.box, quote: value } }];
    }),
  );

/** Characters that may go on with an address; a capital begins another word, unless all are capitals. */
const rest = /^(?:[\p{Ll}\p{Nd}.-]+|[\p{Lu}\p{Nd}.-]+)$/u;

/** The right edge of the lines in the column of a line. */
const edgeOf = (line: ResumeLine, lines: readonly ResumeLine[]): number =>
  Math.max(...lines.map(({ box, column, page }) => (box === null || column !== line.column || page !== line.page ? 0 : box[2])));

/** True when a line has hardly room for another letter, and the next one is nothing but the rest of its address. */
const isCut = (line: ResumeLine, next: ResumeLine, lines: readonly ResumeLine[]): boolean => {
  if (line.box === null || line.column !== next.column || !isBelow(line, next) || !rest.test(next.text)) return false;
  const letter = (line.box[2] - line.box[0]) / line.text.length;
  return edgeOf(line, lines) - line.box[2] < 2 * letter;
};

/** Ends of addresses that go on with nothing: ".com", ".de", but not ".co". */
const whole =
  /\.(?:com|net|org|edu|gov|info|biz|pro|dev|app|mail|email|tech|cloud|page|site|online|xyz|example|test|(?!co$)\p{L}{2})$/iu;

/** An address with the rest that was broken onto the next line. */
const completed = (address: string, line: ResumeLine, next: ResumeLine | undefined, lines: readonly ResumeLine[]): string => {
  const last = /\S+$/u.exec(line.text)?.[0] ?? '';
  if (next === undefined || !last.startsWith(address) || whole.test(last) || !isCut(line, next, lines)) return address;
  return emailsIn(`${last}${next.text}`).find((each) => each.address === `${last}${next.text}`)?.address ?? address;
};

/**
 * The e-mail addresses of the lines, deduplicated, including addresses broken across lines, which a link may complete. Falls back to
 * link targets when none is printed.
 */
export const findEmails = (lines: readonly ResumeLine[], layout: LayoutDocument): readonly ExtractedText[] => {
  const found = new Map<string, ExtractedText>();
  const linked = linkedIn(layout);
  for (const [index, line] of lines.entries()) {
    const direct = emailsIn(line.text);
    const next = lines[index + 1];
    const broken =
      direct.length === 0 && line.text.includes('@') && next !== undefined ? emailsIn(`${line.text}${next.text}`) : [];
    for (const { address: printed, raw } of [...direct, ...broken]) {
      const start = printed.toLowerCase();
      const link = linked.find(({ value }) => value.length > printed.length && value.toLowerCase().startsWith(start));
      const address = link?.value ?? completed(printed, line, next, lines);
      const key = address.toLowerCase();
      const confidence = broken.length > 0 ? 0.7 : raw === printed ? 0.98 : 0.85;
      if (!found.has(key)) found.set(key, extracted(address, confidence, line));
    }
  }
  if (found.size > 0) return [...found.values()];
  const keys = linked.map(({ value }) => value.toLowerCase());
  return linked.filter((_, index) => keys.indexOf(keys[index] as string) === index);
};
