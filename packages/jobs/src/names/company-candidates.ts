import type { LanguageCode } from '@winnow/contracts/constants';
import { bucket } from '@winnow/decode';
import { lazilyByKey } from '@winnow/kernel';
import { foldLetters } from '@winnow/languages';
import { findSkills, occupationsOf } from '@winnow/skills';
import { bare } from '../facts/bare.ts';
import { companyIn } from '../facts/company-in.ts';
import { domainsIn, squashed, squashedFolded } from '../facts/domains-in.ts';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import { headingWords } from '../text/job-lines.ts';
import { namesEmployer, namesPosition } from '../words/name-words.ts';
import { partHeadings } from '../words/part-headings.ts';
import type { NameCandidate } from './choose-name.ts';
import { isCased } from './line-words.ts';
import type { NamedLine } from './named-lines.ts';
import { isCalled, neighbours, pieceFeatures } from './span-features.ts';
import type { WordSpan } from './spans-in.ts';

type Span = { readonly start: number; readonly end: number };

type Mention = Span & { readonly line: NamedLine; readonly span: WordSpan; readonly name: string };

const maxMentions = 600;

/** So many places are looked at where one name stands. */
const maxSeen = 3;

/** Below so many lines only short names without signs count. */
const lowerLines = 5;
const maxLowerWords = 4;

type Entry = NameCandidate & { readonly features: Set<string>; mentions: number };

/** Names are compared, and counted, in so much of a text. */
const maxCounted = 20_000;

/** What speaks for a name wherever it is said of it. */
const evidence = /^(?:before seeker [01]|left introduces|left seeker|label|piece company$)/u;

