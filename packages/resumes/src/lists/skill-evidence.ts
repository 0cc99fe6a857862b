import type { LanguageCode } from '@winnow/contracts';
import { bucket, numbered } from '@winnow/decode';
import { spokenLanguageIn } from '@winnow/languages';
import { findSkills } from '@winnow/skills';
import { countryNamed } from '../contact/countries.ts';
import { wordingOf } from '../entries/cues.ts';
import { casedAs } from '../entries/piece-evidence.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { ngramEvidence } from '../ngrams/ngram-evidence.ts';
import { countPieces } from '../signs.ts';
import { functionWords } from './function-words.ts';
import { isGroupName } from './group-names.ts';
import { knownSkill } from './known-skill.ts';
import type { ListItem } from './list-items.ts';

/** What may name a skill, and the item of a list that it is taken from. */
export type SkillCandidate = { readonly name: string; readonly item: ListItem };

/** What an item shares with its neighbours. */
type Neighbours = { readonly count: number; readonly known: number; readonly words: number };

const neighboursIn = (items: readonly ListItem[]): Neighbours => ({
  count: items.length,
  known: items.filter(({ text }) => knownSkill(text) !== undefined).length / Math.max(1, items.length),
  words: items.reduce((sum, { text }) => sum + countPieces(text), 0) / Math.max(1, items.length),
});

type Held = 'known' | 'begins' | 'inside' | 'none';

const holds = (name: string): Held => {
  if (knownSkill(name) !== undefined) return 'known';
  const [first] = findSkills(name);
  return first === undefined ? 'none' : first.start === 0 ? 'begins' : 'inside';
};

const smallWordsIn = (name: string): number =>
  name.split(/\s+/u).filter((word) => functionWords().has(word.toLowerCase())).length;

const labelAs = (label: string | null): string => {
  if (label === null) return 'none';
  if (isGroupName(label)) return 'group';
  if (knownSkill(label) !== undefined) return 'skill';
  const kind = lookUpHeading(label, null)?.kind;
  return kind === undefined ? `${Math.min(3, countPieces(label))}` : `heading ${kind}`;
};

/** Limits of the mean number of words, and of the share of known skills in a list. */
const [wordLimits, shareLimits] = [
  [1.5, 2.2, 3, 4.5, 7],
  [0.05, 0.2, 0.4, 0.6, 0.8],
] as const;

/** What a text tells by itself, and the known skill that it holds. */
const textEvidence = (name: string, held: Held, language: LanguageCode | null): readonly number[] => {
  const [words, casing] = [bucket(countPieces(name), [2, 3, 4, 5, 7]), casedAs(name)];
  const { title, company, institution } = wordingOf(name);
  const small = Math.min(3, smallWordsIn(name));
  const heading = lookUpHeading(name, language)?.kind;
  return [
    numbered`words=${words}`,
    numbered`length=${bucket(name.length, [3, 6, 12, 20, 30, 45])}`,
    numbered`case=${casing}`,
    numbered`case=${casing} words=${words}`,
    numbered`holds=${held}`,
    numbered`holds=${held} words=${words}`,
    numbered`small words=${small}`,
    ...ngramEvidence(name),
    ...(small > 0 && functionWords().has((name.split(/\s+/u)[0] ?? '').toLowerCase()) ? [numbered`begins small`] : []),
    ...(heading === undefined ? [] : [numbered`heading=${heading}`]),
    ...(title ? [numbered`title`] : []),
    ...(company ? [numbered`company`] : []),
    ...(institution ? [numbered`institution`] : []),
    ...(spokenLanguageIn(name) === null ? [] : [numbered`language`]),
    ...(countryNamed(name, language) === undefined ? [] : [numbered`country`]),
    ...(/\p{Nd}/u.test(name) ? [numbered`digits=${/\p{Nd}{4}/u.test(name)}`] : []),
    ...(/[(（]/u.test(name) ? [numbered`bracket`] : []),
    ...(/[.。!?…]$/u.test(name) ? [numbered`full stop`] : []),
    ...(/["“”„«»『「]/u.test(name) ? [numbered`quotes`] : []),
    ...(/%|[$€£]/u.test(name) ? [numbered`amount`] : []),
  ];
};

/** What the list around a text tells. */
const placeEvidence = (
  { name, item }: SkillCandidate,
  inLine: readonly ListItem[],
  line: Neighbours,
  list: Neighbours,
): readonly number[] => {
  const at = inLine.indexOf(item);
  const side = at === 0 ? 'first' : at === inLine.length - 1 ? 'last' : 'inner';
  const [count, share, words] = [
    bucket(line.count, [2, 3, 5, 9]),
    bucket(list.known, shareLimits),
    bucket(list.words, wordLimits),
  ];
  const label = labelAs(item.label);
  return [
    numbered`part=${name === item.text}`,
    numbered`label=${label}`,
    numbered`label=${label} in line=${count}`,
    numbered`in line=${count} ${side}`,
    numbered`line words=${bucket(line.words, wordLimits)}`,
    numbered`line known=${bucket(line.known, [0.05, 0.34, 0.67])}`,
    numbered`list known=${share}`,
    numbered`list words=${words}`,
    numbered`list known=${share} words=${words}`,
    numbered`list=${bucket(list.count, [3, 6, 12, 25, 60])}`,
    numbered`bullet=${item.line.bullet} in line=${count}`,
    numbered`line stop=${/[.。!?]$/u.test(item.line.text)}`,
    numbered`bold=${item.line.bold}`,
    numbered`line length=${bucket(item.line.text.length, [15, 40, 80, 140])}`,
  ];
};

/** The evidence of whether names in the items of lists are those of skills. */
export const skillEvidence = (
  items: readonly ListItem[],
  language: LanguageCode | null,
): ((candidate: SkillCandidate) => readonly number[]) => {
  const lines = Map.groupBy(items, ({ line }) => line);
  const around = new Map<ResumeLine, Neighbours>();
  const list = neighboursIn(items);
  return (candidate) => {
    const { line } = candidate.item;
    const own = lines.get(line) ?? [];
    const beside = around.get(line) ?? neighboursIn(own);
    around.set(line, beside);
    const held = holds(candidate.name);
    return [
      ...textEvidence(candidate.name, held, language),
      ...placeEvidence(candidate, own, beside, list),
      numbered`holds=${held} list known=${bucket(list.known, shareLimits)}`,
    ];
  };
};
