import type { ResumeContent, SectionKind } from '@winnow/contracts';
import { hasTrait, type Locale } from '@winnow/languages';
import { compareCodePoints } from './compare-code-points.ts';
import { type ContentWord, contentReader } from './content-words.ts';
import { phrasesIn } from './phrases.ts';
import type { TextLine } from './text-lines.ts';

type Term = {
  /** Its most frequent printed form, in lower case. */
  readonly term: string;
  /** All printed forms, in lower case. */
  readonly forms: readonly string[];
  readonly count: number;
  /** In the order of the document. */
  readonly sections: readonly SectionKind[];
};

export type Terms = {
  /** Number of analysed words. */
  readonly words: number;
  /** Content words by count, then in code point order; all forms of a word count as one. */
  readonly terms: readonly Term[];
  /** The same with phrases, whose words are not counted separately. */
  readonly phrasedTerms: readonly Term[];
};

type Quoted = { readonly source: { readonly page: number; readonly quote: string } };

/** Lines with personal data: they must not count, or a name would change the numbers. */
const personalLines = ({ profile }: ResumeContent): ReadonlySet<string> => {
  const single = [profile.name, profile.location].filter((value): value is NonNullable<typeof value> => value !== null);
  const values: readonly Quoted[] = [...single, ...profile.emails, ...profile.phones, ...profile.links];
  return new Set(values.map(({ source }) => `${source.page} ${source.quote}`));
};

type Occurrence = { readonly key: string; readonly form: string; readonly section: SectionKind | null };

type Tally = { count: number; readonly forms: Map<string, number>; readonly sections: Set<SectionKind> };

const tallyOf = (occurrences: readonly Occurrence[]): readonly Term[] => {
  const tallies = new Map<string, Tally>();
  for (const { key, form, section } of occurrences) {
    let tally = tallies.get(key);
    if (tally === undefined) {
      tally = { count: 0, forms: new Map(), sections: new Set() };
      tallies.set(key, tally);
    }
    tally.count += 1;
    tally.forms.set(form, (tally.forms.get(form) ?? 0) + 1);
    if (section !== null) tally.sections.add(section);
  }
  return Array.from(tallies.values(), ({ count, forms, sections }): Term => {
    const ranked = forms.size === 1 ? [...forms] : [...forms].toSorted((a, b) => b[1] - a[1] || compareCodePoints(a[0], b[0]));
    return { term: ranked[0]?.[0] ?? '', forms: ranked.map(([form]) => form), count, sections: [...sections] };
  }).toSorted((a, b) => b.count - a.count || compareCodePoints(a.term, b.term));
};

type PlacedWord = ContentWord & { readonly section: SectionKind | null };

const alone = ({ stem, form, section }: PlacedWord): Occurrence => ({ key: stem, form, section });

/** Phrases as single words, and the other meaningful words; null when there are no phrases. */
const withPhrases = (words: readonly PlacedWord[], locale: Locale | null): readonly Occurrence[] | null => {
  const phrases = phrasesIn(words, locale);
  if (phrases.size === 0) return null;
  const keys = new Map([...phrases].flatMap(([key, ends]) => ends.map((end) => [end, key] as const)));
  return words.flatMap((word, index): readonly Occurrence[] => {
    const key = keys.get(index);
    if (key !== undefined) return [{ key, form: `${words[index - 1]?.form}${word.joint}${word.form}`, section: word.section }];
    return word.alone && !keys.has(index + 1) ? [alone(word)] : [];
  });
};

/** Counts the content words of the body of a resume, without its headings and lines with personal data. */
export const termsOf = (lines: readonly TextLine[], content: ResumeContent, locale: Locale | null): Terms => {
  const personal = personalLines(content);
  const name = content.profile.name?.value ?? null;
  const headings = new Set(content.sections.map(({ heading }) => heading?.trim()));
  const read = contentReader(locale);
  const placed: PlacedWord[] = [];
  let words = 0;
  for (const { text, page, band, section } of lines) {
    if (band !== 'body' || headings.has(text) || personal.has(`${page} ${text.slice(0, 120)}`)) continue;
    if (name !== null && text.includes(name)) continue;
    const found = read(text);
    words += found.words;
    for (const word of found.content) placed.push({ ...word, section });
  }
  const terms = tallyOf(placed.filter((word) => word.alone).map(alone));
  const phrased = withPhrases(placed, locale);
  const phrasedTerms = phrased === null ? terms : tallyOf(phrased);
  return { words, terms: hasTrait(locale, 'spaced_syllables') ? phrasedTerms : terms, phrasedTerms };
};
