import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';

const bracket = /\s*[(（][^()（）]*\p{Nd}{4}[^()（）]*[)）]$/u;
const yearAtEnd = /[,،，]\s*\p{Nd}{4}$/u;
const yearAtStart = /^\p{Nd}{4}\s*[:：]\s*/u;

/** "CDL, exp. 08/2027", "Light vehicle licence, valid to 2029", "Registered nurse, #RN155501": until when, and under which number. */
const validity =
  /[,،，]\s*(?:(?=[\p{Ll}\p{Lo}])[^,،，()（）\p{Lu}\p{Nd}]{2,25}\s(?:\p{Nd}{1,2}[./-]){0,2}\p{Nd}{4}|(?:[Nn][or°º]\.?\s?|[#№]\s?)[A-Z]{0,4}\p{Nd}{5,}|[A-Z]{0,4}\p{Nd}{6,})$/u;

/** "First aid, Red Cross": who gave it, behind a comma outside brackets. */
const issuer = /[,،，]\s*(?=[\p{Lu}\p{Lo}„«“"])[^,،，()（）\p{Nd}]{3,60}$/u;

/** "A (2016); B (2020)", "A, 2016. B, 2019", "2016: A 2020: B": where one certificate ends and the next one begins. */
const ends = /\s*[;；]\s+(?![^(（]*[)）])|(?<=\p{Nd}{4}[)）]),\s+|(?<=\p{Nd}{4}[)）]?)\.\s+(?=\p{Lu})|\s+(?=\p{Nd}{4}[:：]\s)/u;

/** The certificates on a line, each as a line of its own. */
const certificatesOn = (line: ResumeLine): readonly ResumeLine[] => {
  const parts = line.text.split(ends).map((part) => part.trim());
  return parts.length < 2 ? [line] : parts.filter((part) => /\p{L}{2}/u.test(part)).map((part) => withText(line, part));
};

/** The texts without an ending that most of them have: that of a few may belong to the name. */
const without = (texts: readonly string[], ending: RegExp): readonly string[] =>
  texts.filter((text) => ending.test(text)).length * 2 > texts.length ? texts.map((text) => text.replace(ending, '')) : texts;

/** The lines with one certificate each, without years, and without who gave it where that stands before the year. */
export const certificatesIn = (lines: readonly ResumeLine[]): readonly ResumeLine[] => {
  const found = lines.flatMap(certificatesOn);
  const texts = found.map(({ text }) =>
    text
      .replace(yearAtStart, '')
      .replace(/(?<=\p{Nd}[)）]?)\.$/u, '')
      .replace(validity, ''),
  );
  const undated = without(texts, yearAtEnd).map((text) => text.replace(bracket, ''));
  const areDated = texts.filter((text, index) => text !== undated[index]).length * 2 >= texts.length;
  const names = areDated ? without(undated, issuer) : undated;
  return found.map((line, index) => {
    const name = names[index] ?? line.text;
    return name === line.text || !/\p{L}{2}/u.test(name) ? line : withText(line, name);
  });
};
