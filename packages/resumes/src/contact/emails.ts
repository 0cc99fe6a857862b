import type { ExtractedText } from '@winnow/contracts';
import type { LayoutDocument } from '@winnow/reading';
import { extracted } from '../evidence.ts';
import type { ResumeLine } from '../layout/resume-line.ts';

const local = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{Nd}._%+'’-]*[\p{L}\p{Nd}_+-])?`;
const strict = new RegExp(String.raw`${local}@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)*\.[\p{L}]{2,24}`, 'gu');
const loose =
  /[\p{L}\p{Nd}](?:[\p{L}\p{Nd}_%+-]|\s?\.\s?(?=[\p{L}\p{Nd}]))*\s?@\s?[\p{L}\p{Nd}-]+(?:\s?\.\s?[\p{L}\p{Nd}-]+)*\s?\.\s?[\p{L}]{2,10}/gu;

/** The addresses in a text. Addresses that contain spaces are accepted only when there is no address without spaces. */
export const emailsIn = (text: string): readonly { readonly address: string; readonly raw: string }[] => {
  if (!text.includes('@') && !text.includes('＠')) return [];
  const plain = text.normalize('NFKC').replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069]/gu, '');
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

/**
 * The e-mail addresses of the lines, deduplicated, including addresses broken across lines. Falls back to link targets when none
 * is printed.
 */
export const findEmails = (lines: readonly ResumeLine[], layout: LayoutDocument): readonly ExtractedText[] => {
  const found = new Map<string, ExtractedText>();
  for (const [index, line] of lines.entries()) {
    const direct = emailsIn(line.text);
    const next = lines[index + 1];
    const broken =
      direct.length === 0 && line.text.includes('@') && next !== undefined ? emailsIn(`${line.text}${next.text}`) : [];
    for (const { address, raw } of [...direct, ...broken]) {
      const key = address.toLowerCase();
      const confidence = broken.length > 0 ? 0.7 : raw === address ? 0.98 : 0.85;
      if (!found.has(key)) found.set(key, extracted(address, confidence, line));
    }
  }
  if (found.size > 0) return [...found.values()];
  for (const page of layout.pages) {
    for (const link of page.links) {
      const address = mailtoOf(link.url);
      if (address === undefined || found.has(address.toLowerCase())) continue;
      found.set(address.toLowerCase(), {
        value: address,
        confidence: 0.8,
        source: { page: page.number, box: link.box, quote: address },
      });
    }
  }
  return [...found.values()];
};
