/** One line of the normalised text. Offsets are UTF-16 units of that text. */
export type JobLine = {
  /** The words without bullet, numbering and decoration before them. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly bullet: boolean;
  /** Stands after a blank line. */
  readonly apart: boolean;
  /** Decorated as headings are: `## `, `**…**`, `【…】`, `■`. */
  readonly marked: boolean;
};

const bullet =
  /^(?:[-–—•·・▪▫◦‣●○►▶▸➢➤→»>✓✔✅☑⁃∙※~*](?!\*)|\p{Extended_Pictographic}|[①-⑳]|[(（](?:\d{1,2}|[一二三四五六七八九十]{1,2}|[a-z])[)）]|\d{1,2}(?:[.)]\s|[、．]|\s?[-–]\s(?=\p{L}))|[一二三四五六七八九十]{1,2}、|\p{L}\p{M}?\)\s|\p{Script=Arabic}{2,5}\u0627\u064B\s?[:：-])\s*/u;

const decoration = /^(?:#{1,6}\s*|\*{2,}|_{2,}|={2,}|[■□◆◇★☆▼▽◎【＜《〈「[]\s*)+/u;

/** The non-empty lines of a normalised text. */
export const jobLines = (text: string): readonly JobLine[] => {
  const lines: JobLine[] = [];
  let start = 0;
  let apart = true;
  for (const line of text.split('\n')) {
    const sign = bullet.exec(line)?.[0] ?? '';
    const decorated = decoration.exec(line.slice(sign.length))?.[0] ?? '';
    const before = sign.length + decorated.length;
    const words = line.slice(before);
    if (/[\p{L}\p{N}]/u.test(words)) {
      lines.push({
        text: words,
        start: start + before,
        end: start + line.length,
        bullet: sign !== '',
        apart,
        marked: decorated !== '',
      });
      apart = false;
    } else apart = true;
    start += line.length + 1;
  }
  return lines;
};

/** The words of a heading without what decorates them: "**Requirements:**". */
export const headingWords = (text: string): string => text.replace(/[\s*_#=:：】＞》〉」\].…–—-]+$/u, '');

/** A heading is this short, in characters. */
export const maxHeadingLength = 60;
