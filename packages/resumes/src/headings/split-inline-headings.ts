import type { LanguageCode, SectionKind } from '@winnow/contracts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { withText } from '../layout/with-text.ts';
import { namesLanguage } from '../lists/language-names.ts';
import { lookUpHeading } from './heading-lookup.ts';
import { kindTold } from './kind-told.ts';

/** "Languages: Dutch, English": a heading on the line of its text. */
const inline = /^(?<heading>[^:：]{3,45}[:：])\s*(?<text>\S.*)$/u;

type Inline = { readonly heading: string; readonly text: string; readonly kind: SectionKind };

/** What labels of lists inside a section are called as well. */
const ambiguous: ReadonlySet<SectionKind> = new Set(['skills', 'projects']);

/** "Experience: 5 years" is no section. */
const minEntries = 30;

const inlineOf = ({ text, bullet, label }: ResumeLine, language: LanguageCode | null): Inline | undefined => {
  const { heading, text: rest } = inline.exec(text)?.groups ?? {};
  if (heading === undefined || rest === undefined || bullet || label !== null) return undefined;
  const known = lookUpHeading(heading, language);
  if (known === undefined || known.kind === 'contact') return undefined;
  if (known.kind === 'languages' && ![rest, ...rest.split(/[\s,;(]+/u)].some(namesLanguage)) return undefined;
  if ((known.kind === 'experience' || known.kind === 'education') && rest.length < minEntries) return undefined;
  return { heading, text: rest, kind: known.kind };
};

/** Longer lines are no headings, in characters. */
const maxHeadingLength = 45;

/** How many lines away another heading of this form is. */
const reach = 4;

const runIn = /^\p{L}\P{Nd}{1,38}[.:：?？؟]$/u;

/** The bold words that run in to a paragraph, with their sign: "Education. Law at Northgate College". */
const runInOf = ({
  text,
  pieces: [first = '', ...rest],
  opensBold,
  bold,
  bullet,
  label,
  blockStart,
}: ResumeLine): string | undefined =>
  blockStart && opensBold && !bold && !bullet && label === null && rest.length > 0 && text.startsWith(first) && runIn.test(first)
    ? first
    : undefined;

/** So many kinds of sections that begin with such bold words show that all of them are headings. */
const minKinds = 3;

/** One fewer does where so many end in a full stop, which labels rarely do. */
const minStopped = 4;

/** Without a full stop, which ends no heading that stands alone. */
const withoutStop = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/** The kinds of sections that words are known to head, or tell, other than what labels inside a section are called as well. */
const kindsOf = (texts: readonly string[], language: LanguageCode | null): readonly SectionKind[] =>
  texts
    .flatMap((text) => kindTold(text.slice(0, -1), language) ?? [])
    .filter((kind) => kind !== 'contact' && !ambiguous.has(kind));

/** Parts bold words from the paragraphs that they run in to, in a document whose headings are such words. */
const splitRunInHeadings = (lines: readonly ResumeLine[], language: LanguageCode | null): readonly ResumeLine[] => {
  const opening = lines.map(runInOf);
  // Labels that come again stand inside entries.
  const counts = Map.groupBy(opening, (each) => each);
  const found = opening.map((each) => (counts.get(each)?.length === 1 ? each : undefined));
  if (found.every((each) => each === undefined)) return lines;
  const isAlone = ({ text, bold, blockStart, bullet }: ResumeLine): boolean => bold && blockStart && !bullet && runIn.test(text);
  const alone = lines.filter(isAlone).map(({ text }) => text);
  const known = kindsOf(
    found.filter((each) => each !== undefined),
    language,
  );
  const needed = minKinds - (found.filter((each) => each?.endsWith('.')).length >= minStopped ? 1 : 0);
  if (known.length === 0 || new Set([...known, ...kindsOf(alone, language)]).size < needed) return lines;
  return lines.flatMap((line, index) => {
    const heading = found[index];
    if (heading === undefined) return [isAlone(line) ? withText(line, withoutStop(line.text)) : line];
    const rest = withText(line, line.text.slice(heading.length).trim());
    return [
      { ...withText(line, withoutStop(heading)), bold: true },
      { ...rest, opensBold: false, blockStart: false },
    ];
  });
};

/**
 * Parts headings from their text where several sections begin so, on lines near each other. Labels that come again stand inside
 * entries.
 */
const splitLabels = (lines: readonly ResumeLine[], language: LanguageCode | null): readonly ResumeLine[] => {
  const found = lines.map((line) => inlineOf(line, language));
  if (found.every((each) => each === undefined)) return lines;
  const counts = Map.groupBy(
    found.filter((each) => each !== undefined),
    ({ heading }) => heading,
  );
  const once = found.map((each) => (each !== undefined && counts.get(each.heading)?.length === 1 ? each : undefined));
  const isHeading = (index: number): boolean => {
    const near = once.slice(Math.max(0, index - reach), index + reach + 1);
    const kinds = new Set(near.flatMap((each) => (each === undefined ? [] : [each.kind])));
    return kinds.size >= 2 && [...kinds].some((kind) => !ambiguous.has(kind));
  };
  let above: SectionKind | undefined;
  return lines.flatMap((line, index) => {
    if (line.text.length <= maxHeadingLength) above = lookUpHeading(line.text, language)?.kind ?? above;
    const own = once[index];
    // Below such a heading, labels part its list.
    if (own === undefined || above === 'skills' || above === 'languages' || !isHeading(index)) return [line];
    return [
      { ...withText(line, own.heading), heads: true },
      { ...withText(line, own.text), blockStart: false },
    ];
  });
};

/** Parts headings from the text on their line. */
export const splitInlineHeadings = (lines: readonly ResumeLine[], language: LanguageCode | null): readonly ResumeLine[] =>
  splitLabels(splitRunInHeadings(lines, language), language);
