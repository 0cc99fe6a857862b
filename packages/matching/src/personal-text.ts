import type { ResumeContent } from '@winnow/contracts';
import { localeViews } from '@winnow/languages';
import { tableOfAllLanguages } from '@winnow/languages/hiring';
import { blank } from './blank.ts';
import { wordsIn } from './words.ts';

type Sourced = { readonly value: string; readonly source: { readonly quote: string } };

/** Sources quote this many UTF-16 units of their line. */
const quoteLength = 120;

/** A line with this many extracted values is a whole resume in one line: searching for all of them would take too long. */
const maxValuesOfLine = 50;

/** Longer lines contain more than a label and its value. */
const maxLabelledLength = 120;

/** Email and web addresses: they often contain a name, and never a skill. Bounded, so that they are found in linear time. */
const addresses =
  /[^\s@]{1,64}@[^\s@]{1,255}|(?:https?:\/\/|www\.)\S{1,500}|(?<![\w.-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|org|de|fr|me|edu)\/\S{0,500}/giu;

/** Every address has one of these. */
const mayHoldAddress = /[@/]|www\./iu;

const keyOf = (words: readonly { readonly text: string }[]): string => words.map(({ text }) => text).join(' ');

type Labels = { readonly keys: ReadonlySet<string>; readonly maxWords: number };

const labelsOfAll = tableOfAllLanguages((locales): Labels => {
  const labels = [
    ...locales.flatMap(({ personal }) => [...personal.anywhere.map((label) => label.replace(/\*$/u, '')), ...personal.labels]),
    ...localeViews().flatMap(({ contactLabels }) => contactLabels.address),
  ];
  const keys = new Set(labels.map((label) => keyOf(wordsIn(label))).filter((key) => key !== ''));
  return { keys, maxWords: Math.max(...[...keys].map((key) => key.split(' ').length)) };
});

/** Whether a line tells what must never count: "Nationality: …" with a punctuation mark after the label; without one, only after a long label and before at most two words. */
export const isPersonalLine = (line: string): boolean => {
  if (line.length > maxLabelledLength) return false;
  const words = wordsIn(line);
  const { keys, maxWords } = labelsOfAll();
  for (let count = Math.min(maxWords, words.length); count > 0; count -= 1) {
    const label = keyOf(words.slice(0, count));
    if (!keys.has(label)) continue;
    const after = line.slice(words[count - 1]?.end ?? 0).trimStart();
    return after === '' || /^[:：|\t–—-]/u.test(after) || (label.length > 8 && words.length - count <= 2);
  }
  return false;
};

/** By the beginning of a line, the personal data, employers and schools in it. */
const valuesByLine = ({ profile, experience, education }: ResumeContent): ReadonlyMap<string, readonly string[]> => {
  const values: readonly (Sourced | null)[] = [
    profile.name,
    profile.location,
    ...profile.emails,
    ...profile.phones.map((phone) => ({ ...phone, value: phone.raw })),
    ...profile.links,
    ...experience.flatMap(({ company, location }) => [company, location]),
    ...education.map(({ institution }) => institution),
  ];
  const found = new Map<string, string[]>();
  for (const each of values) {
    if (each === null || each.value.trim() === '') continue;
    const key = each.source.quote.slice(0, quoteLength);
    const own = found.get(key) ?? [];
    if (own.length < maxValuesOfLine) own.push(each.value);
    found.set(key, own);
  }
  return found;
};

/** A single-word name may be any word: only names of several words are searched for outside their own line. */
const fullName = ({ profile }: ResumeContent): string | null => {
  const name = profile.name?.value.trim() ?? '';
  return /\s/u.test(name) ? name : null;
};

/**
 * Creates a function that blanks what must never count in a text of the resume: names, places, employers, schools, addresses,
 * personal data. The text keeps its length.
 */
export const personalMask = (content: ResumeContent): ((text: string) => string) => {
  const byLine = valuesByLine(content);
  const name = fullName(content);
  return (text) => {
    if (isPersonalLine(text)) return blank(text);
    const values = byLine.get(text.slice(0, quoteLength)) ?? [];
    const left = [...values, ...(name === null ? [] : [name])].reduce((rest, value) => rest.replaceAll(value, blank), text);
    return mayHoldAddress.test(left) ? left.replace(addresses, blank) : left;
  };
};