const opening = /[«„“"‘「『]/u;
const closing = /[»”“"’」』]/u;

/** Names in capitals, in quotation marks, with a legal form, and what stands alone in the first and last lines. */
const mayName = (text: string, { line, span, start, end }: Mention, legal: readonly Span[]): boolean => {
  const own = line.words.slice(span.first, span.last + 1);
  if (own.some(({ mark }) => mark === 'seeker' || mark === 'everybody')) return false;
  const whole = legal.find((each) => each.start <= start && each.end >= end);
  // A part of a name with a legal form is not the name.
  if (whole !== undefined) return whole.end - end <= 3;
  const gaps = own.slice(1).map(({ gap }) => gap);
  const isLower = line.index >= lowerLines && !line.last;
  if (isLower && (own.length > maxLowerWords || gaps.some((gap) => gap !== ' '))) return false;
  if (gaps.includes('.') || gaps.includes(':') || gaps.filter((gap) => gap === ',').length > (own[0]?.cased === true ? 1 : 0))
    return false;
  if (opening.test(text[start - 1] ?? '') && closing.test(text[end] ?? '')) return true;
  if (own.some(({ cased }) => cased))
    return own[0]?.capital === true || own[0]?.kind === true || /^\p{N}/u.test(own[0]?.text ?? '');
  return line.index < 14 || line.last || opening.test(text[start - 1] ?? '');
};

/** Every place where words stand that may name an employer. */
const mentionsIn = (text: string, lines: readonly NamedLine[], legal: readonly Span[]): readonly Mention[] => {
  const mentions: Mention[] = [];
  for (const line of lines) {
    const { words } = line;
    const spans = [...line.spans()];
    const add = (start: number, end: number): void => {
      const first = words.findIndex((word) => word.end > start);
      const last = words.findLastIndex((word) => word.start < end);
      if (first >= 0 && last >= first) spans.push({ first, last });
    };
    for (const each of legal) if (each.start >= line.start && each.end <= line.end) add(each.start, each.end);
    // «Name» with what it is called before: "Государственное учреждение «…»".
    const own = text.slice(line.start, line.end);
    for (const { 0: found, index } of own.matchAll(/\p{Lu}[^«„“"\n.!?]{3,90}[«„“"][^»”“"\n]{2,60}[»”“"]/gu))
      add(line.start + index, line.start + index + found.length);
    // "Hotel „Old Balcony“": with the word before it.
    for (const { 0: found, index } of own.matchAll(/[\p{L}\p{M}]{2,}\s[«„“"‘'「『][^»”“"’'」』\n]{2,60}[»”“"’'」』]/gu))
      add(line.start + index, line.start + index + found.length);
    for (const span of spans) {
      const [start, end] = [words[span.first]?.start ?? 0, words[span.last]?.end ?? 0];
      const mention = { start, end, line, span, name: '' };
      if (mentions.length < maxMentions && mayName(text, mention, legal))
        mentions.push({ ...mention, name: nameAt(text, start, end) });
    }
  }
  return mentions;
};

/** With the quotation mark or the dot that belongs to its end. */
const nameAt = (text: string, start: number, end: number): string => {
  const words = text.slice(start, end);
  const isOpen = opening.test(words) && !closing.test(words.slice(words.search(opening) + 1));
  const whole = isOpen && closing.test(text[end] ?? '') ? text.slice(start, end + 1) : words;
  const dotted = text[end] === '.' && /(?:^|\s|\.)\p{L}{1,4}$/u.test(whole) && companyIn(`${whole}.`) !== null;
  return (dotted ? `${whole}.` : /[»”]$/u.test(whole) ? whole : bare(whole)).replaceAll('\n', ' ');
};

/** `count`, by itself and with the line and the number of words. */
const oftenOf = lazilyByKey((key: string): readonly string[] => {
  const [count, line, words] = key.split(' ');
  return ['', ` line ${line}`, ` words ${words}`].map((place) => `count ${count}${place}`);
});

const countIn = (folded: string, name: string): number => {
  // Other endings of a name are the same name.
  const key = name.length >= 6 ? name.slice(0, -1) : name;
  let count = 0;
  for (let at = folded.indexOf(key); at >= 0 && count < 9; at = folded.indexOf(key, at + key.length)) count += 1;
  return count;
};

/** What `contentOf` may return. */
const contents: readonly string[] = [
  ...['legal form', 'wholly legal name', 'more than legal name'],
  ...['employer', 'position and employer', 'position', 'skill'],
];

/** What tables know of the words of a name. */
const contentOf = (name: string, language: LanguageCode): readonly string[] => {
  const legal = companyIn(name);
  const employer = namesEmployer(name);
  const position = namesPosition(name) || occupationsOf(name, language).length > 0;
  return [
    ...(legal === null ? [] : ['legal form', legal.length >= name.length - 3 ? 'wholly legal name' : 'more than legal name']),
    ...(employer ? ['employer'] : []),
    ...(position ? [employer ? 'position and employer' : 'position'] : []),
    ...(findSkills(name).length > 0 ? ['skill'] : []),
  ];
};

type Whole = {
  readonly text: string;
  /** What stands between two spaces. */
  readonly words: ReadonlySet<string>;
  readonly domains: readonly string[];
};

/** Whether words stand in a text between spaces; the text is searched only where it has the first of them. */
const stands = (words: string, text: string, all: ReadonlySet<string>): boolean => {
  const end = words.indexOf(' ');
  return end < 0 ? all.has(words) : all.has(words.slice(0, end)) && text.includes(` ${words} `);
};

/** What the text says of a name elsewhere. */
const elsewhere = (name: string, key: string, { text, words, domains }: Whole, language: LanguageCode) => {
  const features: string[] = [];
  if (/[«„“"»”「」]/u.test(name)) features.push('has quotation');
  if (key.length >= 4 && domains.some((domain) => domain === key)) features.push('domain');
  else if (
    key.length >= 4 &&
    domains.some((domain) => domain.includes(key) || (key.includes(domain) && key.length < 2.5 * domain.length))
  )
    features.push('part of domain');
  if (isCased(name) && stands(name.toLowerCase(), text, words)) features.push('lower elsewhere');
  if (language === 'de' && !/\s/u.test(name)) features.push('one German word');
  return features;
};

const contextOf = (text: string, { line, span, start, end, name }: Mention): readonly string[] => {
  const { words } = line;
  const [before, behind] = [words[span.first - 1], words[span.last + 1]];
  const quoted = opening.test(text[start - 1] ?? '') && closing.test(text[end] ?? '');
  const [first] = words.slice(span.first);
  const begins = span.first === 0 || first?.gap === '.' || first?.gap === ':';
  return [
    ...(quoted ? ['quoted'] : []),
    ...(isCalled(text, end) ? ['called'] : []),
    ...(isCased(name) ? [begins ? 'begins sentence' : 'capital within sentence'] : ['caseless']),
    `first w ${first?.stem}`,
    `last w ${words[span.last]?.stem}`,
    ...(before !== undefined && words[span.first]?.gap === ' ' ? [`left w ${before.stem}`] : []),
    ...(behind !== undefined && behind.gap === ' ' ? [`right w ${behind.stem}`] : []),
    // The name goes on on one side.
    ...(before?.capital === true && words[span.first]?.gap === ' ' && before.mark === undefined ? ['capital before'] : []),
    ...(behind?.capital === true && behind.gap === ' ' && behind.mark === undefined ? ['capital behind'] : []),
  ];
};

/** What may be the name of the employer, each with all that speaks for or against it. */
export const companyCandidates = (
  text: string,
  lines: readonly NamedLine[],
  pieces: readonly DecodedPiece[],
  title: string | undefined,
  language: LanguageCode,
): readonly NameCandidate[] => {
  const folded = foldLetters(text.slice(0, maxCounted));
  const whole = { text, words: new Set(text.split(' ').slice(1, -1)), domains: domainsIn(text) };
  const headings = partHeadings(language);
  const legal = lines.flatMap((line) => line.legal());
  const sought = squashed(title ?? '');
  const found = new Map<string, Entry>();
  for (const mention of mentionsIn(text, lines, legal)) {
    const { name, line, span, start, end } = mention;
    if (start < line.told || line.label === 'location') continue;
    const same = foldLetters(name);
    const key = squashedFolded(same);
    if (key.length < 2 || key === sought || /^\p{N}*$/u.test(key)) continue;
    const isWhole = span.first === 0 && span.last === line.words.length - 1;
    if (isWhole && headings.exact(headingWords(name)) !== undefined) continue;
    const isFirst = !found.has(key);
    const entry = found.get(key) ?? {
      name,
      start,
      end,
      features: new Set(['any', ...elsewhere(name, key, whole, language)]),
      content: () => contentOf(name, language),
      mayContain: () => contents,
      mentions: 0,
    };
    found.set(key, entry);
    if (isFirst && sought !== '' && (sought.includes(key) || key.includes(sought))) entry.features.add('shares the title');
    entry.mentions += 1;
    if (entry.mentions > maxSeen) continue;
    const beside = neighbours(line, span, 'company');
    const told = pieceFeatures(pieces, { start, end }, 'company');
    // What the first place says counts; of others, only what speaks for a name, or a frequent one would have all that speaks against.
    if (isFirst) for (const feature of [...line.form(span), ...beside, ...told]) entry.features.add(feature);
    else for (const feature of [...beside, ...told]) if (evidence.test(feature)) entry.features.add(`also ${feature}`);
    for (const feature of contextOf(text, mention)) entry.features.add(feature);
    if (!entry.features.has('capital within sentence') && entry.features.has('begins sentence'))
      entry.features.add('only begins');
    else entry.features.delete('only begins');
    if (isFirst) {
      const count = bucket(countIn(folded, same), [1, 2, 3, 5]);
      const place = `${bucket(line.index, [0, 1, 3, 8])} ${bucket(span.last - span.first, [0, 1])}`;
      for (const often of oftenOf(`${count} ${place}`)) entry.features.add(often);
    }
    if (legal.some((each) => each.start === start && each.end >= end && each.end - end < 3)) entry.features.add('legal name');
  }
  return [...found.values()];
};
