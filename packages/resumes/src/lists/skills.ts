import type { LanguageCode, ResumeContent, SkillEvidence } from '@winnow/contracts';
import { foldLetters } from '@winnow/languages';
import { canonicalSkill, isCertification } from '@winnow/skills';
import { type MonthNumber, spanOf, unionMonths } from '../dates/months.ts';
import { sourceOf } from '../evidence.ts';
import type { Section } from '../headings/split-sections.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { linesOfPositions } from './lines-of-positions.ts';
import type { ListItem } from './list-items.ts';
import { ownItems, skillCandidates } from './skill-candidates.ts';
import type { SkillCandidate } from './skill-evidence.ts';
import { type SkillMention, skillMentions } from './skill-mentions.ts';
import { skillChances } from './skill-model.ts';
import { unqualified } from './skill-names.ts';

type Skill = ResumeContent['skills'][number];

/** What is read before the skills: who it is about, and the positions in which skills are shown. */
type Known = Pick<ResumeContent, 'profile' | 'experience' | 'education'>;

/** More evidence does not help a reader. */
const maxEvidence = 5;

/** A resume that lists fewer skills lists none: those that it shows elsewhere are its skills. */
const minListed = 3;

/** More employers, schools or titles are no resume. */
const maxNames = 100;

/** More skills are no resume. */
const maxSkills = 300;

type Listed = { readonly name: string; readonly canonical: string; readonly chance: number; readonly line: ResumeLine };

/** Names with a lower chance of being those of skills are left out. Chosen on labelled resumes. */
const minChance = 0.2;

/** The skills that the resume lists as such, each once. */
const listedSkills = (items: readonly ListItem[], person: string, language: LanguageCode | null): readonly Listed[] => {
  const found = new Map<string, Listed>();
  const chanceOf = skillChances(items, language);
  const add = (candidate: SkillCandidate): boolean => {
    const { name, item } = candidate;
    const folded = foldLetters(unqualified(name)).replace(/\s+/gu, ' ').trim();
    if (found.has(folded)) return true;
    const chance = chanceOf(candidate);
    if (chance < minChance || folded === foldLetters(person)) return false;
    found.set(folded, { name, canonical: canonicalSkill(name), chance, line: item.line });
    return true;
  };
  for (const { whole, inside } of skillCandidates(items)) if (!add(whole)) for (const part of inside) add(part);
  return [...found.values()].slice(0, maxSkills);
};

const listing = ({ name, canonical, line }: Listed): SkillMention => ({
  ...{ name, canonical, line, section: 'skills', form: 'listed', sound: true },
});

/** What the positions tell about the lines in which skills are shown. */
const evidenceReader = (sections: readonly Section[], { experience }: Known, reference: MonthNumber | null) => {
  const positions = linesOfPositions(sections, experience);
  const evidenceOf = ({ line, section, form }: SkillMention): SkillEvidence => {
    const position = positions.get(line) ?? null;
    const entry = position === null ? undefined : experience[position];
    return { ...sourceOf(line), section, form, position, from: entry?.start?.iso ?? null, to: entry?.end?.iso ?? null };
  };
  /** The listing first, then one place of each position, then the others. */
  const evidence = (mentions: readonly SkillMention[]): readonly SkillEvidence[] => {
    const seen = new Set<string>();
    const rankOf = (each: SkillEvidence): number => {
      const key = each.position === null ? each.section : `${each.position}`;
      const first = !seen.has(key);
      seen.add(key);
      return (first ? 0 : 3) + (each.section === 'skills' ? 0 : each.position === null ? 2 : 1);
    };
    const unique = new Map(
      mentions
        .map(evidenceOf)
        .map((each) => [`${each.page} ${each.section} ${each.quote}`, each] as const)
        .toReversed(),
    );
    return [...unique.values()]
      .toReversed()
      .map((each) => ({ each, rank: rankOf(each) }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, maxEvidence)
      .map(({ each }) => each);
  };
  const months = (mentions: readonly SkillMention[]): number | null => {
    const shown = new Set(mentions.flatMap(({ line }) => positions.get(line) ?? []));
    const spans = [...shown].flatMap((index) => {
      const { start = null, end = null } = experience[index] ?? {};
      return [spanOf({ start: start?.iso ?? null, end: end?.iso ?? null, current: end?.current ?? false }, reference)];
    });
    const total = unionMonths(spans.filter((span) => span !== undefined));
    return total === null ? null : Math.min(1_200, total);
  };
  return (name: string, confidence: number, mentions: readonly [SkillMention, ...SkillMention[]]): Skill => ({
    ...{
      value: name,
      name,
      canonical: mentions[0].canonical,
      evidence: evidence(mentions),
      months: months(mentions),
      confidence,
    },
    source: sourceOf(mentions[0].line),
  });
};

const confidenceOf = ({ form, sound }: SkillMention): number => (form === 'labelled' ? 0.85 : sound ? 0.7 : 0.5);

/**
 * The skills that the resume lists as such, and those that it shows elsewhere, each with where it is shown and for how long. A
 * resume without a list has those as its skills that it shows by name.
 */
export const readSkills = (
  sections: readonly Section[],
  known: Known,
  reference: MonthNumber | null,
  language: LanguageCode | null,
): Pick<ResumeContent, 'skills' | 'other_skills'> => {
  const { profile, experience, education } = known;
  const textOf = (value: { readonly value: string } | null): string => value?.value ?? '';
  const person = textOf(profile.name);
  const { items, labelledLines } = ownItems(sections);
  const listed = listedSkills(items, person, language);
  const canonicals = listed.map(({ canonical }) => canonical);
  const named = [
    person,
    ...experience.flatMap(({ company, location }) => [textOf(company), textOf(location)]),
    ...education.map((each) => textOf(each.institution)),
  ];
  const titled = [textOf(profile.headline), ...experience.map(({ title }) => textOf(title))];
  const longEnough = (names: readonly string[]): readonly string[] =>
    [...new Set(names)].filter((name) => name.length > 2).slice(0, maxNames);
  const context = { listed: canonicals, lists: labelledLines, names: longEnough(named), titles: longEnough(titled) };
  const mentions = Map.groupBy(skillMentions(sections, context), ({ canonical }) => canonical);
  const skillOf = evidenceReader(sections, known, reference);
  const skills = listed.map(
    (own): Skill => skillOf(own.name, Math.round(own.chance * 100) / 100, [listing(own), ...(mentions.get(own.canonical) ?? [])]),
  );
  const inLists = new Set(canonicals);
  const others = [...mentions].flatMap(([canonical, [first, ...rest]]) => {
    if (first === undefined || inLists.has(canonical)) return [];
    const best = [first, ...rest].find(({ form }) => form === 'labelled') ?? [first, ...rest].find(({ sound }) => sound) ?? first;
    const sound = best.sound && best.form !== 'listed' && !isCertification(canonical);
    return [{ skill: skillOf(best.name, confidenceOf(best), [first, ...rest]), sound }];
  });
  const promoted = skills.length < minListed ? others.filter(({ sound }) => sound) : [];
  return {
    skills: [...skills, ...promoted.map(({ skill }) => skill)].slice(0, maxSkills),
    other_skills: others
      .filter((each) => !promoted.includes(each))
      .map(({ skill }) => skill)
      .slice(0, maxSkills),
  };
};
