import type { SectionKind } from '@winnow/contracts';
import { canonicalSkill, createPhrases, findSkills, type Token, tokensOf } from '@winnow/skills';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { countSigns, digit, letter } from '../signs.ts';
import { knownSkill } from './known-skill.ts';
import { type ListItem, listItems } from './list-items.ts';
import { type Passage, passagesOf } from './passages.ts';
import { skillNames } from './skill-names.ts';

/** A skill as a resume names it in one place. */
export type SkillMention = {
  readonly name: string;
  readonly canonical: string;
  readonly line: ResumeLine;
  readonly section: SectionKind;
  readonly form: 'listed' | 'labelled' | 'told';
  /** False where it may be any word: at the start of a sentence, in lower case, in a title. */
  readonly sound: boolean;
};

/** Other people, and titles of works. */
const unread: ReadonlySet<SectionKind> = new Set<SectionKind>(['references', 'publications']);

/** Sections in which capitals are those of titles. */
const titled: ReadonlySet<SectionKind> = new Set<SectionKind>(['education', 'awards', 'certifications']);

/** Blanks what names people, employers and schools: "Oracle" as an employer is no skill. */
const masked = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => (rest.includes(name) ? rest.replaceAll(name, ' '.repeat(name.length)) : rest), text);

const letters = (text: string): number => countSigns(text, letter | digit);

/** A line mostly of skills is a list without a label. */
const listShare = 0.6;

/** A name is sound when it is written as one where other words are not: "deployed on Kafka", "C#". */
const isNamed = (text: string, start: number, matched: string): boolean => {
  const before = text.slice(0, start).trimEnd();
  const [previous = ''] = /[\p{L}\p{M}\p{Nd}]+$/u.exec(before) ?? [];
  const capital = /\p{Lu}/u.test(matched) || /[\d#+.]/u.test(matched);
  if (!capital || /^\p{Lu}/u.test(previous)) return false;
  const inside = before !== '' && !/[.!?:–—-]$/u.test(before);
  return inside && (previous !== '' || /[,(（、/]$/u.test(before));
};

/** The labelled lists of skills among the lines: behind a label that names skills, or of which most items are known. */
export const labelledSkills = (lines: readonly ResumeLine[]): ReadonlyMap<ResumeLine, readonly ListItem[]> => {
  const items = listItems(lines.filter(({ text }) => /[:：]/u.test(text))).filter(({ label }) => label !== null);
  const byLine = Map.groupBy(items, ({ line }) => line);
  const isList = (own: readonly ListItem[]): boolean => {
    const [first] = own;
    if (first === undefined || first.label === null) return false;
    if (lookUpHeading(first.label, null)?.kind === 'skills') return true;
    const known = own.filter(({ text }) => knownSkill(text) !== undefined).length;
    return known > 1 && known * 2 >= own.length;
  };
  return new Map([...byLine].filter(([, own]) => isList(own)));
};

const labelledIn = ({ kind, lines }: Pick<Section, 'kind' | 'lines'>): readonly SkillMention[] =>
  [...labelledSkills(lines).values()].flat().flatMap(({ text, line }) =>
    skillNames(text, true).map((name) => ({
      ...{ name, canonical: canonicalSkill(name), line, section: kind },
      ...({ form: 'labelled', sound: true } as const),
    })),
  );

/** Finds the names in a text, by whole words, in one pass. */
const namesFinder = (names: readonly string[]): ((tokens: readonly Token[]) => readonly { canonical: string; at: number }[]) => {
  const phrases = createPhrases(names.map((name) => [name, name] as const));
  if (names.length === 0) return () => [];
  return (tokens) =>
    tokens.flatMap((token, index) => {
      const [hit] = phrases.at(tokens, index);
      return hit === undefined ? [] : hit.values.map((canonical) => ({ canonical, at: token.start }));
    });
};

/** Shorter names that no table knows occur in any text. */
const minNameLength = 3;

/** What the resume says of itself elsewhere, by which the same words in its lines are judged. */
export type Context = {
  /** Canonical names of the listed skills. */
  readonly listed: readonly string[];
  /** Lines that are lists of skills themselves. */
  readonly lists: ReadonlySet<ResumeLine>;
  /** The person, employers and schools. */
  readonly names: readonly string[];
  /** Titles of positions, and the headline: their words are no sound names of skills. */
  readonly titles: readonly string[];
};

/** Every skill that the sections name beside their lists: those that the table knows, and the listed ones that it does not. */
export const skillMentions = (sections: readonly Section[], context: Context): readonly SkillMention[] => {
  const { listed, lists, names, titles } = context;
  const unknown = listed.filter((canonical) => canonical.length >= minNameLength && knownSkill(canonical) === undefined);
  const findListed = namesFinder([...new Set(unknown)]);
  const toldIn = (section: SectionKind, { text: printed, lineAt }: Passage): readonly SkillMention[] => {
    const text = masked(printed, names);
    const untitled = masked(text, titles);
    const tokens = tokensOf(text);
    const known = findSkills(text, tokens);
    const isList = known.reduce((sum, { matched }) => sum + letters(matched), 0) >= listShare * letters(text);
    const isSound = (start: number, matched: string): boolean =>
      untitled.startsWith(matched, start) && (isList || (!titled.has(section) && isNamed(text, start, matched)));
    const form = section === 'skills' ? 'listed' : 'told';
    return [
      ...known.map(({ canonical, matched, start }) => ({
        ...({ name: matched, canonical, line: lineAt(start), section, form, sound: isSound(start, matched) } as const),
      })),
      ...findListed(tokens).map(({ canonical, at }) => ({
        ...({ name: canonical, canonical, line: lineAt(at), section, form, sound: false } as const),
      })),
    ];
  };
  return sections
    .filter(({ kind }) => !unread.has(kind))
    .flatMap(({ kind, lines }) => {
      const own = lines.filter((line) => !lists.has(line));
      const labelled = kind === 'skills' ? [] : labelledIn({ kind, lines: own });
      return [...labelled, ...passagesOf(own).flatMap((passage) => toldIn(kind, passage))];
    });
};
